import { and, asc, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../tables.ts';
import { isOver, ofJob } from '../queries/ended.ts';

/** The number of applications per transaction. */
const batch = 200;

/**
 * Removes applications that nobody has a copy of any more: the poster's time is over, and the applicant deleted theirs or
 * left. Their content was erased when the second of them let go; the dates go with the row, once the poster's promise is counted:
 * whoever deletes a job would else lose a miss with it.
 */
export async function removeApplications(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  while ((await removeSome(services)) === batch);
}

async function removeSome({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const isGivenUp = or(isNotNull(jobApplications.applicantDeletedAt), isNull(jobApplications.applicantId));
  return db.transaction(async (tx) => {
    const over = tx
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .leftJoin(jobs, ofJob)
      .where(and(isGivenUp, isNotNull(jobApplications.posterAccessEndedAt), isNotNull(jobApplications.countedAt), isOver(clock.now())))
      .orderBy(asc(jobApplications.id))
      .limit(batch);
    const rows = await over.for('update', { of: jobApplications, skipLocked: true });
    if (rows.length === 0) return 0;
    await tx.delete(jobApplications).where(
      inArray(
        jobApplications.id,
        rows.map(({ id }) => id),
      ),
    );
    return rows.length;
  });
}
