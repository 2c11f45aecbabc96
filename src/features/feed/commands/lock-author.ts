import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { profiles } from '../../profiles/tables.ts';
import { posts } from '../tables.ts';

/** Locks the account of a post's author before the post, because deleting an account locks its posts after it. */
export async function lockAuthor(tx: Transaction, postId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: profiles.id })
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.authorId))
    .where(eq(posts.id, postId))
    .for('key share', { of: profiles });
  return locked.length > 0;
}
