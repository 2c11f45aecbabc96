import * as z from 'zod';
import { id, instant, limited, procedure, text, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { day, lines } from '../../projects/plan/contract.ts';
import { picture } from '../../uploads/contract.ts';
import { jobNotFound, pay } from '../contract.ts';
import { bareTitle, closings, companySizes, countries, footings, jobTypes, limits, rateUnits } from '../policy.ts';
import { forbidden, jobSentences } from './texts.ts';

const filled = (most: number, missing: string) => text(most).refine(isVisible, missing);

const salary = z.int(jobSentences.wholeEuros).min(0, jobSentences.negative).max(limits.salary, jobSentences.tooHigh).nullable();

const rate = z
  .number(jobSentences.amount)
  .min(0, jobSentences.negative)
  .max(limits.rate, jobSentences.tooHigh)
  .refine((amount) => Number(amount.toFixed(2)) === amount, jobSentences.cents)
  .nullable();

const question = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    question: filled(limits.question, jobSentences.noQuestion),
    isRequired: z.boolean(),
    choices: z.array(z.never()).max(0),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    question: filled(limits.question, jobSentences.noQuestion),
    isRequired: z.boolean(),
    choices: lines(limits.choices, limits.choice)
      .min(2, jobSentences.fewChoices)
      .refine((choices) => new Set(choices).size === choices.length, jobSentences.sameChoice),
  }),
]);

const isOrdered = (least: number | null, most: number | null) => least === null || most === null || least <= most;

/** All that the form holds. */
export const jobFields = z
  .strictObject({
    ...pay.shape,
    title: text(limits.title).overwrite(bareTitle).refine(isVisible, jobSentences.noTitle),
    companyName: filled(limits.companyName, jobSentences.noCompany),
    /** Empty, or an address of http(s). */
    companyUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: jobSentences.url }).max(limits.companyUrl, jobSentences.url)]),
    companySize: z.enum(companySizes).nullable(),
    logoId: id.nullable(),
    description: filled(limits.description, jobSentences.noDescription),
    location: text(limits.location),
    country: z.enum(countries),
    isRemote: z.boolean(),
    type: z.enum(jobTypes),
    salaryMin: salary,
    salaryMax: salary,
    rateMin: rate,
    rateMax: rate,
    rateUnit: z.enum(rateUnits).nullable(),
    footing: z.enum(footings, jobSentences.noFooting),
    requirements: lines(limits.requirements, limits.listItem),
    benefits: lines(limits.benefits, limits.listItem),
    deadline: day.nullable(),
    asksLetter: z.boolean(),
    asksCv: z.boolean(),
    questions: z.array(question).max(limits.questions, jobSentences.manyQuestions),
    /** A role of the poster's own project. */
    projectRoleId: id.nullable(),
  })
  .refine(({ salaryMin, salaryMax }) => isOrdered(salaryMin, salaryMax), { path: ['salaryMin'], message: jobSentences.minOverMax })
  .refine(({ rateMin, rateMax }) => isOrdered(rateMin, rateMax), { path: ['rateMin'], message: jobSentences.minOverMax })
  .refine(({ rateMin, rateMax, rateUnit }) => (rateUnit === null) === (rateMin === null && rateMax === null), {
    path: ['rateUnit'],
    message: jobSentences.noRateUnit,
  })
  .refine(
    ({ type, salaryMin, salaryMax, rateUnit }) => (type === 'freelance' ? salaryMin === null && salaryMax === null : rateUnit === null),
    { path: ['type'], message: jobSentences.payOfType },
  );

export type JobFields = z.output<typeof jobFields>;

const ownJob = z.object({
  id: z.uuid(),
  /** Grows with each save. */
  version: z.int().positive(),
  fields: jobFields,
  logo: picture.nullable(),
  closing: z.enum(closings).nullable(),
  isOpen: z.boolean(),
  /** Whether Kiem asked if it is still open, and got no answer yet. */
  isAsked: z.boolean(),
  updatedAt: instant,
});

export type OwnJob = z.output<typeof ownJob>;

const ownRole = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  projectTitle: z.string(),
  projectDescription: z.string(),
  companyName: z.string(),
  location: z.string(),
  roleName: z.string(),
  description: z.string(),
  requirements: z.string(),
  timeCommitment: z.string(),
  compensation: z.string(),
});

export type OwnRole = z.output<typeof ownRole>;

const tags = ['jobs'];
const signedIn = { access: 'signed-in', signedOutMessage: jobSentences.signedOut } as const;
const one = z.strictObject({ id });
const ok = z.object({ ok: z.literal(true) });

/** A write that several windows may make: of a job that another has changed since. */
const stale = { STALE: { status: 409, message: jobSentences.stale } };
const refusedFields = {
  UNKNOWN_LOGO: { status: 422, message: 'Dit logo is er niet meer. Kies het opnieuw.' },
  UNKNOWN_ROLE: { status: 422, message: 'Deze rol is er niet meer. Kies een andere, of geen.' },
};
const past = { DEADLINE_PASSED: { status: 422, message: jobSentences.pastDeadline } };
const tooMany = { TOO_MANY_REQUESTS: { message: 'Je hebt veel vacatures geplaatst. Probeer het later opnieuw.', data: untilAgain } };

export const ownJobsContract = {
  readOwnJob: procedure(signedIn, {
    method: 'GET',
    path: '/jobs/{id}/form',
    tags,
    summary: 'One’s own job, to change it',
    description: 'All fields that its poster can change, with the version that a save is based on.',
  })
    .input(one)
    .output(ownJob)
    .errors({ ...jobNotFound, FORBIDDEN: { message: forbidden.message } }),

  listOwnRoles: procedure(signedIn, {
    method: 'GET',
    path: '/job-roles',
    tags,
    summary: 'Roles of one’s own projects',
    description: 'The roles that the viewer’s active projects look for, with what a job for one begins with.',
  }).output(z.object({ roles: z.array(ownRole) })),

  createJob: procedure(limited(signedIn, { counts: ['jobs'] }), {
    method: 'POST',
    path: '/jobs',
    tags,
    successStatus: 201,
    summary: 'Post a job',
    description:
      'Posts an open job under the id that the client made. The same id sent again returns the first result. Of a freelance job the pay is a rate, of all others a salary.',
  })
    .input(z.strictObject({ id, fields: jobFields }))
    .output(ownJob)
    .errors({ CONFLICT: { message: 'Deze id is al in gebruik.' }, ...refusedFields, ...past, ...tooMany }),

  saveJob: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/jobs/{id}',
    tags,
    summary: 'Change one’s own job',
    description:
      'Replaces all fields and questions in one transaction; open or closed, it stays so. Refused if the job was saved elsewhere since the given version was read, unless with the same content.',
  })
    .input(z.strictObject({ id, version: z.int().positive(), fields: jobFields }))
    .output(ownJob)
    .errors({ ...jobNotFound, ...stale, ...refusedFields, ...past }),

  closeJob: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'POST',
    path: '/jobs/{id}/closing',
    tags,
    summary: 'Close one’s own job',
    description: 'Nobody can apply any more, and it leaves the lists; its page says so. Closing a closed job changes nothing.',
  })
    .input(one.extend({ closing: z.enum(closings) }))
    .output(ownJob)
    .errors(jobNotFound),

  reopenJob: procedure(limited(signedIn, { counts: ['jobs'] }), {
    method: 'POST',
    path: '/jobs/{id}/opening',
    tags,
    summary: 'Open one’s own job again',
    description: 'With the given deadline, or none. It is listed as new, and counts as a new job of the day. Does nothing for an open job.',
  })
    .input(one.extend({ deadline: day.nullable() }))
    .output(ownJob)
    .errors({ ...jobNotFound, ...past, ...tooMany }),

  confirmJob: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'POST',
    path: '/jobs/{id}/confirmation',
    tags,
    summary: 'Say that one’s own job is still open',
    description:
      'The answer to the question that the poster of a job without a deadline gets after 60 days. Without one, the job is closed after 75.',
  })
    .input(one)
    .output(ownJob)
    .errors(jobNotFound),

  deleteJob: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/jobs/{id}',
    tags,
    summary: 'Delete one’s own job',
    description: 'Permanently deletes a job, open or closed. Applicants are told.',
  })
    .input(one)
    .output(ok)
    .errors(jobNotFound),
};
