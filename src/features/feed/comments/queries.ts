import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { readRows } from '../../../platform/server/read-rows.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSee, canSeeSql } from '../../relations/queries.ts';
import { canSeePost, isVisiblePost } from '../queries.ts';
import { postComments, posts } from '../tables.ts';
import type { Comment } from './contract.ts';
import { canDeleteComment, canEditComment } from './policy.ts';

const commentsPageSize = 20;

type CommentRow = PersonRow & { id: string; content: string; created_at: string; edited_at: string | null };

const columns = `c.id, c.content, c.created_at, c.edited_at, ${personColumns('a', '$1')}`;

/**
 * The oldest are taken first and joined after, so that a page costs the same under any post. Whom the viewer doesn't meet is
 * left out; the post's count is the same for everyone and counts them too.
 */
const pageSql = `
select ${columns}
from (
  select id, author_id, content, created_at, edited_at
  from post_comments
  where post_id = $2 and (created_at, id) > ($3::timestamptz, $4::uuid) and ${canSeeSql('author_id', '$1')}
  order by created_at, id
  limit ${commentsPageSize + 1}
) c
join profiles a on a.id = c.author_id
order by c.created_at, c.id`;

/** Before every comment: where the first page begins. */
const oldest = { createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** A page of a post's comments, oldest first; null when there is no such post for this viewer. */
export async function listComments(
  db: Database,
  viewerId: string,
  { postId, after }: { postId: string; after?: string },
): Promise<{ comments: Comment[]; next: string | null } | null> {
  if (!(await canSeePost(db, viewerId, postId))) return null;
  const [createdAt = oldest.createdAt, id = oldest.id] = after?.split('_') ?? [];
  const rows = await readRows<CommentRow>(db, {
    name: 'comments-page',
    text: pageSql,
    values: [viewerId, postId, createdAt, id],
  });
  const comments = rows.slice(0, commentsPageSize).map((row) => toComment(row, viewerId));
  const last = comments.at(-1);
  return { comments, next: rows.length > commentsPageSize && last !== undefined ? `${last.createdAt}_${last.id}` : null };
}

/** A comment of any post; null if it doesn't exist. */
export async function findComment(executor: Executor, viewerId: string, commentId: string): Promise<Comment | null> {
  const { rows } = await executor.execute<CommentRow & Record<string, unknown>>(sql`
    select ${sql.raw(columns.replaceAll('$1', 'v.id'))}
    from (select ${viewerId}::uuid as id) v, post_comments c join profiles a on a.id = c.author_id
    where c.id = ${commentId}`);
  const row = rows[0];
  return row === undefined ? null : toComment(row, viewerId);
}

/** Returns the author of a comment, its post and the author of that; null when this viewer can't see it. */
export async function findPlace(
  executor: Executor,
  viewerId: string,
  commentId: string,
): Promise<{ postId: string; authorId: string; postAuthorId: string } | null> {
  const [row] = await executor
    .select({ postId: postComments.postId, authorId: postComments.authorId, postAuthorId: posts.authorId })
    .from(postComments)
    .innerJoin(posts, eq(posts.id, postComments.postId))
    .where(and(eq(postComments.id, commentId), isVisiblePost(viewerId), canSee(postComments.authorId, viewerId)));
  return row ?? null;
}

function toComment(row: CommentRow, viewerId: string): Comment {
  return {
    id: row.id,
    content: row.content,
    createdAt: isoOf(row.created_at),
    editedAt: row.edited_at && isoOf(row.edited_at),
    author: toPerson(row),
    can: { edit: canEditComment(viewerId, row.person_id), delete: canDeleteComment(viewerId, row.person_id) },
  };
}
