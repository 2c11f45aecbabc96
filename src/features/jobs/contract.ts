import * as z from 'zod';
import { cursor, id, instant, procedure } from '../../platform/contract.ts';
import { personSummary } from '../profiles/contract.ts';
import { day } from '../projects/plan/contract.ts';
import { picture } from '../uploads/contract.ts';
import { closings, companySizes, countries, footings, jobFilters, jobSorts, jobTypes, limits, questionKinds, rateUnits } from './policy.ts';
import { answerFigure } from './promise/contract.ts';

/** The pay of a job: of employment whole euros a year, of freelance work euros per hour or day. Null where it isn't given. */
export const pay = z.object({
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  rateMin: z.number().nullable(),
  rateMax: z.number().nullable(),
  rateUnit: z.enum(rateUnits).nullable(),
});

export type Pay = z.output<typeof pay> & { type: (typeof jobTypes)[number] };

/** The project for which a job is, where the viewer may see it. */
const projectOfJob = z.object({ id: z.uuid(), title: z.string(), description: z.string() });

/** A job in lists. */
export const jobCard = pay.extend({
  id: z.uuid(),
  /** Without '(m/v/x)', which screens add. */
  title: z.string(),
  companyName: z.string(),
  logo: picture.nullable(),
  location: z.string(),
  country: z.enum(countries),
  isRemote: z.boolean(),
  type: z.enum(jobTypes),
  footing: z.enum(footings),
  /** The first few; the counts are of all. */
  requirements: z.array(z.string()),
  requirementsCount: z.int(),
  benefits: z.array(z.string()),
  benefitsCount: z.int(),
  /** The last day on which people can apply, in Europe/Brussels. */
  deadline: day.nullable(),
  openedAt: instant,
  /** Whether people can apply: it isn't closed, and its deadline isn't over. */
  isOpen: z.boolean(),
  closing: z.enum(closings).nullable(),
  /** The role of a project that it fills. */
  projectRoleId: z.uuid().nullable(),
  project: projectOfJob.nullable(),
  /** How the poster answers applications; null while too few were due. */
  figure: answerFigure.nullable(),
  /** The viewer's application for it; `isKept` until they delete their copy. Null without one. */
  ownApplication: z.object({ id: z.uuid(), isWithdrawn: z.boolean(), isKept: z.boolean() }).nullable(),
  can: z.object({ edit: z.boolean() }),
});

export type JobCard = z.output<typeof jobCard>;

const question = z.object({ kind: z.enum(questionKinds), question: z.string(), isRequired: z.boolean(), choices: z.array(z.string()) });

export type JobQuestion = z.output<typeof question>;

const job = jobCard.omit({ requirementsCount: true, benefitsCount: true }).extend({
  poster: personSummary,
  description: z.string(),
  companyUrl: z.string(),
  companySize: z.enum(companySizes).nullable(),
  asksLetter: z.boolean(),
  asksCv: z.boolean(),
  /** Questions that applicants answer, by position. */
  questions: z.array(question),
  createdAt: instant,
  updatedAt: instant,
  /** When the day of its deadline is over. */
  deadlineEndsAt: instant.nullable(),
  closedAt: instant.nullable(),
  /** Kiem asked its poster whether it is still open, and got no answer yet; false for everybody else. */
  isAsked: z.boolean(),
});

export type Job = z.output<typeof job>;

const tags = ['jobs'];

export const jobNotFound = { NOT_FOUND: { message: 'Vacature niet gevonden.' } };

/** A place in the list of deadlines: the day, or 'infinity' without one, and the id there. */
const deadlineCursor = z
  .string()
  .regex(/^(infinity|\d{4}-\d{2}-\d{2})_/)
  .refine((value) => {
    const [deadline = '', place = ''] = value.split('_');
    return (deadline === 'infinity' || day.safeParse(deadline).success) && id.safeParse(place).success;
  });

const jobsOverview = z.strictObject({
  /** Words of the title, the company, the text or the requirements. */
  search: z.string().trim().max(100).default(''),
  filter: z.enum(jobFilters).optional(),
  /** Words of the place of work, which may be unfinished. */
  location: z.string().trim().max(limits.location).default(''),
  /** Euros a year; an hour if the filter is freelance. Jobs that reach it say what they pay. */
  minPay: z.number().positive().max(limits.salary).optional(),
  /** Only jobs for the roles of this project. */
  project: id.optional(),
  /** Only the viewer's own jobs, closed ones included. */
  own: z.boolean().default(false),
  /** 'deadline' has the first deadline first, and jobs without one last. */
  sort: z.enum(jobSorts).default('newest'),
  after: z.union([cursor, deadlineCursor], 'Ongeldige bladerpositie.').optional(),
});

export type JobsOverview = z.output<typeof jobsOverview>;

export const jobsContract = {
  listJobs: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/jobs',
      tags,
      summary: 'A page of jobs',
      description:
        'Open jobs, 20 at a time, newest first, or the first deadline first. A job leaves the list after the day of its deadline. Pass `next` of one page as `after` to read the following one. Closed jobs are listed for their poster only.',
    },
  )
    .input(jobsOverview)
    .output(
      z.object({
        jobs: z.array(jobCard),
        /** Pass as `after` for the next page; null at the end. */
        next: z.string().nullable(),
      }),
    ),

  readJob: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/jobs/{id}',
      tags,
      summary: 'One job',
      description: 'A job, open or closed, with the questions that applicants answer.',
    },
  )
    .input(z.strictObject({ id }))
    .output(job)
    .errors(jobNotFound),
};
