import { type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Database } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { answers, readSearch, type Search } from '../../../platform/server/search/read-search.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { Overview, ProjectCard } from '../contract.ts';
import { listedAt, newestFound } from '../search.ts';
import { type CardRow, cardColumns, toCard } from './card.ts';
import { listedProjectSql, viewerSql } from './visible.ts';

export const pageSize = 20;

type ListedRow = CardRow & { listed_at: string } & Record<string, unknown>;
type Asked = Overview & { viewerId: string | null /** YYYY-MM-DD in the zone of Kiem's home. */; today: string };

/** A page of projects as this viewer sees them, and where the next one begins. */
export async function listProjects(db: Database, asked: Asked): Promise<{ projects: ProjectCard[]; next: string | null }> {
  const { viewerId, sort, own, followed, status } = asked;
  if (viewerId === null && (own || followed || status === 'draft')) return { projects: [], next: null };
  const search = await readSearch(db, asked.search);
  const query = sql`
    select ${sql.raw(cardColumns)}, found.time as listed_at
    from (select ${viewerSql(viewerId)} as id) v, ${foundSql(asked, search)} found
    join projects p on p.id = found.id
    join profiles a on a.id = p.owner_id
    left join uploads u on u.id = p.image_id
    order by ${sort === 'ending' ? sql`p.end_date, p.id` : sql`found.time desc, p.id desc`}`;
  const rows = await executePrepared<ListedRow>(db, query);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { projects: shown.map((row) => toCard(row, viewerId)), next: last === undefined ? null : placeOf(last, sort) };
}

/** SQL of the ids on a page, each with the `time` by which it is listed, and of one more. */
function foundSql(asked: Asked, search: Search | null): SQL {
  const { sort, after, category, status } = asked;
  const where = sql.join(conditionsOf(asked), sql` and `);
  const isShown = isShownSql(asked);
  const most = pageSize + 1;
  // A person has few projects of their own: an index finds them all.
  if (search !== null && sort === 'newest' && !isOfOwn(asked)) {
    const facets = [category ?? [], status ?? []].flat();
    return newestFound({ search, facets, where, isShown, after, most });
  }
  const isAnswer = search === null ? sql`true` : answers(sql`p.search`, search);
  const order = sort === 'ending' ? sql`p.end_date, p.id` : sql`time desc, p.id desc`;
  return sql`(
    select p.id, ${listedAt} as time from projects p
    where ${where} and ${isShown} and ${isAnswer} ${after === undefined ? sql`` : sql`and ${afterSql(after, sort)}`}
    order by ${order} limit ${sql.raw(`${most}`)})`;
}

/** Whether a list has the viewer's own projects only, in every state. */
const isOfOwn = ({ own, status }: Asked) => own || status === 'draft';

/** Returns the condition that the viewer may see a listed row `p`. */
function isShownSql(asked: Asked): SQL {
  return isOfOwn(asked) ? sql`true` : bindSql((viewer) => canSeeSql('p.owner_id', viewer), viewerSql(asked.viewerId));
}

/** Returns the other conditions of a list on a row `p`. */
function conditionsOf(asked: Asked): SQL[] {
  const { viewerId, category, status, followed, sort, today } = asked;
  const viewer = viewerSql(viewerId);
  return [
    isOfOwn(asked) ? sql`p.owner_id = ${viewer}` : sql.raw(listedProjectSql('p')),
    ...(followed ? [sql`p.id in (select project_id from project_follows where person_id = ${viewer})`] : []),
    ...(category === undefined ? [] : [sql`p.category = ${category}`]),
    ...(status === undefined ? [] : [sql`p.status = ${status}`]),
    ...(sort === 'ending' ? [sql`p.status = 'active' and p.end_date >= ${today}`] : []),
  ];
}

function afterSql(after: string, sort: Overview['sort']): SQL {
  const [place, id] = beginAfter(after);
  return sort === 'ending'
    ? sql`(p.end_date, p.id) > (${place}::date, ${id}::uuid)`
    : sql`(${listedAt}, p.id) < (${place}::timestamptz, ${id}::uuid)`;
}

function placeOf(row: ListedRow, sort: Overview['sort']): string {
  return `${sort === 'ending' ? row.end_date : isoOf(row.listed_at)}_${row.id}`;
}
