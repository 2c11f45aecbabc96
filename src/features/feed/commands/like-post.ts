import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { lockUnreadSql } from '../../notifications/queries/notifications.ts';
import { lockPerson } from '../../profiles/commands/lock-person.ts';
import type { Post } from '../contract.ts';
import { canSeePost, findLikes, visiblePostSql } from '../queries.ts';
import { postLikeChanges, postLikes, posts } from '../tables.ts';
import { lockAuthor } from './lock-author.ts';

/** The state after a like or unlike; null if the post doesn't exist for this viewer. */
type LikeState = Pick<Post, 'likesCount' | 'likedByViewer'> | null;

/** Likes without a notification: of one's own post, or while the author has an unread notification of this post's likes. */
export const likeSql = `
with liker as (
  select id from profiles where id = $1 for key share
), target as (
  select p.id as post_id, p.author_id, liker.id as person_id from liker, posts p
  where p.id = $2 and ${visiblePostSql('p', '$1')} for key share of p
), told as (
  ${lockUnreadSql('like', '(select author_id from target)', '(select post_id from target)')}
), added as (
  insert into post_likes (post_id, person_id) select post_id, person_id from target
  where author_id = person_id or (select true from told) on conflict do nothing returning post_id
)
insert into post_like_changes (post_id, change) select post_id, 1 from added`;

/**
 * Likes a post; the primary key keeps it to one like per person. Nearly every like of a hot post is one statement, so
 * that its locks are held for no round trip: first the person's row, so that an account that is being deleted is
 * waited for and then found gone, then the post's, for the same reason. The first one since its author last looked
 * takes the longer way, with the notification in its transaction (docs/decisions/013-notifications.md).
 */
export async function likePost(services: Services, personId: string, postId: string): Promise<LikeState | 'signed-out'> {
  const { db } = services;
  await db.$client.query({ name: 'like-post', text: likeSql, values: [personId, postId] });
  const state = await findLikes(db, personId, postId);
  if (state === null || state.likedByViewer) return state;
  const isThere = await likeAndNotify(services, personId, postId);
  return isThere ? findLikes(db, personId, postId) : 'signed-out';
}

/** Returns false if the person's account is gone. */
async function likeAndNotify(services: Services, personId: string, postId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, personId))) return false;
    if (!(await lockAuthor(tx, postId))) return true;
    const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('key share');
    if (post === undefined || !(await canSeePost(tx, personId, postId))) return true;
    const added = await tx.insert(postLikes).values({ postId, personId }).onConflictDoNothing().returning({ postId: postLikes.postId });
    if (added.length === 0) return true;
    await tx.insert(postLikeChanges).values({ postId, change: 1 });
    await notify(tx, services, post.authorId, { kind: 'like', actorId: personId, postId });
    return true;
  });
}

const unlikeSql = `
with removed as (
  delete from post_likes l using posts p
  where l.person_id = $1 and l.post_id = $2 and p.id = l.post_id and ${visiblePostSql('p', '$1')} returning l.post_id
)
insert into post_like_changes (post_id, change) select p.id, -1 from removed join posts p on p.id = removed.post_id for key share of p`;

/** Removes a like; folding updates the author's notification later. */
export async function unlikePost({ db }: Pick<Services, 'db'>, personId: string, postId: string): Promise<LikeState> {
  await db.$client.query({ name: 'unlike-post', text: unlikeSql, values: [personId, postId] });
  return findLikes(db, personId, postId);
}
