import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { removeLeadingTo } from '../../../notifications/commands/notify.ts';
import { endPosterAccess } from '../../applications/commands/end-access.ts';
import { receivedPath } from '../../applications/notices.ts';
import { jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../tables.ts';
import { isOver, ofJob } from '../queries/ended.ts';

/** The number of applications per transaction. */
const batch = 500;

/**
 * Ends the poster's access to applications whose time is over, and deletes their notes. The applicant's words stay for
 * the applicant alone. Each batch is done or not, so a server that stops in between goes on where it was.
 */
export async function endAccess(services: Services): Promise<void> {
  while ((await endSome(services)) === batch);
}

async function endSome(services: Services): Promise<number> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const due = tx
      .select({ id: jobApplications.id, jobId: jobApplications.jobId, posterId: jobApplications.posterId })
      .from(jobApplications)
      .leftJoin(jobs, ofJob)
      .where(and(isNull(jobApplications.posterAccessEndedAt), isOver(now)))
      .orderBy(asc(jobApplications.id))
      .limit(batch);
    const ending = await due.for('no key update', { of: jobApplications, skipLocked: true });
    const ids = ending.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await endPosterAccess(tx, inArray(jobApplications.id, ids), now);
    await forgetWhoApplied(tx, services, ending);
    return ids.length;
  });
}

type Ended = { jobId: string | null; posterId: string | null };

/** Removes the notifications that name applicants, of each job of which the poster reads no application any more. */
async function forgetWhoApplied(tx: Transaction, services: Services, ended: Ended[]): Promise<void> {
  const posterOf = new Map(ended.flatMap(({ jobId, posterId }) => (jobId === null || posterId === null ? [] : [[jobId, posterId]])));
  const open = and(inArray(jobApplications.jobId, [...posterOf.keys()]), isNull(jobApplications.posterAccessEndedAt));
  const rows = await tx.selectDistinct({ jobId: jobApplications.jobId }).from(jobApplications).where(open);
  const stillRead = new Set(rows.map(({ jobId }) => jobId));
  for (const [jobId, posterId] of posterOf) if (!stillRead.has(jobId)) await removeLeadingTo(tx, services, posterId, receivedPath(jobId));
}
