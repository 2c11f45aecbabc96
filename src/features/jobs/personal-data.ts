import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { savedJobs } from './saved/tables.ts';
import { jobColumns, jobQuestions, jobs } from './tables.ts';

/** A person's jobs with their questions, and those that they saved. All go with the profile, their logos with the uploads. */
export const jobsPersonalData: PersonalData = {
  name: 'vacatures',

  async exportPersonalData(tx, personId) {
    const own = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.posterId, personId));
    return {
      jobs: rowsOf(tx, {
        from: jobs,
        columns: jobColumns,
        where: eq(jobs.posterId, personId),
        orderBy: [asc(jobs.createdAt), asc(jobs.id)],
      }),
      questions: rowsOf(tx, {
        from: jobQuestions,
        where: inArray(jobQuestions.jobId, own),
        orderBy: [asc(jobQuestions.jobId), asc(jobQuestions.position)],
      }),
      saved: rowsOf(tx, { from: savedJobs, where: eq(savedJobs.personId, personId), orderBy: [asc(savedJobs.savedAt)] }),
    };
  },
};
