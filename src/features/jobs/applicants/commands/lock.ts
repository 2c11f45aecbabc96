import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { lockPeople } from '../../../relations/commands.ts';
import { jobApplications } from '../../applications/tables.ts';
import type { JobType } from '../../policy.ts';
import { jobs } from '../../tables.ts';

type Row = typeof jobApplications.$inferSelect;

/** An application that its poster can read, whose people and row are locked. */
export type LockedApplication = Row & { jobId: string; posterId: string; applicantId: string; jobType: JobType };

/** Locks both people, and then an application that the first of them can read. Null when there is none. */
export async function lockReceived(tx: Transaction, posterId: string, id: string): Promise<LockedApplication | null> {
  const [found] = await tx
    .select({ applicantId: jobApplications.applicantId, jobType: jobs.type, posterId: jobs.posterId })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(eq(jobApplications.id, id));
  if (found?.posterId !== posterId || found.applicantId === null) return null;
  if (!(await lockPeople(tx, { viewerId: posterId, personId: found.applicantId }))) return null;
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).for('update');
  if (row === undefined || row.posterAccessEndedAt !== null) return null;
  const { jobId, applicantId } = row;
  if (jobId === null || applicantId === null) return null;
  return { ...row, jobId, posterId, applicantId, jobType: found.jobType };
}
