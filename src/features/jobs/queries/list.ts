import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { prefixQueryOf } from '../../../platform/server/folded-text.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { beginningWords } from '../../../platform/server/search/beginning-words.ts';
import { firstAnswers, type Order, type Place } from '../../../platform/server/search/newest-answers.ts';
import { answers, answersInParts, readSearch, type Search } from '../../../platform/server/search/read-search.ts';
import { visibleRolesOf } from '../../projects/queries/visible.ts';
import type { JobCard, JobsOverview } from '../contract.ts';
import type { JobFilter } from '../policy.ts';
import { deadlineSql, hourlyFacet, hourlyPaySql, yearlyFacet, yearlyPaySql } from '../tables.ts';
import { type CardRow, cardColumns, commonJoins, type Reader, toCard } from './card.ts';
import { isOpenSql, isVisibleTo, viewerSql } from './visible.ts';

export const pageSize = 20;

const deadline = sql.raw(deadlineSql.replace('deadline', 'j.deadline'));
const ofJob = (columns: string) => sql.raw(columns.replaceAll(/\b(?=salary_|rate_)/g, 'j.'));
const yearlyPay = ofJob(yearlyPaySql);
const hourlyPay = ofJob(hourlyPaySql);

const orders: Record<JobsOverview['sort'], Order & { first: Place }> = {
  newest: { by: sql`j.opened_at`, type: sql`timestamptz`, isDescending: true, first: beginAfter(undefined) },
  deadline: { by: deadline, type: sql`date`, isDescending: false, first: ['-infinity', '00000000-0000-0000-0000-000000000000'] },
};

type ListedRow = CardRow & Record<string, unknown>;
type Asked = JobsOverview & Reader;

/** A page of jobs as this viewer sees them, and where the next one begins. */
export async function listJobs(db: Database, asked: Asked): Promise<{ jobs: JobCard[]; next: string | null }> {
  const { viewerId, sort, own } = asked;
  if (viewerId === null && own) return { jobs: [], next: null };
  const search = await readSearch(db, asked.search);
  const rows = await executePrepared<ListedRow>(
    db,
    sql`
    select ${sql.raw(cardColumns)}
    from (select ${viewerSql(viewerId)} as id) v cross join ${foundSql(asked, search)} found
    join jobs j on j.id = found.id
    ${sql.raw(commonJoins)}
    order by ${inOrder(sort)}`,
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { jobs: shown.map((row) => toCard(row, asked)), next: last === undefined ? null : positionOf(last, sort) };
}

function inOrder(sort: JobsOverview['sort']): SQL {
  const { by, isDescending } = orders[sort];
  return isDescending ? sql`${by} desc, j.id desc` : sql`${by}, j.id`;
}

/** SQL of the ids on a page, and of one more. */
function foundSql(asked: Asked, search: Search | null): SQL {
  const { sort, own, viewerId, today, filter, project } = asked;
  const { first, ...order } = orders[sort];
  const [place, id] = asked.after === undefined ? first : splitPlace(asked.after);
  const most = sql.raw(`${pageSize + 1}`);
  if (!own && project === undefined && (hasFew(asked, search) || (sort === 'deadline' && filter !== undefined))) {
    const where = allOf([isOpenSql(today), ...(sort === 'newest' ? filterOf(filter) : [])]);
    // Lists of facets take longer to read than the columns that they are made of.
    const ofRow = (narrowing: SQL[]) => allOf([sql`true`, ...filterOf(filter), ...narrowing]);
    const parts = search === null ? undefined : answersInParts(sql`j.search`, search, placeOf(asked));
    const condition = {
      from: sql`jobs j`,
      alias: sql`j`,
      where,
      isShown: isVisibleTo(viewerId),
      isAnswer: isFoundSql(asked, narrowingOf(asked, search)),
      isAnswerOfRow: ofRow(narrowingOf(asked, search)),
      parts: parts && {
        isAlmost: isFoundSql(asked, [parts.isAlmost]),
        isAlmostOfRow: ofRow([...payOf(asked), parts.isAlmost]),
        rest: allOf([...payOf(asked), parts.rest]),
      },
      // With a word, what pays enough is seldom among the first: they would be read, and the index asked anyway.
      isNarrow: search !== null && asked.minPay !== undefined,
      most: pageSize + 1,
    };
    return firstAnswers(condition, order, [place, id]);
  }
  // A project has few jobs, and a person too: an index finds them all.
  const from = project === undefined ? sql`jobs` : sql`(select * from jobs where ${isForProject(project, viewerId)} offset 0)`;
  // The project is asked there; asked here again, its roles would be looked for twice.
  const others = { ...asked, project: undefined };
  const isNext = sql`(${order.by}, j.id) ${order.isDescending ? sql`<` : sql`>`} (${place}::${order.type}, ${id}::uuid)`;
  return sql`(
    select j.id from ${from} j
    where ${answersSql(others, search)} and ${own ? sql`true` : isVisibleTo(viewerId)} and ${isNext}
    order by ${inOrder(sort)} limit ${most})`;
}

/** Whether a list may have few jobs besides what the index of its order holds. */
const hasFew = ({ location, minPay }: Asked, search: Search | null) =>
  search !== null || prefixQueryOf(location) !== '' || minPay !== undefined;

const allOf = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `);

/** SQL of a condition on a row `j`: it is listed, and answers a search and filters. Whether the viewer may see it is another. */
export function answersSql(asked: Asked, search: Search | null): SQL {
  const { viewerId, today, own, filter, project } = asked;
  return allOf([
    own ? sql`j.poster_id = ${viewerSql(viewerId)}` : isOpenSql(today),
    ...filterOf(filter),
    ...narrowingOf(asked, search),
    ...(project === undefined ? [] : [isForProject(project, viewerId)]),
  ]);
}

/** SQL of the same condition but for the deadline, or of a part of it, as the index of open jobs finds by it (jobs_found). */
function isFoundSql({ filter, minPay }: Asked, narrowing: SQL[]): SQL {
  const ofPay = filter === 'freelance' ? hourlyFacet : yearlyFacet;
  const facets = [...(filter === undefined ? [] : [filter]), ...(minPay === undefined ? [] : [ofPay(minPay)])];
  return allOf([sql`j.closed_at is null`, ...(facets.length === 0 ? [] : [sql`j.facets @> ${sql.param(facets)}::text[]`]), ...narrowing]);
}

/** SQL of a filter as in the index that keeps its jobs in the order of the newest. */
function filterOf(filter: JobFilter | undefined): SQL[] {
  switch (filter) {
    case undefined:
      return [];
    case 'project-roles':
      return [sql`j.project_role_id is not null`];
    case 'regular-jobs':
      return [sql`j.project_role_id is null`];
    case 'remote':
      return [sql`j.is_remote`];
    case 'onsite':
      return [sql`not j.is_remote`];
    default:
      return [sql`j.type = ${filter}`];
  }
}

/** Conditions on a row `j` that few rows may meet. The words come last: row by row, they are read from outside of the row. */
function narrowingOf(asked: Asked, search: Search | null): SQL[] {
  return [...payOf(asked), ...placeOf(asked), ...(search === null ? [] : [answers(sql`j.search`, search)])];
}

function payOf({ minPay, filter }: Asked): SQL[] {
  return minPay === undefined ? [] : [sql`${filter === 'freelance' ? hourlyPay : yearlyPay} >= ${minPay}::numeric`];
}

function placeOf({ location }: Asked): SQL[] {
  return beginningWords(sql`j.place_words`, location);
}

const isForProject = (project: string, viewerId: string | null) => sql`project_role_id = any(array(${visibleRolesOf(project, viewerId)}))`;

function splitPlace(after: string): Place {
  const [place = '', id = ''] = after.split('_');
  return [place, id];
}

function positionOf(row: ListedRow, sort: JobsOverview['sort']): string {
  return `${sort === 'deadline' ? (row.deadline ?? 'infinity') : isoOf(row.opened_at)}_${row.id}`;
}
