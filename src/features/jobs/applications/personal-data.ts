import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { rowsOf } from '../../../platform/server/rows-of.ts';
import { endPosterAccess, eraseContent } from './commands/end-access.ts';
import { tellOfGoneJobs } from './commands/job-removed.ts';
import { lockApplications } from './commands/lock-applications.ts';
import { jobApplicationAnswers, jobApplicationEvents, jobApplicationNotes, jobApplications } from './tables.ts';

const { applicantId, posterId, posterAccessEndedAt, id } = jobApplications;

/**
 * A person's applications with all that came of them, the poster's notes included, and what they wrote as a poster about those of
 * others. When they leave, the posters see that their applications were withdrawn; without a name, only dates stay.
 */
export const applicationsPersonalData: PersonalData = {
  name: 'sollicitaties',

  async exportPersonalData(tx, personId) {
    const own = tx.select({ id }).from(jobApplications).where(eq(applicantId, personId));
    // An application that they can't read any more isn't theirs to take along.
    const isReceived = and(eq(posterId, personId), isNull(posterAccessEndedAt));
    const received = tx.select({ id }).from(jobApplications).where(isReceived);
    return {
      applications: rowsOf(tx, {
        from: jobApplications,
        where: eq(applicantId, personId),
        orderBy: [asc(jobApplications.appliedAt), asc(id)],
      }),
      answers: rowsOf(tx, { from: jobApplicationAnswers, where: inArray(jobApplicationAnswers.applicationId, own) }),
      events: rowsOf(tx, {
        from: jobApplicationEvents,
        where: inArray(jobApplicationEvents.applicationId, own),
        orderBy: [asc(jobApplicationEvents.at), asc(jobApplicationEvents.id)],
      }),
      notes: rowsOf(tx, { from: jobApplicationNotes, where: inArray(jobApplicationNotes.applicationId, own) }),
      // Letters and CVs that they received stay their writers'.
      messagesToApplicants: rowsOf(tx, { from: jobApplicationEvents, where: inArray(jobApplicationEvents.applicationId, received) }),
      notesAboutApplicants: rowsOf(tx, { from: jobApplicationNotes, where: inArray(jobApplicationNotes.applicationId, received) }),
    };
  },

  async erasePersonalData(tx, services, personId) {
    const now = services.clock.now();
    const [own, received] = [eq(applicantId, personId), eq(posterId, personId)];
    await lockApplications(tx, or(own, received));
    await endPosterAccess(tx, own, now);
    await eraseContent(tx, own);
    await tx.update(jobApplications).set({ status: 'withdrawn', statusAt: now, applicantDeletedAt: now }).where(own);
    await tellOfGoneJobs(tx, services, received);
    const toTheirs = inArray(jobApplicationEvents.applicationId, tx.select({ id }).from(jobApplications).where(received));
    await tx.update(jobApplicationEvents).set({ message: '' }).where(toTheirs);
    await endPosterAccess(tx, received, now, { jobId: null, posterId: null });
  },
};
