import { sql } from 'drizzle-orm';
import { bindSql } from '../../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../../platform/server/database.ts';
import { canSeeSql } from '../../../relations/queries.ts';
import type { SentProfile } from '../contract.ts';

/**
 * SQL of a condition: the poster can read an application. `application` and `job` are names of rows, `viewer` an SQL expression.
 * Every query that shows a poster something of an application needs it; once false, only the dates are left.
 */
export function readableSql(application: string, job: string, viewer: string): string {
  return `(${job}.poster_id = ${viewer} and ${application}.poster_access_ended_at is null
    and ${application}.applicant_id is not null and ${canSeeSql(`${application}.applicant_id`, viewer)})`;
}

/** Whether an upload is the CV of an application that this viewer can read. */
export async function isReceivedCv(executor: Executor, viewerId: string, uploadId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select 1 from job_applications a join jobs j on j.id = a.job_id
    where a.cv_id = ${uploadId} and ${bindSql((viewer) => readableSql('a', 'j', viewer), sql`${viewerId}::uuid`)} limit 1`);
  return rows.length > 0;
}

/** The profile that went with an application, for its applicant and whoever received it; null when there is none for this viewer. */
export async function findSentProfile(executor: Executor, viewerId: string, id: string): Promise<SentProfile | null> {
  const { rows } = await executor.execute<{ profile: SentProfile | null }>(sql`
    select a.profile from (select ${viewerId}::uuid as id) v, job_applications a left join jobs j on j.id = a.job_id
    where a.id = ${id} and ((a.applicant_id = v.id and a.applicant_deleted_at is null) or ${sql.raw(readableSql('a', 'j', 'v.id'))})`);
  return rows[0]?.profile ?? null;
}
