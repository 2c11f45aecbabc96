import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { endPosterAccess } from '../../applications/commands/end-access.ts';
import { jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../tables.ts';
import { isOver, ofJob } from '../queries/ended.ts';

/** The number of applications per transaction. */
const batch = 500;

/**
 * Ends the poster's access to applications whose time is over, and deletes their notes. The applicant's words stay for
 * the applicant alone. Each batch is done or not, so a server that stops in between goes on where it was.
 */
export async function endAccess(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  while ((await endSome(services)) === batch);
}

async function endSome({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .leftJoin(jobs, ofJob)
      .where(and(isNull(jobApplications.posterAccessEndedAt), isOver(now)))
      .orderBy(asc(jobApplications.id))
      .limit(batch);
    const ids = (await due.for('no key update', { of: jobApplications, skipLocked: true })).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await endPosterAccess(tx, inArray(jobApplications.id, ids), now);
    return ids.length;
  });
}
