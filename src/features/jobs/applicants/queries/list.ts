import { sql } from 'drizzle-orm';
import { bindSql } from '../../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../../platform/server/database.ts';
import { expressionOf, mostWords, wordsOf } from '../../../../platform/server/folded-text.ts';
import { isoOf } from '../../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../../platform/server/newest-first.ts';
import { type PersonRow, personColumns, toPerson } from '../../../profiles/queries.ts';
import { canSeeSql, hiddenPeopleSql } from '../../../relations/queries.ts';
import { type ApplicationPart, type ApplicationStatus, needsPay, partOf, statusesOf } from '../../applications/policy.ts';
import { readableSql } from '../../applications/queries/readable.ts';
import type { JobType } from '../../policy.ts';
import { canExtend } from '../../promise/policy.ts';
import type { Received } from '../contract.ts';
import { movesOf } from '../policy.ts';

const pageSize = 20;

export type ReceivedRow = PersonRow & {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  status_at: string;
  due_on: string;
  answered_at: string | null;
  extended_at: string | null;
  version: number;
  is_readable: boolean;
  has_letter: boolean;
  has_cv: boolean;
  note_count: number;
  salary_min: number | null;
  salary_max: number | null;
  job_type: JobType;
} & Record<string, unknown>;

/** Columns of a row `a`, with its job `j`, the applicant's profile `p` and the viewer `v`. */
export const receivedColumns = `a.id, a.status, a.applied_at, a.status_at, a.due_on, a.answered_at, a.extended_at, a.version, a.salary_min, a.salary_max,
  j.type as job_type, ${readableSql('a', 'j', 'v.id')} as is_readable, a.letter <> '' as has_letter, a.cv_id is not null as has_cv,
  (select count(*)::int from job_application_notes n where n.application_id = a.id) as note_count, ${personColumns('p', 'v.id')}`;

/** SQL of a condition: an application stands in its poster's list. People who block each other don't meet there either. */
const listedSql = `(a.applicant_id is null or ${canSeeSql('a.applicant_id', 'v.id')})`;

/** `now` is the present moment. */
export function toReceived(row: ReceivedRow, now: Date): Received {
  const { id, status, version, is_readable: isReadable } = row;
  const pay = { salaryMin: row.salary_min, salaryMax: row.salary_max };
  const running = runningOf(row);
  return {
    id,
    person: isReadable ? toPerson(row) : null,
    status,
    appliedAt: isoOf(row.applied_at),
    statusAt: isoOf(row.status_at),
    dueOn: isReadable && row.answered_at === null ? row.due_on : null,
    version,
    isReadable,
    hasLetter: isReadable && row.has_letter,
    hasCv: isReadable && row.has_cv,
    noteCount: isReadable ? row.note_count : 0,
    can: isReadable
      ? { moveTo: movesOf(running, now), needsPay: needsPay(row.job_type, 'invited', pay), extend: canExtend(running, now) }
      : { moveTo: [], needsPay: false, extend: false },
  };
}

function runningOf({ status, version, due_on: dueOn, answered_at: answeredAt, extended_at: extendedAt }: ReceivedRow) {
  const momentOf = (time: string | null) => (time === null ? null : new Date(time));
  return { status, version, dueOn, answeredAt: momentOf(answeredAt), extendedAt: momentOf(extendedAt) };
}

type Asked = { id: string; part?: ApplicationPart; search: string; owed: boolean; after?: string; now: Date };

/** A page of the applications to a person's own job, the newest first; null when it isn't theirs. */
export async function listReceived(
  executor: Executor,
  posterId: string,
  { id: jobId, part, search, owed, after, now }: Asked,
): Promise<{ applications: Received[]; next: string | null } | null> {
  if (!(await isOwnJob(executor, posterId, jobId))) return null;
  const [time, id] = beginAfter(after);
  // The title as it was sent: by a search for it, the one that somebody shows to others only could be guessed.
  const texts = sql`p.first_name || ' ' || p.last_name || ' ' || coalesce(a.profile ->> 'jobTitle', '')`;
  const words = [...new Set(wordsOf(search))].slice(0, mostWords);
  const found = words.map((word) => sql`and ${texts} ~ ${expressionOf(word)}`);
  const readable = sql.raw(readableSql('a', 'j', 'v.id'));
  const { rows } = await executor.execute<ReceivedRow>(sql`
    select ${sql.raw(receivedColumns)}
    from (select ${posterId}::uuid as id) v, job_applications a
    join jobs j on j.id = a.job_id
    left join profiles p on p.id = a.applicant_id
    where a.job_id = ${jobId} and (a.applied_at, a.id) < (${time}::timestamptz, ${id}::uuid) and ${sql.raw(listedSql)}
      ${part === undefined ? sql`` : sql`and a.status in ${statusesOf(part)}`}
      ${owed ? sql`and a.answered_at is null and ${readable}` : sql``}
      ${found.length === 0 ? sql`` : sql`and ${readable} ${sql.join(found, sql` `)}`}
    order by a.applied_at desc, a.id desc limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    applications: shown.map((row) => toReceived(row, now)),
    next: last === undefined ? null : `${isoOf(last.applied_at)}_${last.id}`,
  };
}

/** Whether a job is this person's own. */
async function isOwnJob(executor: Executor, posterId: string, jobId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`select 1 from jobs where id = ${jobId} and poster_id = ${posterId}`);
  return rows.length > 0;
}

type Overview = {
  job: { id: string; title: string; companyName: string; type: JobType; isOpen: boolean };
  counts: Record<ApplicationPart, number>;
};

/** A person's own job with the number of applications in each part of its list; null when it isn't theirs. */
export async function readOverview(executor: Executor, posterId: string, jobId: string): Promise<Overview | null> {
  const { rows: jobs } = await executor.execute<Overview['job']>(sql`
    select id, title, company_name as "companyName", type, closed_at is null as "isOpen" from jobs
    where id = ${jobId} and poster_id = ${posterId}`);
  const [job] = jobs;
  if (job === undefined) return null;
  // Of all, without a look at each row or person, those of people whom the poster doesn't see are taken away: both find by an index.
  const { rows } = await executor.execute<{ status: ApplicationStatus; count: number }>(sql`
    select status, sum(count)::int as count from (
      select status, count(*) as count from job_applications where job_id = ${jobId} group by status
      union all
      select status, -count(*) from job_applications
      where job_id = ${jobId} and applicant_id = any(array(${bindSql(hiddenPeopleSql, sql`${posterId}::uuid`)})) group by status
    ) counted group by status`);
  const countOf = (part: ApplicationPart) =>
    rows.filter(({ status }) => partOf(status) === part).reduce((sum, { count }) => sum + count, 0);
  const counts = { new: countOf('new'), in_review: countOf('in_review'), invited: countOf('invited') };
  return { job, counts: { ...counts, hired: countOf('hired'), rejected: countOf('rejected'), withdrawn: countOf('withdrawn') } };
}
