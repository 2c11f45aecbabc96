import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { endPosterAccess, eraseContent } from './commands/end-access.ts';
import { jobApplicationAnswers, jobApplicationEvents, jobApplicationNotes, jobApplications } from './tables.ts';

const { applicantId, posterId, id } = jobApplications;

/**
 * A person's applications with all that came of them, the poster's notes included, and what they wrote as a poster about those of
 * others. When they leave, the posters see that their applications were withdrawn; without a name, only dates stay.
 */
export const applicationsPersonalData: PersonalData = {
  name: 'sollicitaties',

  async exportPersonalData(executor, personId) {
    const own = executor.select({ id }).from(jobApplications).where(eq(applicantId, personId));
    const received = executor.select({ id }).from(jobApplications).where(eq(posterId, personId));
    return {
      applications: await executor
        .select()
        .from(jobApplications)
        .where(eq(applicantId, personId))
        .orderBy(asc(jobApplications.appliedAt), asc(id)),
      answers: await executor.select().from(jobApplicationAnswers).where(inArray(jobApplicationAnswers.applicationId, own)),
      events: await executor
        .select()
        .from(jobApplicationEvents)
        .where(inArray(jobApplicationEvents.applicationId, own))
        .orderBy(asc(jobApplicationEvents.at), asc(jobApplicationEvents.id)),
      notes: await executor.select().from(jobApplicationNotes).where(inArray(jobApplicationNotes.applicationId, own)),
      // Letters and CVs that they received stay their writers'.
      messagesToApplicants: await executor.select().from(jobApplicationEvents).where(inArray(jobApplicationEvents.applicationId, received)),
      notesAboutApplicants: await executor.select().from(jobApplicationNotes).where(inArray(jobApplicationNotes.applicationId, received)),
    };
  },

  async erasePersonalData(tx, { clock }, personId) {
    const now = clock.now();
    const mine = or(eq(applicantId, personId), eq(posterId, personId));
    // In order of id: two people who leave at once lock theirs one after the other.
    await tx.select({ id }).from(jobApplications).where(mine).orderBy(id).for('update');
    const own = await idsOf(tx, eq(applicantId, personId));
    await endPosterAccess(tx, inArray(id, own), now);
    await tx.update(jobApplications).set({ status: 'withdrawn', statusAt: now, applicantDeletedAt: now }).where(inArray(id, own));
    await eraseContent(tx, own);
    const received = await idsOf(tx, eq(posterId, personId));
    await endPosterAccess(tx, inArray(id, received), now);
    await tx.update(jobApplicationEvents).set({ message: '' }).where(inArray(jobApplicationEvents.applicationId, received));
  },
};

async function idsOf(executor: Executor, whose: ReturnType<typeof eq>): Promise<string[]> {
  const rows = await executor.select({ id }).from(jobApplications).where(whose);
  return rows.map((row) => row.id);
}
