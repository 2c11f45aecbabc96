import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { posts } from '../tables.ts';
import { lockOwnPost } from './edit-post.ts';

/** Removes an own post or draft with its comments and likes; its picture goes with the unused uploads. */
export async function deletePost(db: Database, viewerId: string, postId: string): Promise<'deleted' | 'forbidden' | null> {
  return db.transaction(async (tx) => {
    const stored = await lockOwnPost(tx, viewerId, postId);
    if (stored === null || stored === 'forbidden') return stored;
    await tx.delete(posts).where(eq(posts.id, postId));
    return 'deleted';
  });
}
