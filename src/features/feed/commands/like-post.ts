import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { newId } from '../../../platform/ids.ts';
import { writeEventsSql } from '../../../platform/server/live/write-events.ts';
import type { Services } from '../../../platform/server/services.ts';
import { liveTopic, notify, storeNotificationsSql } from '../../notifications/commands/notify.ts';
import { placeOf, preferenceOf } from '../../notifications/policy.ts';
import { lockUnreadSql } from '../../notifications/queries/notifications.ts';
import { channelSql } from '../../notifications/queries/preferences.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import type { Post } from '../contract.ts';
import { canSeePost, findLikes, likesCountSql, visiblePostSql } from '../queries.ts';
import { postLikeChanges, postLikes, posts } from '../tables.ts';
import { lockAuthor } from './lock-author.ts';

/** The state after a like or unlike; null if the post doesn't exist for this viewer. */
type LikeState = Pick<Post, 'likesCount' | 'likedByViewer'> | null;

/** The count of a post's likes as the statement found it, which doesn't see what it writes itself. */
const countSql = (change: string, more = '') => `select ${likesCountSql('p')} ${change} as likes_count${more} from posts p where p.id = $2`;

/**
 * Likes a post with its notification, unless that has to be mailed; returns the new count if it did. First it locks the person's row, so
 * that an account that is being deleted is waited for and then found gone. Where there is a new notification, it locks the author's row
 * too, and always before the post's, as deleting an account does. An unread notification is enough for any number of likes: its row is
 * locked, and nobody waits for another's commit.
 */
const likeSql = `
with liker as (
  select id from profiles where id = $1 for key share
), seen_unread as (
  select true from posts p join notifications n on n.person_id = p.author_id and n.kind = 'like' and n.subject_id = p.id
  where p.id = $2 and n.read_at is null and n.deleted_at is null
), author as (
  select a.id from liker, posts p join profiles a on a.id = p.author_id
  where p.id = $2 and p.author_id <> liker.id and (select true from seen_unread) is null for key share of a
), target as (
  select p.id as post_id, p.author_id, liker.id as person_id from liker, posts p
  where p.id = $2 and ${visiblePostSql('p', '$1')}
    and (p.author_id = liker.id or (select true from seen_unread) or p.author_id = (select id from author)) for key share of p
), told as (
  ${lockUnreadSql('like', '(select author_id from target)', '(select post_id from target)')}
), way as (
  select case when author_id = person_id or (select true from told) then 'none'
    when author_id = (select id from author) then ${channelSql('like', 'author_id', '$6')} end as channel
  from target
), added as (
  insert into post_likes (post_id, person_id) select post_id, person_id from target, way
  where way.channel in ('none', 'app', 'digest') on conflict do nothing returning post_id
), changed as (
  insert into post_like_changes (post_id, change) select post_id, 1 from added
), notified as (
  ${storeNotificationsSql(`select $3::uuid, author_id, 'like', target.post_id, person_id, '', $5, $4::timestamptz, way.channel = 'digest'
  from target, way, added where way.channel <> 'none'`)}
), sent as (
  ${writeEventsSql(liveTopic, 'select person_id, id, $4::timestamptz from notified')}
)
${countSql('+ 1', ', exists (select from notified) as has_told')} and exists (select from added)`;

/** The statement for a like of a post by a person. */
export function likeStatement({ clock, notices }: Pick<Services, 'clock' | 'notices'>, personId: string, postId: string): pg.QueryConfig {
  const { actionUrl } = placeOf(notices, { kind: 'like', actorId: personId, postId });
  const standard = notices.preferences[preferenceOf.like].channel;
  return { name: 'like-post', text: likeSql, values: [personId, postId, newId(), clock.now().toISOString(), actionUrl, standard] };
}

/**
 * Likes a post; the primary key keeps it to one like per person. It is one statement, so that its locks are held for no round trip
 * (docs/decisions/013-notifications.md). A like that is mailed takes a transaction, as does one whose notification is being read.
 */
export async function likePost(services: Services, personId: string, postId: string): Promise<LikeState> {
  const { db, live } = services;
  const { rows } = await db.$client.query<{ likes_count: number; has_told: boolean }>(likeStatement(services, personId, postId));
  const [liked] = rows;
  if (liked !== undefined) {
    if (liked.has_told) live.wake();
    return { likesCount: liked.likes_count, likedByViewer: true };
  }
  const state = await findLikes(db, personId, postId);
  if (state === null || state.likedByViewer) return state;
  await likeAndNotify(services, personId, postId);
  return findLikes(db, personId, postId);
}

async function likeAndNotify(services: Services, personId: string, postId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    if (!(await lockAuthor(tx, postId))) return;
    const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('key share');
    if (post === undefined || !(await canSeePost(tx, personId, postId))) return;
    const added = await tx.insert(postLikes).values({ postId, personId }).onConflictDoNothing().returning({ postId: postLikes.postId });
    if (added.length === 0) return;
    await tx.insert(postLikeChanges).values({ postId, change: 1 });
    await notify(tx, services, post.authorId, { kind: 'like', actorId: personId, postId });
  });
}

const unlikeSql = `
with removed as (
  delete from post_likes l using posts p
  where l.person_id = $1 and l.post_id = $2 and p.id = l.post_id and ${visiblePostSql('p', '$1')} returning l.post_id
), changed as (
  insert into post_like_changes (post_id, change)
  select p.id, -1 from removed join posts p on p.id = removed.post_id for key share of p
)
${countSql('- 1')} and exists (select from removed)`;

/** Removes a like; folding updates the author's notification later. */
export async function unlikePost({ db }: Pick<Services, 'db'>, personId: string, postId: string): Promise<LikeState> {
  const { rows } = await db.$client.query<{ likes_count: number }>({ name: 'unlike-post', text: unlikeSql, values: [personId, postId] });
  const [unliked] = rows;
  return unliked === undefined ? findLikes(db, personId, postId) : { likesCount: unliked.likes_count, likedByViewer: false };
}
