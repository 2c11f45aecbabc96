import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import type { ApplicationStatus } from '../../jobs/applications/policy.ts';
import { readableSql } from '../../jobs/applications/queries/readable.ts';
import { isOpenSql } from '../../jobs/queries/visible.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import { canSee } from '../../relations/queries.ts';
import { pageSize } from '../policy.ts';
import type { InvitableJob, Invitation } from './contract.ts';
import type { Side } from './policy.ts';

/** The most open jobs that are offered. */
const shownJobs = 200;

/** SQL of a condition on a row `j` of jobs: it is a person's own, and people can apply for it today. */
export function isOpenJobOf(personId: string | null, today: string): SQL {
  return sql`(j.poster_id = ${personId}::uuid and ${isOpenSql(today)})`;
}

type Poster = { posterId: string /** In the zone of deadlines. */; today: string };

/** A poster's open jobs, and whether each has an invitation of a talent; null when there is no such talent for them. */
export async function listInvitableJobs(executor: Executor, { posterId, today }: Poster, talentId: string): Promise<InvitableJob[] | null> {
  const { rows: talents } = await executor.execute<{ personId: string }>(sql`
    select t.person_id as "personId" from talent_profiles t where t.id = ${talentId} and ${visibleTalentTo(posterId)}`);
  const [talent] = talents;
  if (talent === undefined) return null;
  const { rows } = await executor.execute<InvitableJob>(sql`
    select j.id, j.title, j.company_name as "companyName",
      exists (select from talent_invitations i where i.job_id = j.id and i.person_id = ${talent.personId}) as "isInvited",
      exists (select from job_applications a where a.job_id = j.id and a.applicant_id = ${talent.personId}) as "hasApplied"
    from jobs j where ${isOpenJobOf(posterId, today)}
    order by j.opened_at desc, j.id desc limit ${shownJobs}`);
  return rows;
}

type ListedRow = PersonRow & {
  id: string;
  job_id: string;
  title: string;
  company_name: string;
  is_open: boolean;
  talent_id: string | null;
  message: string;
  created_at: string;
  declined_at: string | null;
  status: ApplicationStatus | null;
  application_id: string | null;
} & Record<string, unknown>;

type Asked = { viewerId: string; today: string; side: Side; after: string | undefined };

/** A page of the invitations that a person got or sent, but for those with people whom they don't meet. */
export async function listInvitations(
  executor: Executor,
  { viewerId, today, side, after }: Asked,
): Promise<{ invitations: Invitation[]; next: string | null }> {
  const received = side === 'received';
  const [own, other] = received ? [sql`i.person_id`, sql`i.inviter_id`] : [sql`i.inviter_id`, sql`i.person_id`];
  const readable = received ? 'applied.applicant_deleted_at is null' : readableSql('applied', 'j', 'v.id');
  const [time, id] = beginAfter(after);
  const { rows } = await executor.execute<ListedRow>(sql`
    select i.id, i.message, i.created_at, i.declined_at, j.id as job_id, j.title, j.company_name, (${isOpenSql(today)}) as is_open,
      (select t.id from talent_profiles t where t.person_id = i.person_id and ${visibleTalentTo(viewerId)}) as talent_id,
      applied.status, case when ${sql.raw(readable)} then applied.id end as application_id, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${viewerId}::uuid as id) v, talent_invitations i
    join jobs j on j.id = i.job_id
    join profiles a on a.id = ${other}
    left join job_applications applied on applied.job_id = i.job_id and applied.applicant_id = i.person_id
    where ${own} = ${viewerId} and (i.created_at, i.id) < (${time}::timestamptz, ${id}::uuid) and ${canSee(other, viewerId)}
    order by i.created_at desc, i.id desc limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { invitations: shown.map(toInvitation), next: last === undefined ? null : `${isoOf(last.created_at)}_${last.id}` };
}

function toInvitation(row: ListedRow): Invitation {
  return {
    id: row.id,
    job: { id: row.job_id, title: row.title, companyName: row.company_name, isOpen: row.is_open },
    person: toPerson(row),
    talentId: row.talent_id,
    message: row.message,
    createdAt: isoOf(row.created_at),
    declinedAt: row.declined_at && isoOf(row.declined_at),
    application: row.status === null ? null : { id: row.application_id, isWithdrawn: row.status === 'withdrawn' },
  };
}
