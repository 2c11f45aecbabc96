import type { JobFields } from '../../../features/jobs/own/contract.ts';
import type { Closing } from '../../../features/jobs/policy.ts';

type Optional = 'country' | 'isRemote' | 'salaryMin' | 'salaryMax' | 'rateMin' | 'rateMax' | 'rateUnit' | 'footing' | 'questions';

export type DemoJob = Pick<JobFields, 'title' | 'type' | 'description' | 'location' | 'requirements' | 'benefits'> &
  Partial<Pick<JobFields, Optional | 'companySize' | 'asksLetter' | 'asksCv'>> & {
    /** First and last name of a demo person, whose company it is. */
    poster: string;
    /** Days from today: when it was posted, and its deadline. */
    made: number;
    until?: number;
    /** The role of the poster's project that it fills. */
    role?: string;
    closing?: Closing;
  };

/** Amounts of a year. */
export const yearly = (salaryMin: number | null, salaryMax: number | null = null) => ({ salaryMin, salaryMax });

/** A rate of freelance work. */
export const hourly = (rateMin: number | null, rateMax: number | null = null) => ({ rateMin, rateMax, rateUnit: 'hour' as const });
export const daily = (rateMin: number | null, rateMax: number | null = null) => ({ rateMin, rateMax, rateUnit: 'day' as const });

/** Open questions, of which the first needs an answer. */
export const asks = (...questions: string[]): JobFields['questions'] =>
  questions.map((question, place) => ({ kind: 'text', question, isRequired: place === 0, choices: [] }));

export const choice = (question: string, ...choices: string[]): JobFields['questions'][number] => ({
  kind: 'choice',
  question,
  isRequired: false,
  choices,
});
