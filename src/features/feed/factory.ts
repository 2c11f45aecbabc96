import { eq, sql } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { postComments, postLikeChanges, postLikes, posts } from './tables.ts';

export type MadePost = Required<Pick<typeof posts.$inferInsert, 'id' | 'authorId' | 'content' | 'isPublished' | 'createdAt'>> &
  Pick<typeof posts.$inferInsert, 'imageId' | 'imageAlt' | 'projectId'>;

/** A post, published by default. */
export async function makePost(db: Executor, details: Pick<MadePost, 'authorId'> & Partial<MadePost>): Promise<MadePost> {
  const post = { id: newId(), content: 'Vandaag gezaaid.', isPublished: true, createdAt: new Date(), ...details };
  await db.insert(posts).values(post);
  return post;
}

/** A like, with the count that goes with it. */
export async function makeLike(db: Executor, like: { postId: string; personId: string }): Promise<void> {
  await db.insert(postLikes).values(like);
  await db.insert(postLikeChanges).values({ postId: like.postId, change: 1 });
}

/** A comment, with the count that goes with it. */
export async function makeComment(
  db: Executor,
  details: { postId: string; authorId: string; content?: string; createdAt?: Date },
): Promise<{ id: string; createdAt: Date }> {
  const comment = { id: newId(), content: 'Mooi gezaaid.', createdAt: new Date(), ...details };
  await db.insert(postComments).values(comment);
  await db
    .update(posts)
    .set({ commentsCount: sql`${posts.commentsCount} + 1` })
    .where(eq(posts.id, details.postId));
  return comment;
}
