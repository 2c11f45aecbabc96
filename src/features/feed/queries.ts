import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../platform/server/bind-sql.ts';
import type { Database, Executor } from '../../platform/server/database.ts';
import { isoOf } from '../../platform/server/iso-of.ts';
import { beginAfter } from '../../platform/server/newest-first.ts';
import { readRows } from '../../platform/server/read-rows.ts';
import type { PersonSummary } from '../profiles/contract.ts';
import { canSeeDetails, type PersonRow, personColumns, toPerson } from '../profiles/queries.ts';
import { findSeen } from '../projects/acts/queries.ts';
import { canSeePerson, canSeeSql } from '../relations/queries.ts';
import { toPicture } from '../uploads/queries.ts';
import type { Post } from './contract.ts';
import { canDeletePost, canEditPost, pageSize } from './policy.ts';
import { posts } from './tables.ts';
import { type CarriedRow, carriedColumn, carriedJoinSql, toCarried } from './updates/queries.ts';

/** How far new posts are counted: one more than is shown, for '99+'. */
const countLimit = 100;

/**
 * SQL of a condition: a viewer can see a post. Drafts are their author's; published posts are everybody's who meets the author.
 * `post` is the name of a row of posts, `viewer` an SQL expression that is the same for the whole query.
 */
export function visiblePostSql(post: string, viewer: string): string {
  return `((${post}.is_published or ${post}.author_id = ${viewer}) and ${canSeeSql(`${post}.author_id`, viewer)})`;
}

/** SQL of a condition: a post is in a viewer's feed. */
function inFeedSql(post: string, viewer: string): string {
  return `${post}.is_published and ${canSeeSql(`${post}.author_id`, viewer)}`;
}

/** The condition that the viewer can see the post of a row, in a Drizzle query of posts. */
export function isVisiblePost(viewerId: string): SQL {
  return bindSql((viewer) => visiblePostSql('posts', viewer), viewerId);
}

/** Whether there is such a post for this viewer. */
export async function canSeePost(executor: Executor, viewerId: string, postId: string): Promise<boolean> {
  return (await executor.$count(posts, and(eq(posts.id, postId), isVisiblePost(viewerId)))) > 0;
}

type PostRow = PersonRow &
  CarriedRow & {
    id: string;
    content: string;
    created_at: string;
    edited_at: string | null;
    is_published: boolean;
    comments_count: number;
    likes_count: number;
    liked: boolean;
    image_id: string | null;
    width: number | null;
    height: number | null;
    widths: number[] | null;
    image_alt: string;
  };

/** SQL of the exact number of a post's likes: those that are folded in, and what changed since. */
export function likesCountSql(post: string): string {
  return `${post}.likes_count + coalesce((select sum(c.change)::int from post_like_changes c where c.post_id = ${post}.id), 0)`;
}

/**
 * A post `p` with its author `a` and picture `u` as the viewer `$1` sees it. Likes not folded in yet are added, so counts
 * are exact. The viewer's own like is a scalar subquery: for `exists`, a plan that serves every viewer
 * reads all likes of this one.
 */
const likeColumns = `
  ${likesCountSql('p')} as likes_count,
  (select true from post_likes l where l.post_id = p.id and l.person_id = $1) is not null as liked`;

const columns = `p.id, p.content, p.created_at, p.edited_at, p.is_published, p.comments_count,
  ${likeColumns},
  ${personColumns('a', '$1')},
  u.id as image_id, u.width, u.height, u.widths, p.image_alt, ${carriedColumn}`;

/** The newest posts are taken first and joined after: joining first would read all of the viewer's likes. */
const pageSql = (which: string, size = pageSize) => `
select ${columns}
from (
  select id, author_id, content, created_at, edited_at, is_published, comments_count, likes_count, image_id, image_alt, project_id
  from posts
  where ${which} and (created_at, id) < ($2::timestamptz, $3::uuid)
  order by created_at desc, id desc
  limit ${size + 1}
) p
join profiles a on a.id = p.author_id
left join uploads u on u.id = p.image_id
${carriedJoinSql('$1')}
order by p.created_at desc, p.id desc`;

/** By its size, which is no parameter: PostgreSQL would plan for any number of rows. */
const feedPageSqls = new Map(
  Array.from({ length: pageSize }, (_, place) => [place + 1, pageSql(inFeedSql('posts', '$1'), place + 1)] as const),
);
export const feedPageSql = pageSql(inFeedSql('posts', '$1'));
const draftsPageSql = pageSql('author_id = $1 and not is_published');
const postsOfPageSql = pageSql(`author_id = $4 and ${inFeedSql('posts', '$1')}`);
const updatesPageSql = pageSql(`project_id = $4 and ${inFeedSql('posts', '$1')}`);

type Page = { posts: Post[]; next: string | null };

/** A page of everybody's published posts as this viewer sees them, and where the next one begins. */
export async function listPosts(
  db: Database,
  viewerId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Page> {
  const values = [viewerId, ...beginAfter(before)];
  const rows = await readRows<PostRow>(db, { name: `feed-page-${limit}`, text: feedPageSqls.get(limit) ?? feedPageSql, values });
  return toPage(rows, viewerId, limit);
}

/** A page of the viewer's own drafts, and how many there are in all. */
export async function listDrafts(db: Database, viewerId: string, before: string | undefined): Promise<Page & { count: number }> {
  const values = [viewerId, ...beginAfter(before)];
  const rows = await readRows<PostRow>(db, { name: 'drafts-page', text: draftsPageSql, values });
  const count = await db.$count(posts, and(eq(posts.authorId, viewerId), not(posts.isPublished)));
  return { ...toPage(rows, viewerId), count };
}

/** A page of the updates of a project; null when there is no such project for this viewer. */
export async function listUpdates(
  db: Database,
  viewerId: string,
  { id, before }: { id: string; before?: string | undefined },
): Promise<Page | null> {
  if ((await findSeen(db, viewerId, id)) === null) return null;
  const values = [viewerId, ...beginAfter(before), id];
  const rows = await readRows<PostRow>(db, { name: 'updates-page', text: updatesPageSql, values });
  return toPage(rows, viewerId);
}

/** A page of a person's published posts; null when there is no such person for this viewer, none where their profile isn't public. */
export async function listPostsOf(
  db: Database,
  viewerId: string,
  { id, before }: { id: string; before?: string | undefined },
): Promise<Page | null> {
  if (!(await canSeePerson(db, viewerId, id))) return null;
  if (!(await canSeeDetails(db, viewerId, id))) return { posts: [], next: null };
  const values = [viewerId, ...beginAfter(before), id];
  const rows = await readRows<PostRow>(db, { name: 'posts-of-page', text: postsOfPageSql, values });
  return toPage(rows, viewerId);
}

/** A page of those who like a post, by id, as the key of likes serves it; null when there is no such post for this viewer. */
export async function listLikers(
  db: Database,
  viewerId: string,
  { id, after = '00000000-0000-0000-0000-000000000000' }: { id: string; after?: string | undefined },
): Promise<{ people: PersonSummary[]; next: string | null } | null> {
  if (!(await canSeePost(db, viewerId, id))) return null;
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select ${bindSql((viewer) => personColumns('p', viewer), sql`${viewerId}::uuid`)}
    from post_likes l join profiles p on p.id = l.person_id
    where l.post_id = ${id} and l.person_id > ${after} and ${bindSql((viewer) => canSeeSql('l.person_id', viewer), viewerId)}
    order by l.person_id limit ${pageSize + 1}`);
  const people = rows.slice(0, pageSize).map(toPerson);
  return { people, next: rows.length > pageSize ? (people.at(-1)?.id ?? null) : null };
}

/** How many posts of others come after a place in the feed, up to 100; of all without one. */
export async function countNewPosts(
  db: Database,
  viewerId: string,
  after = '1970-01-01T00:00:00.000Z_00000000-0000-0000-0000-000000000000',
) {
  const [createdAt, id] = after.split('_');
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from posts
      where (created_at, id) > (${createdAt}::timestamptz, ${id}::uuid) and author_id <> ${viewerId}
        and ${bindSql((viewer) => inFeedSql('posts', viewer), viewerId)}
      limit ${countLimit}
    ) newer`);
  return rows[0]?.count ?? 0;
}

/** One post as this viewer sees it; null when there is none for them. */
export async function findPost(executor: Executor, viewerId: string, postId: string): Promise<Post | null> {
  const { rows } = await executor.execute<PostRow & Record<string, unknown>>(sql`
    select ${sql.raw(columns.replaceAll('$1', 'v.id'))}
    from (select ${viewerId}::uuid as id) v cross join posts p join profiles a on a.id = p.author_id left join uploads u on u.id = p.image_id
      ${sql.raw(carriedJoinSql('v.id'))}
    where p.id = ${postId} and ${bindSql((viewer) => visiblePostSql('p', viewer), viewerId)}`);
  const row = rows[0];
  return row === undefined ? null : toPost(row, viewerId);
}

export const likesSql = `select ${likeColumns} from posts p where p.id = $2 and ${visiblePostSql('p', '$1')}`;

/** The likes of one post as this viewer sees them; null when there is no such post for them. */
export async function findLikes(db: Database, viewerId: string, postId: string) {
  const values = [viewerId, postId];
  const rows = await readRows<Pick<PostRow, 'likes_count' | 'liked'>>(db, { name: 'post-likes', text: likesSql, values });
  const row = rows[0];
  return row === undefined ? null : { likesCount: row.likes_count, likedByViewer: row.liked };
}

function toPage(rows: PostRow[], viewerId: string, size = pageSize): Page {
  const shown = rows.slice(0, size).map((row) => toPost(row, viewerId));
  const last = shown.at(-1);
  return { posts: shown, next: rows.length > size && last !== undefined ? `${last.createdAt}_${last.id}` : null };
}

function toPost(row: PostRow, viewerId: string): Post {
  const picture = toPicture({ id: row.image_id, width: row.width, height: row.height, widths: row.widths });
  return {
    id: row.id,
    content: row.content,
    createdAt: isoOf(row.created_at),
    author: toPerson(row),
    image: picture && { ...picture, alt: row.image_alt },
    project: toCarried(row),
    likesCount: row.likes_count,
    likedByViewer: row.liked,
    commentsCount: row.comments_count,
    editedAt: row.edited_at && isoOf(row.edited_at),
    isDraft: !row.is_published,
    can: { edit: canEditPost(viewerId, row.person_id), delete: canDeletePost(viewerId, row.person_id) },
  };
}
