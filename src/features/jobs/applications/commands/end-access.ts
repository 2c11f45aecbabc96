import { and, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { jobApplicationAnswers, jobApplicationEvents, jobApplicationNotes, jobApplications } from '../tables.ts';

/**
 * Ends the poster's access to applications: their notes go, and all content that the applicant deleted already. The caller
 * has locked the applications.
 */
export async function endPosterAccess(tx: Transaction, which: SQL, now: Date): Promise<void> {
  const ended = await tx
    .update(jobApplications)
    .set({ posterAccessEndedAt: now })
    .where(and(which, isNull(jobApplications.posterAccessEndedAt)))
    .returning({ id: jobApplications.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(jobApplicationNotes).where(inArray(jobApplicationNotes.applicationId, ids));
  await eraseUnread(tx, ids);
}

/** Erases the content of those of these applications that neither side can read any more. Their dates stay. */
export async function eraseUnread(tx: Transaction, ids: string[]): Promise<void> {
  const isUnread = and(
    inArray(jobApplications.id, ids),
    isNotNull(jobApplications.applicantDeletedAt),
    or(isNotNull(jobApplications.posterAccessEndedAt), isNull(jobApplications.jobId)),
  );
  const rows = await tx.select({ id: jobApplications.id }).from(jobApplications).where(isUnread);
  await eraseContent(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Erases all that people wrote in these applications. The files of CVs follow in the background. */
export async function eraseContent(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(jobApplications)
    .set({ jobTitle: '', companyName: '', letter: '', cvId: null, profile: null, salaryMin: null, salaryMax: null })
    .where(inArray(jobApplications.id, ids));
  for (const table of [jobApplicationAnswers, jobApplicationEvents, jobApplicationNotes])
    await tx.delete(table).where(inArray(table.applicationId, ids));
}
