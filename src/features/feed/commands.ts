import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/server/database.ts';
import { isOwnUpload } from '../uploads/queries.ts';
import type { Post } from './contract.ts';
import { findPost } from './queries.ts';
import { postLikeChanges, postLikes, posts } from './tables.ts';

type NewPost = { id: string; content: string; imageId?: string; imageAlt: string; createdAt: Date };

/** Publishes a post; the same post sent again by its author gives the first one, whatever became of its picture. */
export async function createPost(db: Database, authorId: string, post: NewPost): Promise<Post | 'id-taken' | 'unknown-image'> {
  const { imageId } = post;
  return db.transaction(async (tx) => {
    const mayUseImage = imageId === undefined || (await isOwnUpload(tx, { id: imageId, ownerId: authorId, kind: 'post-image' }));
    if (mayUseImage) {
      const row = { ...post, authorId, imageAlt: imageId === undefined ? '' : post.imageAlt };
      await tx.insert(posts).values(row).onConflictDoNothing({ target: posts.id });
    }
    const stored = await findPost(tx, authorId, post.id);
    if (stored?.author.id === authorId) return stored;
    return mayUseImage ? 'id-taken' : 'unknown-image';
  });
}

/** What a like or unlike leads to; null when there is no such post for this viewer. */
type LikeState = Pick<Post, 'likesCount' | 'likedByViewer'> | null;

/** Likes a post; the primary key keeps it to one like per person. */
export async function likePost(db: Database, personId: string, postId: string): Promise<LikeState> {
  return db.transaction(async (tx) => {
    if ((await findPost(tx, personId, postId)) === null) return null;
    const added = await tx.insert(postLikes).values({ postId, personId }).onConflictDoNothing().returning({ postId: postLikes.postId });
    if (added.length > 0) await tx.insert(postLikeChanges).values({ postId, change: 1 });
    return findPost(tx, personId, postId);
  });
}

/** Takes a like back. */
export async function unlikePost(db: Database, personId: string, postId: string): Promise<LikeState> {
  return db.transaction(async (tx) => {
    const mine = and(eq(postLikes.postId, postId), eq(postLikes.personId, personId));
    const removed = await tx.delete(postLikes).where(mine).returning({ postId: postLikes.postId });
    if (removed.length > 0) await tx.insert(postLikeChanges).values({ postId, change: -1 });
    return findPost(tx, personId, postId);
  });
}

/**
 * Folds the changes into the posts' counts, in one statement: a reader sees a like either as a
 * change or in the count, never twice. Rows that another server folds are left to it.
 */
export async function foldLikes(db: Database): Promise<void> {
  await db.execute(sql`
    with taken as (
      delete from post_like_changes where id in (
        select id from post_like_changes order by id limit 10000 for update skip locked
      )
      returning post_id, change
    ), sums as (
      select post_id, sum(change)::int as change from taken group by post_id order by post_id
    )
    update posts set likes_count = likes_count + sums.change from sums where posts.id = sums.post_id`);
}
