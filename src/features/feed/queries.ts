import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database.ts';
import { type PersonRow, personColumns, toPerson } from '../profiles/queries.ts';
import { toPicture } from '../uploads/queries.ts';
import type { Post } from './contract.ts';

/** platform.md §9 */
export const pageSize = 20;

type PostRow = PersonRow & {
  id: string;
  content: string;
  created_at: Date;
  likes_count: number;
  liked: boolean;
  image_id: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  image_alt: string;
};

/**
 * A post `p` with its author `a` and picture `u` as the viewer `$1` sees it. Likes not folded in yet are added, so counts
 * are exact. The viewer's own like is a scalar subquery: for `exists`, a plan that serves every viewer
 * reads all likes of this one.
 */
const columns = `p.id, p.content, p.created_at,
  p.likes_count + coalesce((select sum(c.change)::int from post_like_changes c where c.post_id = p.id), 0) as likes_count,
  (select true from post_likes l where l.post_id = p.id and l.person_id = $1) is not null as liked,
  ${personColumns('a', '$1')},
  u.id as image_id, u.width, u.height, u.widths, p.image_alt`;

/** The newest posts are taken first and joined after: joining first would read all of the viewer's likes. */
export const feedPageSql = `
select ${columns}
from (
  select id, author_id, content, created_at, likes_count, image_id, image_alt
  from posts
  where is_published and (created_at, id) < ($2::timestamptz, $3::uuid)
  order by created_at desc, id desc
  limit ${pageSize + 1}
) p
join profiles a on a.id = p.author_id
left join uploads u on u.id = p.image_id
order by p.created_at desc, p.id desc`;

/** After every post: where the first page begins. */
const newest = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** A page of everybody's published posts as this viewer sees them, and where the next one begins. */
export async function listPosts(
  db: Database,
  viewerId: string,
  before: string | undefined,
): Promise<{ posts: Post[]; next: string | null }> {
  const [createdAt = newest.createdAt, id = newest.id] = before?.split('_') ?? [];
  const { rows } = await db.$client.query<PostRow>({ name: 'feed-page', text: feedPageSql, values: [viewerId, createdAt, id] });
  const posts = rows.slice(0, pageSize).map(toPost);
  const last = posts.at(-1);
  return { posts, next: rows.length > pageSize && last !== undefined ? `${last.createdAt}_${last.id}` : null };
}

/** One post as this viewer sees it; null when there is none for them. */
export async function findPost(executor: Executor, viewerId: string, postId: string): Promise<Post | null> {
  const viewer = sql`(select ${viewerId}::uuid as id)`;
  const { rows } = await executor.execute<PostRow & Record<string, unknown>>(sql`
    select ${sql.raw(columns.replaceAll('$1', 'v.id'))}
    from ${viewer} v, posts p join profiles a on a.id = p.author_id left join uploads u on u.id = p.image_id
    where p.id = ${postId} and (p.is_published or p.author_id = v.id)`);
  const row = rows[0];
  return row === undefined ? null : toPost(row);
}

function toPost(row: PostRow): Post {
  const picture = toPicture({ id: row.image_id, width: row.width, height: row.height, widths: row.widths });
  return {
    id: row.id,
    content: row.content,
    createdAt: new Date(row.created_at).toISOString(),
    author: toPerson(row),
    image: picture && { ...picture, alt: row.image_alt },
    likesCount: row.likes_count,
    likedByViewer: row.liked,
  };
}
