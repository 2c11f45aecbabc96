import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { isOwnUpload } from '../../uploads/queries.ts';
import type { Post } from '../contract.ts';
import { draftsLimit, postsLimit } from '../policy.ts';
import { findPost } from '../queries.ts';
import { posts } from '../tables.ts';
import { mayCarry, startTelling } from '../updates/commands/carry-project.ts';

type NewPost = { id: string; content: string; imageId?: string; imageAlt: string; projectId?: string; isDraft: boolean; createdAt: Date };

type Created = Post | 'id-taken' | 'unknown-image' | 'unknown-project';

/**
 * Publishes a post or keeps a draft. The same post sent again by its author returns the first one, even if its picture or
 * project is gone by then, and doesn't count towards the limit.
 */
export async function createPost(services: Services, authorId: string, { isDraft, ...post }: NewPost): Promise<Created | LimitReached> {
  const { db, rateLimits, settings } = services;
  const creating = db.transaction(async (tx) => {
    await lockViewer(tx, authorId);
    const mayUse = await mayUseImage(tx, authorId, post.imageId);
    const mayUpdate = await mayCarry(tx, authorId, post.projectId);
    if (mayUse && mayUpdate) {
      const row = { ...post, authorId, isPublished: !isDraft, imageAlt: post.imageId === undefined ? '' : post.imageAlt };
      const added = await tx.insert(posts).values(row).onConflictDoNothing({ target: posts.id }).returning({ id: posts.id });
      if (added.length > 0) {
        await rateLimits.countIn(tx, isDraft ? draftsLimit(settings) : postsLimit(settings), authorId);
        if (!isDraft && post.projectId !== undefined) await startTelling(tx, services, post.id);
      }
    }
    const stored = await findPost(tx, authorId, post.id);
    if (stored?.author.id === authorId) return stored;
    if (!mayUse) return 'unknown-image';
    return mayUpdate ? 'id-taken' : 'unknown-project';
  });
  return orLimited<Created>(creating);
}

/** Whether an author may show this upload in a post; no picture always may. */
export async function mayUseImage(tx: Transaction, ownerId: string, imageId: string | undefined): Promise<boolean> {
  return imageId === undefined || (await isOwnUpload(tx, { id: imageId, ownerId, kind: 'post-image' }));
}
