import type { Database } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { readRows } from '../../../platform/server/read-rows.ts';
import { shorten } from '../../../platform/shorten.ts';
import { canSeeDetails, type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { visibleProjectSql } from '../../projects/queries/visible.ts';
import { canSeePerson } from '../../relations/queries.ts';
import { visiblePostSql } from '../queries.ts';
import type { Act } from './contract.ts';

const pageSize = 20;

/** Characters of a comment and of the post that it is on. */
const excerptLengths = { comment: 280, post: 120 };

type Row = PersonRow & { kind: 'comment' | 'project'; id: string; at: string; words: string; post_id: string | null; more: string };

/**
 * The newest of each kind are taken first: few of either are joined to what they are about. Comments on one's own posts are left out, as
 * these stand beside them, and a comment on a draft is nobody's to see.
 */
const pageSql = `
select act.kind, act.id, act.at, act.words, act.post_id, act.more, ${personColumns('a', '$1')}
from (
  (select 'comment' as kind, c.id, c.created_at as at, left(c.content, ${excerptLengths.comment + 1}) as words,
      p.id as post_id, left(p.content, ${excerptLengths.post + 1}) as more, p.author_id as about_id
    from post_comments c join posts p on p.id = c.post_id
    where c.author_id = $4 and p.author_id <> $4 and p.is_published and (c.created_at, c.id) < ($2::timestamptz, $3::uuid)
      and ${visiblePostSql('p', '$1')}
    order by c.created_at desc, c.id desc limit ${pageSize + 1})
  union all
  (select 'project', r.id, coalesce(r.published_at, r.created_at), r.title, null, r.description, r.owner_id
    from projects r
    where r.owner_id = $4 and r.status <> 'draft' and r.withdrawn_at is null and (coalesce(r.published_at, r.created_at), r.id) < ($2::timestamptz, $3::uuid)
      and ${visibleProjectSql('r', '$1')}
    order by coalesce(r.published_at, r.created_at) desc, r.id desc limit ${pageSize + 1})
) act
join profiles a on a.id = act.about_id
order by act.at desc, act.id desc
limit ${pageSize + 1}`;

/** A page of what a person did beside posting, as this viewer may see it; null when the viewer can't see the person. */
export async function listActivity(
  db: Database,
  viewerId: string,
  { id, before }: { id: string; before?: string | undefined },
): Promise<{ acts: Act[]; next: string | null } | null> {
  if (!(await canSeePerson(db, viewerId, id))) return null;
  if (!(await canSeeDetails(db, viewerId, id))) return { acts: [], next: null };
  const rows = await readRows<Row>(db, { name: 'activity-page', text: pageSql, values: [viewerId, ...beginAfter(before), id] });
  const acts = rows.slice(0, pageSize).map(toAct);
  const last = rows.length > pageSize ? acts.at(-1) : undefined;
  return { acts, next: last === undefined ? null : `${last.at}_${last.id}` };
}

function toAct(row: Row): Act {
  const { id, words, post_id: postId, more } = row;
  const at = isoOf(row.at);
  if (postId === null) return { kind: 'project', id, at, title: words, description: more };
  const post = { id: postId, excerpt: shorten(more, excerptLengths.post), author: toPerson(row) };
  return { kind: 'comment', id, at, excerpt: shorten(words, excerptLengths.comment), post };
}
