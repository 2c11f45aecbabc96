import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { removeLeadingTo } from '../../notifications/commands/notify.ts';
import { posts } from '../tables.ts';
import { lockOwnPost } from './edit-post.ts';

/** Removes an own post or draft with its comments and likes; its picture goes with the unused uploads. */
export async function deletePost(services: Services, viewerId: string, postId: string): Promise<'deleted' | 'forbidden' | null> {
  return services.db.transaction(async (tx) => {
    const stored = await lockOwnPost(tx, viewerId, postId);
    if (stored === null || stored === 'forbidden') return stored;
    await tx.delete(posts).where(eq(posts.id, postId));
    await removeLeadingTo(tx, services, viewerId, `/feed/${postId}`);
    return 'deleted';
  });
}
