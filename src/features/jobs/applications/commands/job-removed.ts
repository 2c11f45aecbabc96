import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { removeLeadingTo } from '../../../notifications/commands/notify.ts';
import { canSeeSql } from '../../../relations/queries.ts';
import { owedPath } from '../../promise/notices.ts';
import { tellOfGoneJob } from '../background.ts';
import { receivedPath } from '../notices.ts';
import { jobApplications } from '../tables.ts';
import { endPosterAccess } from './end-access.ts';
import { lockApplications } from './lock-applications.ts';

/**
 * Ends the applications to a locked job that is about to be deleted. Their applicants are told in the background: a job may have
 * thousands, and its poster is waiting.
 */
export async function endApplicationsOf(tx: Transaction, services: Services, { id, posterId }: { id: string; posterId: string }) {
  const ofJob = eq(jobApplications.jobId, id);
  await lockApplications(tx, ofJob);
  await tellOfGoneJobs(tx, services, ofJob);
  await endPosterAccess(tx, ofJob, services.clock.now(), { jobId: null });
  // After the applications, as every act locks notifications last.
  for (const path of [receivedPath(id), owedPath(id)]) await removeLeadingTo(tx, services, posterId, path);
}

/** The number of applications per task. */
const batch = 2_000;

/**
 * Has those told whose applications lose their job, before the job goes: all that kept theirs, didn't withdraw it and may see the poster,
 * whatever the answer was. Those of a job that was deleted before its poster left were told then.
 */
export async function tellOfGoneJobs(tx: Transaction, { queue }: Services, which: SQL): Promise<void> {
  const isKept = and(which, isNotNull(jobApplications.applicantId), isNull(jobApplications.applicantDeletedAt));
  const isTold = and(
    ne(jobApplications.status, 'withdrawn'),
    isNotNull(jobApplications.jobId),
    sql.raw(canSeeSql('job_applications.applicant_id', 'job_applications.poster_id')),
  );
  const applications = await tx
    .select({ id: jobApplications.id, isTold: sql<boolean>`${isTold}` })
    .from(jobApplications)
    .where(isKept)
    .orderBy(asc(jobApplications.id));
  for (let start = 0; start < applications.length; start += batch)
    await queue.send(tx, tellOfGoneJob, { applications: applications.slice(start, start + batch) });
}
