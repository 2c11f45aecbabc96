import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { changeExcerpt, notify, withdraw } from '../../notifications/commands/notify.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { canSee } from '../../relations/queries.ts';
import { lockAuthor } from '../commands/lock-author.ts';
import { commentsLimit } from '../policy.ts';
import { canSeePost } from '../queries.ts';
import { postComments, posts } from '../tables.ts';
import type { Comment } from './contract.ts';
import { canDeleteComment, canEditComment, commentsTopic } from './policy.ts';
import { findComment, findPlace } from './queries.ts';

/*
 * A post's count of comments is a plain counter, changed in the transaction of the comment. It makes comments on one
 * post wait for each other's commit, which likes couldn't bear (docs/decisions/007-likes.md); but comments are written
 * one at a time by people who think, and reading stays as cheap as it gets.
 *
 * The post's row is always locked before its comments, as its deletion does.
 */

type NewComment = { id: string; postId: string; content: string; createdAt: Date };
type Counted = { comment: Comment; commentsCount: number };

/** Adds a comment; the same one sent again by its author returns the first. Null if the post doesn't exist for them. */
export async function createComment(
  services: Services,
  authorId: string,
  comment: NewComment,
): Promise<Counted | LimitReached | 'id-taken' | null> {
  const { rateLimits, settings } = services;
  const creating = services.db.transaction(async (tx) => {
    await lockViewer(tx, authorId);
    if (!(await lockAuthor(tx, comment.postId))) return null;
    const post = await lockPost(tx, comment.postId);
    if (post === null || !(await canSeePost(tx, authorId, post.id))) return null;
    const values = { ...comment, authorId };
    const added = await tx.insert(postComments).values(values).onConflictDoNothing({ target: postComments.id }).returning();
    const isNew = added.length > 0;
    if (isNew) await rateLimits.countIn(tx, commentsLimit(settings), authorId);
    const commentsCount = isNew ? await count(tx, comment.postId, 1) : post.commentsCount;
    const place = await findPlace(tx, authorId, comment.id);
    const stored = await findComment(tx, authorId, comment.id);
    if (stored?.author.id !== authorId || place?.postId !== comment.postId) return 'id-taken';
    const { id: commentId, postId, content: text } = comment;
    if (isNew) {
      await notify(tx, services, post.authorId, { kind: 'comment', actorId: authorId, postId, commentId, text });
      await tellTalking(tx, services, post, authorId);
    }
    return { comment: stored, commentsCount };
  });
  return orLimited<Counted | 'id-taken' | null>(creating);
}

/** Changes an own comment; null when there is no such comment for this viewer. */
export async function editComment(
  services: Services,
  viewerId: string,
  { id, content, now }: { id: string; content: string; now: Date },
): Promise<Comment | 'forbidden' | null> {
  return services.db.transaction(async (tx) => {
    const place = await findPlace(tx, viewerId, id);
    if (place === null) return null;
    if (!canEditComment(viewerId, place.authorId)) return 'forbidden';
    const isIt = eq(postComments.id, id);
    const [before] = await tx.select({ content: postComments.content }).from(postComments).where(isIt).for('update');
    // The same text again, as of a repeated request, is no change.
    if (before !== undefined && before.content !== content) {
      await tx.update(postComments).set({ content, editedAt: now }).where(isIt);
      const quote = { kind: 'comment', personId: place.postAuthorId, subjectId: id, from: before.content, to: content } as const;
      await changeExcerpt(tx, services, quote);
      await tellTalking(tx, services, { id: place.postId, authorId: place.postAuthorId }, viewerId);
    }
    return findComment(tx, viewerId, id);
  });
}

/** Removes an own comment; null when there is no such comment for this viewer. */
export async function deleteComment(
  services: Services,
  viewerId: string,
  id: string,
): Promise<{ commentsCount: number } | 'forbidden' | null> {
  return services.db.transaction(async (tx) => {
    const place = await findPlace(tx, viewerId, id);
    if (place === null) return null;
    if (!canDeleteComment(viewerId, place.authorId)) return 'forbidden';
    const post = await lockPost(tx, place.postId);
    const removed = await tx.delete(postComments).where(eq(postComments.id, id)).returning({ id: postComments.id });
    // Gone meanwhile, by another window of its author.
    if (post === null || removed.length === 0) return null;
    await withdraw(tx, services, post.authorId, 'comment', id);
    await tellTalking(tx, services, post, viewerId);
    return { commentsCount: await count(tx, place.postId, -1) };
  });
}

/** The comments whose authors are told of another: those who still talk. */
const recentComments = 20;

/**
 * Tells the browsers of a post's author and of those who commented last that somebody else added, changed or removed a comment.
 * Not of those who don't meet this person, or don't see the post any more.
 */
async function tellTalking(
  tx: Transaction,
  { live }: Pick<Services, 'live'>,
  post: { id: string; authorId: string },
  actorId: string,
): Promise<void> {
  const recent = await tx
    .select({ id: postComments.authorId })
    .from(postComments)
    .where(and(eq(postComments.postId, post.id), canSee(postComments.authorId, actorId), canSee(postComments.authorId, post.authorId)))
    .orderBy(desc(postComments.createdAt), desc(postComments.id))
    .limit(recentComments);
  const talking = new Set([post.authorId, ...recent.map(({ id }) => id)]);
  talking.delete(actorId);
  await live.tell(tx, [...talking], { topic: commentsTopic, id: post.id });
}

async function lockPost(tx: Transaction, postId: string) {
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('no key update');
  return post ?? null;
}

async function count(tx: Transaction, postId: string, change: 1 | -1): Promise<number> {
  const [post] = await tx
    .update(posts)
    .set({ commentsCount: sql`${posts.commentsCount} + ${change}` })
    .where(eq(posts.id, postId))
    .returning({ commentsCount: posts.commentsCount });
  return post?.commentsCount ?? 0;
}
