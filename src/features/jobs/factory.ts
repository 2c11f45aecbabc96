import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import type { JobFields } from './own/contract.ts';
import { jobQuestions, jobs } from './tables.ts';

type Row = typeof jobs.$inferInsert;
type Question = Omit<typeof jobQuestions.$inferInsert, 'jobId' | 'position'>;

export type JobDetails = Partial<Row> & { posterId: string; questions?: Question[] };

type MadeJob = { id: string; posterId: string; title: string };

/** An open full-time job without pay or deadline. */
export async function makeJob(db: Executor, { questions = [], ...details }: JobDetails): Promise<MadeJob> {
  const { id = newId(), title = 'Timmerman', createdAt = new Date() } = details;
  const made = { id, posterId: details.posterId, title };
  await db.insert(jobs).values({
    companyName: 'Zonnedak BV',
    description: 'Je bouwt daken die stroom geven.',
    type: 'full-time',
    updatedAt: createdAt,
    openedAt: createdAt,
    confirmedAt: createdAt,
    ...details,
    ...made,
    createdAt,
  });
  if (questions.length > 0) await db.insert(jobQuestions).values(questions.map((each, position) => ({ ...each, jobId: id, position })));
  return made;
}

/** A form with something in every field but the logo and the role. */
export function fullJob(): JobFields {
  return {
    title: 'Dakdekker',
    companyName: 'Zonnedak BV',
    companyUrl: 'https://zonnedak.example/',
    companySize: '11-50',
    logoId: null,
    description: 'Je legt panelen op platte daken.\n\nMet een ploeg van vier.',
    location: 'Gent',
    country: 'BE',
    isRemote: false,
    type: 'full-time',
    salaryMin: 36_000,
    salaryMax: 44_000,
    rateMin: null,
    rateMax: null,
    rateUnit: null,
    footing: 'existing',
    requirements: ['Geen hoogtevrees', 'Rijbewijs B'],
    benefits: ['Bedrijfswagen'],
    deadline: '2099-12-31',
    asksLetter: true,
    asksCv: true,
    questions: [
      { kind: 'text', question: 'Welk dak is je beste?', isRequired: true, choices: [] },
      { kind: 'choice', question: 'Wanneer kun je beginnen?', isRequired: false, choices: ['Meteen', 'Later'] },
    ],
    projectRoleId: null,
  };
}
