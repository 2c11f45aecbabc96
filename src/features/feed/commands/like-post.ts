import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { isNotBlockedSql } from '../../relations/queries.ts';
import type { Post } from '../contract.ts';
import { findLikes } from '../queries.ts';

/** What a like or unlike leads to; null when there is no such post for this viewer. */
type LikeState = Pick<Post, 'likesCount' | 'likedByViewer'> | null;

const likeSql = `
with liker as (
  select id from profiles where id = $1 for key share
), target as (
  select p.id as post_id, liker.id as person_id from liker, posts p
  where p.id = $2 and (p.is_published or p.author_id = liker.id) and ${isNotBlockedSql('p.author_id', '$1')} for key share of p
), added as (
  insert into post_likes (post_id, person_id) select post_id, person_id from target on conflict do nothing returning post_id
)
insert into post_like_changes (post_id, change) select post_id, 1 from added`;

/**
 * Likes a post; the primary key keeps it to one like per person. One statement, so that its locks are held for no
 * round trip: first the person's row, so that an account that is being deleted is waited for and then found gone,
 * then the post's, for the same reason.
 */
export async function likePost(db: Database, personId: string, postId: string): Promise<LikeState | 'signed-out'> {
  await db.$client.query({ name: 'like-post', text: likeSql, values: [personId, postId] });
  const state = await findLikes(db, personId, postId);
  if (state === null || state.likedByViewer) return state;
  // Nothing was added although the post is there: its liker isn't, or took the like back in another window meanwhile.
  const { rows } = await db.execute(sql`select 1 from profiles where id = ${personId}`);
  return rows.length === 0 ? 'signed-out' : state;
}

const unlikeSql = `
with removed as (
  delete from post_likes l using posts p
  where l.person_id = $1 and l.post_id = $2 and p.id = l.post_id and ${isNotBlockedSql('p.author_id', '$1')} returning l.post_id
)
insert into post_like_changes (post_id, change) select p.id, -1 from removed join posts p on p.id = removed.post_id for key share of p`;

/** Takes a like back. */
export async function unlikePost(db: Database, personId: string, postId: string): Promise<LikeState> {
  await db.$client.query({ name: 'unlike-post', text: unlikeSql, values: [personId, postId] });
  return findLikes(db, personId, postId);
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
