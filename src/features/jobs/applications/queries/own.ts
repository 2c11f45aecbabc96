import { asc, eq, sql } from 'drizzle-orm';
import { bindSql } from '../../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../../platform/server/database.ts';
import { isoOf } from '../../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../../platform/server/newest-first.ts';
import { prepareText } from '../../../../platform/server/prepared.ts';
import { type PersonRow, personColumns, toPerson } from '../../../profiles/queries.ts';
import { canSeeSql } from '../../../relations/queries.ts';
import type { Closing } from '../../policy.ts';
import type { ApplicationEvent, Cv, OwnApplication, OwnCard } from '../contract.ts';
import { type ApplicationStatus, canDeleteCopy, canWithdraw } from '../policy.ts';
import { jobApplicationAnswers, jobApplicationEvents } from '../tables.ts';

const pageSize = 20;
const ownRows = (viewerId: string) => bindSql((id = '') => ownRowsSql(id), viewerId);

type CardRow = {
  id: string;
  job_id: string | null;
  shown_job_id: string | null;
  closing: Closing | null;
  title: string;
  company_name: string;
  status: ApplicationStatus;
  told_status: ApplicationStatus;
  told_at: string;
  applied_at: string;
  due_on: string;
  answered_at: string | null;
  poster_access_ended_at: string | null;
} & Record<string, unknown>;

/** Columns of a row `a`, with the job `j`, the last event `e` and the viewer `v`. */
const cardColumns = `a.id, a.job_id, case when ${canSeeSql('j.poster_id', 'v.id')} then j.id end as shown_job_id, j.closing, a.job_title as title,
  a.company_name, a.status, e.status as told_status, e.at as told_at, a.applied_at, a.due_on, a.answered_at, a.poster_access_ended_at`;

/** SQL of a person's own applications that they didn't delete. */
const ownRowsSql = (viewerId: string) => `
  (select ${viewerId}::uuid as id) v
  join job_applications a on a.applicant_id = v.id and a.applicant_deleted_at is null
  left join jobs j on j.id = a.job_id
  join lateral (
    select status, at from job_application_events where application_id = a.id order by at desc, id desc limit 1
  ) e on true`;

function toCard(row: CardRow): OwnCard {
  const { id, job_id: jobId, status } = row;
  const endedAt = row.poster_access_ended_at === null ? null : new Date(row.poster_access_ended_at);
  const running = { status, jobId, posterAccessEndedAt: endedAt };
  return {
    id,
    jobId: row.shown_job_id,
    jobTitle: row.title,
    companyName: row.company_name,
    jobClosing: row.shown_job_id === null ? null : row.closing,
    status: row.told_status,
    statusAt: isoOf(row.told_at),
    appliedAt: isoOf(row.applied_at),
    dueOn: row.answered_at === null && endedAt === null && jobId !== null ? row.due_on : null,
    can: { withdraw: canWithdraw(running), delete: canDeleteCopy(running) },
  };
}

/** A page of a person's own applications, the newest first. */
export async function listOwn(
  executor: Executor,
  viewerId: string,
  after: string | undefined,
): Promise<{ applications: OwnCard[]; next: string | null }> {
  const [time, id] = beginAfter(after);
  const { rows } = await executor.execute<CardRow>(sql`
    select ${sql.raw(cardColumns)} from ${ownRows(viewerId)}
    where (a.applied_at, a.id) < (${time}::timestamptz, ${id}::uuid)
    order by a.applied_at desc, a.id desc limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { applications: shown.map(toCard), next: last === undefined ? null : `${isoOf(last.applied_at)}_${last.id}` };
}

/** One of a person's own applications, as their list shows it; null when there is none. */
export async function findOwnCard(executor: Executor, viewerId: string, id: string): Promise<OwnCard | null> {
  const [row] = await readCard(executor, [viewerId, id]);
  return row === undefined ? null : toCard(row);
}

const readCard = prepareText<CardRow>(`select ${cardColumns} from ${ownRowsSql('$1')} where a.id = $2`);

type OwnRow = CardRow &
  CvRow &
  PersonRow & { letter: string; has_profile: boolean; salary_min: number | null; salary_max: number | null; sees_poster: boolean | null };

/** A person's own copy of an application; null when there is none. */
export async function readOwn(executor: Executor, viewerId: string, id: string): Promise<OwnApplication | null> {
  const { rows } = await executor.execute<OwnRow>(sql`
    select ${sql.raw(cardColumns)}, a.letter, a.profile is not null as has_profile, a.salary_min, a.salary_max, ${sql.raw(cvColumns)},
      ${sql.raw(personColumns('p', 'v.id'))}, p.id is not null and ${bindSql(canSeeSql, sql`p.id`, sql`v.id`)} as sees_poster
    from ${ownRows(viewerId)}
    left join uploads u on u.id = a.cv_id
    left join profiles p on p.id = a.poster_id
    where a.id = ${id}`);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    ...toCard(row),
    poster: row.sees_poster === true ? toPerson(row) : null,
    letter: row.letter,
    cv: toCv(row),
    hasProfile: row.has_profile,
    salary: { min: row.salary_min, max: row.salary_max },
    answers: await readAnswers(executor, id),
    events: await readEvents(executor, id),
  };
}

export type CvRow = { cv_id: string | null; cv_name: string | null; cv_bytes: number | null };

/** Columns of an upload `u` that is a CV. */
export const cvColumns = 'u.id as cv_id, u.file_name as cv_name, u.bytes as cv_bytes';

export function toCv({ cv_id: id, cv_name: fileName, cv_bytes: bytes }: CvRow): Cv | null {
  return id === null || fileName === null || bytes === null ? null : { id, fileName, bytes };
}

/** The questions of an application with their answers, in order. */
export async function readAnswers(executor: Executor, id: string) {
  return executor
    .select({ question: jobApplicationAnswers.question, answer: jobApplicationAnswers.answer })
    .from(jobApplicationAnswers)
    .where(eq(jobApplicationAnswers.applicationId, id))
    .orderBy(asc(jobApplicationAnswers.position));
}

/** The news that the applicant got, in order. */
export async function readEvents(executor: Executor, id: string): Promise<ApplicationEvent[]> {
  const rows = await executor
    .select()
    .from(jobApplicationEvents)
    .where(eq(jobApplicationEvents.applicationId, id))
    .orderBy(asc(jobApplicationEvents.at), asc(jobApplicationEvents.id));
  return rows.map(({ id, at, status, message }) => ({ id, at: at.toISOString(), status, message }));
}
