import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { prefixQueryOf, wordIndexSql } from '../../../platform/server/folded-text.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { newestAnswers } from '../../../platform/server/search/newest-answers.ts';
import { answers, readSearch, type Search } from '../../../platform/server/search/read-search.ts';
import { visibleRolesOf } from '../../projects/queries/visible.ts';
import type { JobCard, JobsOverview } from '../contract.ts';
import type { JobFilter } from '../policy.ts';
import { deadlineSql, yearlyPaySql } from '../tables.ts';
import { type CardRow, cardColumns, commonJoins, type Reader, toCard } from './card.ts';
import { isOpenSql, isVisibleTo, viewerSql } from './visible.ts';

export const pageSize = 20;

/** Hours of a day's rate that a rate per hour is compared with. */
const hoursOfDay = 8;

const ofJob = (columns: string) => sql.raw(columns.replaceAll(/\b(?=deadline\b|salary_|location\b)/g, 'j.'));
const deadline = ofJob(deadlineSql);
const yearlyPay = ofJob(yearlyPaySql);
const locationWords = ofJob(wordIndexSql('location'));

type ListedRow = CardRow & Record<string, unknown>;
type Asked = JobsOverview & Reader;

/** A page of jobs as this viewer sees them, and where the next one begins. */
export async function listJobs(db: Database, asked: Asked): Promise<{ jobs: JobCard[]; next: string | null }> {
  const { viewerId, sort, own } = asked;
  if (viewerId === null && own) return { jobs: [], next: null };
  const search = await readSearch(db, asked.search);
  const { rows } = await db.execute<ListedRow>(sql`
    select ${sql.raw(cardColumns)}
    from (select ${viewerSql(viewerId)} as id) v cross join ${foundSql(asked, search)} found
    join jobs j on j.id = found.id
    ${sql.raw(commonJoins)}
    order by ${sort === 'deadline' ? sql`${deadline}, j.id` : sql`j.opened_at desc, j.id desc`}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { jobs: shown.map((row) => toCard(row, asked)), next: last === undefined ? null : placeOf(last, sort) };
}

/** SQL of the ids on a page, and of one more. */
function foundSql(asked: Asked, search: Search | null): SQL {
  const { sort, after } = asked;
  const where = allOf(conditionsOf(asked));
  const isShown = asked.own ? sql`true` : isVisibleTo(asked.viewerId);
  const narrowing = narrowingOf(asked, search);
  const isAnswer = allOf(narrowing);
  const most = pageSize + 1;
  if (narrowing.length > 0 && sort === 'newest')
    return newestAnswers({ from: sql`jobs j`, alias: sql`j`, time: sql`j.opened_at`, where, isShown, isAnswer, after, most });
  const order = sort === 'deadline' ? sql`${deadline}, j.id` : sql`j.opened_at desc, j.id desc`;
  return sql`(
    select j.id from jobs j
    where ${where} and ${isShown} and ${isAnswer} ${after === undefined ? sql`` : sql`and ${afterSql(after, sort)}`}
    order by ${order} limit ${most})`;
}

const allOf = (conditions: SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` and `);

/** SQL of a condition on a row `j`: it is listed, and answers a search and filters. Whether the viewer may see it is another. */
export function answersSql(asked: Asked, search: Search | null): SQL {
  return allOf([...conditionsOf(asked), ...narrowingOf(asked, search)]);
}

/** Conditions on a row `j` by which an index orders the list, or that nearly every row meets. */
function conditionsOf({ viewerId, today, own, filter, minPay }: Asked): SQL[] {
  return [
    own ? sql`j.poster_id = ${viewerSql(viewerId)}` : isOpenSql(today),
    ...(filter === undefined ? [] : [filterSql(filter)]),
    // Freelance jobs are few enough to be read one by one.
    ...(minPay !== undefined && filter === 'freelance' ? [hourlyPaySql(minPay)] : []),
  ];
}

function filterSql(filter: JobFilter): SQL {
  switch (filter) {
    case 'project-roles':
      return sql`j.project_role_id is not null`;
    case 'regular-jobs':
      return sql`j.project_role_id is null`;
    case 'remote':
      return sql`j.is_remote`;
    case 'onsite':
      return sql`not j.is_remote`;
    default:
      return sql`j.type = ${filter}`;
  }
}

/** Conditions on a row `j` that few rows may meet. */
function narrowingOf({ viewerId, location, minPay, project, filter }: Asked, search: Search | null): SQL[] {
  const place = prefixQueryOf(location);
  return [
    ...(search === null ? [] : [answers(sql`j.search`, search)]),
    ...(place === '' ? [] : [sql`${locationWords} @@ ${place}::tsquery`]),
    ...(minPay === undefined || filter === 'freelance' ? [] : [sql`${yearlyPay} >= ${minPay}`]),
    ...(project === undefined ? [] : [sql`j.project_role_id in (${visibleRolesOf(project, viewerId)})`]),
  ];
}

function hourlyPaySql(least: number): SQL {
  return sql`coalesce(j.rate_max, j.rate_min) >= ${least} * case j.rate_unit when 'day' then ${sql.raw(`${hoursOfDay}`)} else 1 end`;
}

function afterSql(after: string, sort: JobsOverview['sort']): SQL {
  const [place, id] = beginAfter(after);
  return sort === 'deadline'
    ? sql`(${deadline}, j.id) > (${place}::date, ${id}::uuid)`
    : sql`(j.opened_at, j.id) < (${place}::timestamptz, ${id}::uuid)`;
}

function placeOf(row: ListedRow, sort: JobsOverview['sort']): string {
  return `${sort === 'deadline' ? (row.deadline ?? 'infinity') : isoOf(row.opened_at)}_${row.id}`;
}
