import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { profiles } from '../../profiles/tables.ts';
import { posts } from '../tables.ts';

/**
 * Keeps the account of who writes until the transaction ends; false when it is gone. One that is being
 * deleted is waited for, before anything else is locked, so that neither waits for the other.
 */
export async function holdPerson(tx: Transaction, personId: string): Promise<boolean> {
  const held = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('key share');
  return held.length > 0;
}

/** The same of a post's author, who is to be told of something: before the post, which their departure takes after them. */
export async function holdAuthor(tx: Transaction, postId: string): Promise<boolean> {
  const held = await tx
    .select({ id: profiles.id })
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.authorId))
    .where(eq(posts.id, postId))
    .for('key share', { of: profiles });
  return held.length > 0;
}
