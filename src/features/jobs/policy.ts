import type { RateLimit } from '../../platform/server/rate-limits.ts';
import type { Settings } from '../../platform/server/settings.ts';

/** Kinds of job as stored, in the order of the form. */
export const jobTypes = ['full-time', 'part-time', 'contract', 'internship', 'freelance'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobTypeLabels: Record<JobType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Stage',
  freelance: 'Freelance',
};

const genderMark = /^\(\s*[mvfwxd](?:\s*\/\s*[mvfwxd]){1,3}\s*\)\s*$/i;

/** A title as it is stored: screens add '(m/v/x)' themselves, and would show twice what was typed or copied along. */
export function bareTitle(title: string): string {
  const begin = title.lastIndexOf('(');
  return begin >= 0 && genderMark.test(title.slice(begin)) ? title.slice(0, begin).trimEnd() : title;
}

/** The filters of the list, of which one is chosen at a time. */
export const jobFilters = ['project-roles', 'regular-jobs', 'remote', 'onsite', ...jobTypes] as const;
export type JobFilter = (typeof jobFilters)[number];

export const jobSorts = ['newest', 'deadline'] as const;

/** Countries of work, as ISO 3166-1 has them. */
export const countries = ['BE', 'NL', 'LU', 'DE', 'FR'] as const;
export type Country = (typeof countries)[number];

export const countryLabels: Record<Country, string> = {
  BE: 'België',
  NL: 'Nederland',
  LU: 'Luxemburg',
  DE: 'Duitsland',
  FR: 'Frankrijk',
};

/** Units of a freelance rate. */
export const rateUnits = ['hour', 'day'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** Hours of a day's rate that a rate per hour is compared with. */
export const hoursOfDay = 8;

/** Whether a job exists for sure, or only once money for it is found. */
export const footings = ['existing', 'subject-to-funding'] as const;
export type Footing = (typeof footings)[number];

/** Reasons for which a job is closed: somebody was found, the poster took it back, or its time was over. */
export const closings = ['filled', 'withdrawn', 'expired'] as const;
export type Closing = (typeof closings)[number];

export const closingLabels: Record<Closing, string> = { filled: 'Ingevuld', withdrawn: 'Ingetrokken', expired: 'Verlopen' };

export const companySizes = ['1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** A text, or one of the choices that the poster gives. */
export const questionKinds = ['text', 'choice'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The longest texts, in characters, the most items of lists, and the largest numbers. */
export const limits = {
  title: 120,
  companyName: 120,
  companyUrl: 300,
  description: 10_000,
  location: 120,
  /** Whole euros a year. */
  salary: 10_000_000,
  /** Euros per hour or day. */
  rate: 100_000,
  requirements: 20,
  benefits: 20,
  listItem: 200,
  questions: 5,
  question: 300,
  choices: 10,
  choice: 120,
} as const;

/** Deadlines of jobs end with their day in this zone. */
export const jobZone = 'Europe/Brussels';

/** Days after which the poster of a job without a deadline is asked about it, and after which it is closed. */
export const openDays = { asked: 60, closed: 75 } as const;

/** The most requirements and benefits on a card. */
export const shownOnCard = 3;

/** The most jobs that a person keeps saved. */
export const mostSaved = 500;

/** Whether people can apply: the job isn't closed, and its deadline's day isn't over. `today` is the day in `jobZone`. */
export function isOpen({ closing, deadline }: { closing: Closing | null; deadline: string | null }, today: string): boolean {
  return closing === null && (deadline === null || deadline >= today);
}

export function canEditJob(viewerId: string | null, posterId: string): boolean {
  return viewerId === posterId;
}

/** New jobs of a person, and those opened again; the same sent again counts once. */
export function jobsLimit({ limits: { jobs } }: Settings): RateLimit {
  return { name: 'jobs', points: jobs, seconds: 86_400 };
}
