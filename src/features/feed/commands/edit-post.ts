import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Post } from '../contract.ts';
import { canEditPost, postsLimit } from '../policy.ts';
import { canSeePost, findPost } from '../queries.ts';
import { posts } from '../tables.ts';
import { mayCarry, startTelling } from '../updates/commands/carry-project.ts';
import { mayUseImage } from './create-post.ts';

type Edit = {
  id: string;
  content: string;
  imageId?: string;
  imageAlt: string;
  projectId?: string | null;
  basedOn: string;
  publish: boolean;
  now: Date;
};

type Edited = Post | 'forbidden' | 'unknown-image' | 'unknown-project' | 'stale' | null;

/** Changes an own post or draft, or publishes a draft. What says the same already is left as it is, so a repeat does no harm. */
export async function editPost(
  services: Services,
  viewerId: string,
  { id, content, imageId, basedOn, publish, now, ...edit }: Edit,
): Promise<Edited | LimitReached> {
  const { db, rateLimits, settings } = services;
  const editing = db.transaction(async (tx) => {
    const stored = await lockOwnPost(tx, viewerId, id);
    if (stored === null || stored === 'forbidden') return stored;
    const imageAlt = imageId === undefined ? '' : edit.imageAlt;
    const projectId = stored.isPublished || edit.projectId === undefined ? stored.projectId : edit.projectId;
    const saysTheSame =
      stored.content === content && stored.imageId === (imageId ?? null) && stored.imageAlt === imageAlt && stored.projectId === projectId;
    if (saysTheSame && (stored.isPublished || !publish)) return findPost(tx, viewerId, id);

    const version = stored.editedAt ?? stored.createdAt;
    if (version.toISOString() !== new Date(basedOn).toISOString()) return 'stale';
    if (stored.imageId !== imageId && !(await mayUseImage(tx, viewerId, imageId))) return 'unknown-image';
    if (!stored.isPublished && !(await mayCarry(tx, viewerId, projectId))) return 'unknown-project';
    const publishes = publish && !stored.isPublished;
    if (publishes) await rateLimits.countIn(tx, postsLimit(settings), viewerId);
    // Two changes within a millisecond are two versions.
    const changedAt = new Date(Math.max(now.getTime(), version.getTime() + 1));
    // Until it is published, a draft's time is when it was last saved.
    const times = stored.isPublished ? { editedAt: changedAt } : { createdAt: changedAt };
    await tx
      .update(posts)
      .set({ content, imageId: imageId ?? null, imageAlt, projectId, isPublished: stored.isPublished || publish, ...times })
      .where(eq(posts.id, id));
    if (publishes && projectId !== null) await startTelling(tx, services, id);
    return findPost(tx, viewerId, id);
  });
  return orLimited<Edited>(editing);
}

/** The row of a post that the viewer is about to change; null when there is none for them. */
export async function lockOwnPost(
  tx: Transaction,
  viewerId: string,
  postId: string,
): Promise<typeof posts.$inferSelect | 'forbidden' | null> {
  const [stored] = await tx.select().from(posts).where(eq(posts.id, postId)).for('update');
  if (stored === undefined) return null;
  if (canEditPost(viewerId, stored.authorId)) return stored;
  return (await canSeePost(tx, viewerId, postId)) ? 'forbidden' : null;
}
