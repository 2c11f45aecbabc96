import { sql } from 'drizzle-orm';
import { bindSql } from '../../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../../platform/server/database.ts';
import { isoOf } from '../../../../platform/server/iso-of.ts';
import { prepareSql } from '../../../../platform/server/prepared.ts';
import { type PersonRow, personColumns, toPerson } from '../../../profiles/queries.ts';
import type { ApplicationStatus } from '../../applications/policy.ts';
import type { OwedAnswer, OwedCounts } from '../contract.ts';
import { cursorOf, placeOf } from '../view/day-cursor.ts';
import { owedSql } from './owed.ts';

const pageSize = 20;
/** More needn't be counted. */
const countLimit = 100;

type OwedRow = PersonRow & {
  id: string;
  job_id: string;
  title: string;
  status: ApplicationStatus;
  applied_at: string;
  due_on: string;
  is_extended: boolean;
};

/** Whether a job is the viewer's own. */
async function isOwnJob(executor: Executor, viewerId: string, jobId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`select 1 from jobs where id = ${jobId} and poster_id = ${viewerId}`);
  return rows.length > 0;
}

/** A page of the answers that a poster owes, of all their jobs or of one; null when that isn't theirs. */
export async function listOwed(
  executor: Executor,
  viewerId: string,
  { jobId, after }: { jobId?: string | undefined; after?: string | undefined },
): Promise<{ applications: OwedAnswer[]; next: string | null } | null> {
  if (jobId !== undefined && !(await isOwnJob(executor, viewerId, jobId))) return null;
  const ofJob = jobId === undefined ? sql`true` : sql`a.job_id = ${jobId}`;
  const isAfter = after === undefined ? sql`true` : sql`(a.due_on, a.id) > (${placeOf(after)[0]}::date, ${placeOf(after)[1]}::uuid)`;
  const { rows } = await executor.execute<OwedRow>(sql`
    select a.id, a.job_id, j.title, a.status, a.applied_at, a.due_on::text, a.extended_at is not null as is_extended,
      ${bindSql((viewer) => personColumns('p', viewer), sql`${viewerId}::uuid`)}
    from job_applications a join jobs j on j.id = a.job_id join profiles p on p.id = a.applicant_id
    where a.poster_id = ${viewerId} and ${sql.raw(owedSql('a'))} and ${ofJob} and ${isAfter}
    order by a.due_on, a.id limit ${pageSize + 1}`);
  const applications = rows.slice(0, pageSize).map(toOwed);
  const last = rows.length > pageSize ? applications.at(-1) : undefined;
  return { applications, next: last === undefined ? null : cursorOf(last) };
}

function toOwed(row: OwedRow): OwedAnswer {
  return {
    id: row.id,
    job: { id: row.job_id, title: row.title },
    person: toPerson(row),
    status: row.status,
    appliedAt: isoOf(row.applied_at),
    dueOn: row.due_on,
    isExtended: row.is_extended,
  };
}

/** SQL of a query whose one row are the counts of answers that a poster owes, of all their jobs or where a condition on `a` holds. */
export const owedCountSql = (viewerId: string, today: string, ofJob = sql`a.job_id is not null`) => sql`
  select count(*)::int as total, count(*) filter (where due_on < ${today}::date)::int as late,
    (min(due_on) filter (where due_on >= ${today}::date))::text as "nextDueOn"
  from (
    select a.due_on from job_applications a
    where a.poster_id = ${viewerId} and ${ofJob} and ${sql.raw(owedSql('a'))} order by a.due_on limit ${countLimit}
  ) owed`;

const countOfAll = prepareSql<OwedCounts, 'viewerId' | 'today'>((value) => owedCountSql(value('viewerId'), value('today')));
const countOfJob = prepareSql<OwedCounts, 'viewerId' | 'today' | 'jobId'>((value) =>
  owedCountSql(value('viewerId'), value('today'), sql`a.job_id = ${value('jobId')}`),
);

/** How many answers a poster owes, counted to 100, and by when the next. */
export async function countOwed(
  executor: Executor,
  viewerId: string,
  { jobId, today }: { jobId?: string | undefined; today: string },
): Promise<OwedCounts> {
  const [counts] =
    jobId === undefined ? await countOfAll(executor, { viewerId, today }) : await countOfJob(executor, { viewerId, today, jobId });
  return counts ?? { total: 0, late: 0, nextDueOn: null };
}

/** The same, of one job; null when it isn't the poster's. */
export async function countOwedOf(executor: Executor, viewerId: string, jobId: string, today: string): Promise<OwedCounts | null> {
  return (await isOwnJob(executor, viewerId, jobId)) ? countOwed(executor, viewerId, { jobId, today }) : null;
}
