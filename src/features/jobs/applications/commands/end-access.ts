import { and, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { jobApplicationAnswers, jobApplicationEvents, jobApplicationNotes, jobApplications } from '../tables.ts';

/*
 * All of these take a condition rather than ids: a poster may have more applications than a statement has parameters. The caller has
 * locked the applications, and the condition still holds when they are done.
 */

/** The ids of the applications that meet a condition, as a query within a statement. */
function idsOf(tx: Transaction, which: SQL | undefined) {
  return tx.select({ id: jobApplications.id }).from(jobApplications).where(which);
}

/** References to end besides, of a job or a poster who goes. The database would end them too, but row by row once more. */
type CutOff = { jobId?: null; posterId?: null };

/** Ends the poster's access to applications: their notes go, and all content that the applicant deleted already. */
export async function endPosterAccess(tx: Transaction, which: SQL, now: Date, cutOff: CutOff = {}): Promise<void> {
  const ending = and(which, isNull(jobApplications.posterAccessEndedAt));
  await tx.delete(jobApplicationNotes).where(inArray(jobApplicationNotes.applicationId, idsOf(tx, ending)));
  await eraseContent(tx, and(ending, isNotNull(jobApplications.applicantDeletedAt)));
  await tx
    .update(jobApplications)
    .set({ posterAccessEndedAt: now, ...cutOff })
    .where(ending);
}

/** Erases the content of those of these applications that neither side can read any more. Their dates stay. */
export async function eraseUnread(tx: Transaction, which: SQL): Promise<void> {
  const isUnreadable = or(isNotNull(jobApplications.posterAccessEndedAt), isNull(jobApplications.jobId));
  await eraseContent(tx, and(which, isNotNull(jobApplications.applicantDeletedAt), isUnreadable));
}

/** Erases all that people wrote in these applications. The files of CVs follow in the background. */
export async function eraseContent(tx: Transaction, which: SQL | undefined): Promise<void> {
  for (const table of [jobApplicationAnswers, jobApplicationEvents, jobApplicationNotes])
    await tx.delete(table).where(inArray(table.applicationId, idsOf(tx, which)));
  await tx
    .update(jobApplications)
    .set({ jobTitle: '', companyName: '', letter: '', cvId: null, profile: null, salaryMin: null, salaryMax: null })
    .where(which);
}
