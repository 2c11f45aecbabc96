import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { profiles } from '../../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';
import { endPosterAccess } from './end-access.ts';
import { tellBoth } from './tell.ts';

/**
 * Ends the applications to a locked job that is about to be deleted, and tells applicants who were waiting. Locks the applicants
 * first, because their departure locks them before their applications.
 */
export async function endApplicationsOf(tx: Transaction, services: Services, { id, posterId }: { id: string; posterId: string }) {
  const ofJob = and(eq(jobApplications.jobId, id), isNotNull(jobApplications.applicantId));
  const applicants = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(jobApplications, eq(jobApplications.applicantId, profiles.id))
    .where(ofJob)
    .orderBy(profiles.id)
    .for('key share', { of: profiles });
  const waiting = await tx.select().from(jobApplications).where(ofJob).orderBy(jobApplications.id).for('update');
  await endPosterAccess(tx, eq(jobApplications.jobId, id), services.clock.now());
  for (const { id: applicationId, applicantId, jobTitle: title, answeredAt, posterAccessEndedAt } of waiting) {
    if (applicantId === null || answeredAt !== null || posterAccessEndedAt !== null) continue;
    await notify(tx, services, applicantId, { kind: 'application-job-gone', actorId: posterId, applicationId, title });
  }
  for (const { id: applicantId } of applicants) await tellBoth(tx, services, { applicantId, posterId: null });
}
