import * as z from 'zod';
import { cursor, id, instant, procedure } from '../../../platform/contract.ts';
import { personSummary } from '../../profiles/contract.ts';
import { day, jobNotFound } from '../applications/contract.ts';
import { applicationStatuses } from '../applications/policy.ts';
import { answerOutcomes } from './policy.ts';

/** How a poster answers, of the applications whose last day was in the last twelve months. */
export const answerFigure = z.object({
  due: z.int(),
  onTime: z.int(),
  /** More than half were answered within so many days; null where that many weren't answered. */
  usualDays: z.int().nullable(),
});

const owed = z.object({
  /** Of the application. */
  id: z.uuid(),
  job: z.object({ id: z.uuid(), title: z.string() }),
  person: personSummary,
  status: z.enum(applicationStatuses),
  appliedAt: instant,
  dueOn: day,
  /** Whether the poster said that it takes longer; they can't say so again. */
  isExtended: z.boolean(),
});

export type OwedAnswer = z.output<typeof owed>;

const counted = z.object({
  id: z.uuid(),
  appliedOn: day,
  dueOn: day,
  /** Null when no answer came, or none yet. */
  answeredOn: day.nullable(),
  outcome: z.enum(answerOutcomes),
});

export type CountedAnswer = z.output<typeof counted>;

const owedCounts = z.object({
  total: z.int(),
  /** Those whose last day is over. */
  late: z.int(),
  /** The last day of the next that isn't late; null without any. */
  nextDueOn: day.nullable(),
});

export type OwedCounts = z.output<typeof owedCounts>;

const tags = ['applications'];
const signedIn = { access: 'signed-in' } as const;

export const answersContract = {
  readOwed: procedure(signedIn, {
    method: 'GET',
    path: '/me/answers/owed/counts',
    tags,
    summary: 'How many answers one owes',
    description: 'Applications to one’s own jobs, or to one of them, that wait for an answer, counted to 100.',
  })
    .input(z.strictObject({ jobId: id.optional() }))
    .output(owedCounts)
    .errors(jobNotFound),

  listOwed: procedure(signedIn, {
    method: 'GET',
    path: '/me/answers/owed',
    tags,
    summary: 'The answers that one owes',
    description:
      'Applications that wait for an answer, of all own jobs or of one, those that are due first at the top, 20 at a time. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ jobId: id.optional(), after: cursor.optional() }))
    .output(z.object({ applications: z.array(owed), next: cursor.nullable() }))
    .errors(jobNotFound),

  readFigure: procedure(signedIn, {
    method: 'GET',
    path: '/me/answers/figure',
    tags,
    summary: 'One’s own figure of answers',
    description: 'As others see it beside one’s jobs, which they do from five applications on.',
  }).output(z.object({ figure: answerFigure, isShown: z.boolean() })),

  listCounted: procedure(signedIn, {
    method: 'GET',
    path: '/me/answers/counted',
    tags,
    summary: 'The dates by which one’s figure is counted',
    description:
      'The last one first, 20 at a time, without the names of applicants, which aren’t kept. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ after: cursor.optional() }))
    .output(z.object({ answers: z.array(counted), next: cursor.nullable() })),
};
