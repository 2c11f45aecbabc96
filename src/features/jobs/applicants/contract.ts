import * as z from 'zod';
import { cursor, id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { personSummary } from '../../profiles/contract.ts';
import {
  answered,
  applicationEvent,
  applicationNotFound,
  applicationStatus,
  cv,
  day,
  jobNotFound,
  salary,
  sentProfile,
} from '../applications/contract.ts';
import { applicationParts, chosenStatuses, applicationLimits as limits } from '../applications/policy.ts';
import { applicationSentences as sentences } from '../applications/texts.ts';
import { limits as jobLimits, jobTypes } from '../policy.ts';

/** An application as the poster sees it, in their list. */
const received = z.object({
  id: z.uuid(),
  /** Null when the applicant left. */
  person: personSummary.nullable(),
  status: applicationStatus,
  appliedAt: instant,
  /** The last change of which the applicant was told. */
  statusAt: instant,
  /** The last day for an answer that is owed; null when there is one, or none is expected. */
  dueOn: day.nullable(),
  /** Grows with each move; sent along with the next one. */
  version: z.int(),
  /** Whether the poster reads its content: not once it is withdrawn, or its time is over. */
  isReadable: z.boolean(),
  hasLetter: z.boolean(),
  hasCv: z.boolean(),
  noteCount: z.int(),
  can: z.object({
    /** The statuses to which it may be moved. */
    moveTo: z.array(z.enum(chosenStatuses)),
    /** An invitation has to say the pay. */
    needsPay: z.boolean(),
    /** Saying that it takes longer adds 14 days to the time for an answer. */
    extend: z.boolean(),
  }),
});

export type Received = z.output<typeof received>;

const note = z.object({ id: z.uuid(), content: z.string(), createdAt: instant });

export type Note = z.output<typeof note>;

const receivedApplication = received.extend({
  job: z.object({ id: z.uuid(), title: z.string(), type: z.enum(jobTypes) }),
  letter: z.string(),
  cv: cv.nullable(),
  profile: sentProfile.nullable(),
  answers: z.array(answered),
  salary,
  events: z.array(applicationEvent),
  notes: z.array(note),
});

export type ReceivedApplication = z.output<typeof receivedApplication>;

const pay = z
  .strictObject({
    min: z.int().min(0).max(jobLimits.salary).nullable(),
    max: z.int().min(0).max(jobLimits.salary).nullable(),
  })
  .refine(({ min, max }) => min !== null || max !== null, sentences.needsPay)
  .refine(({ min, max }) => min === null || max === null || min <= max, sentences.payOrder);

const move = z.strictObject({
  id,
  /** The version that the poster saw. */
  version: z.int().positive(),
  to: z.enum(chosenStatuses),
  /** The poster's words to the applicant. */
  message: z.string().trim().max(limits.message, sentences.longMessage).default(''),
  /** False leaves the applicant out of it, which only sorting allows: a new application into review. */
  tells: z.boolean().default(true),
  /** With an invitation, the pay in whole euros a year, where the applicant doesn't know it yet. */
  pay: pay.nullable().default(null),
});

export type Move = z.output<typeof move>;

const moveResult = z.object({
  id: z.uuid(),
  result: z.enum(['moved', 'changed', 'not-allowed', 'pay-needed', 'gone']),
  /** One that wasn't moved as it is now; null where it was, and where it is gone. */
  application: received.nullable(),
});

export type MoveResult = z.output<typeof moveResult>;

const tags = ['applications'];
const signedIn = { access: 'signed-in' } as const;
const press = limited(signedIn, { pace: paces.often });
const one = z.strictObject({ id });
const ok = z.object({ ok: z.literal(true) });
const moveRefusals = {
  MOVED: {
    status: 409,
    message: 'Deze sollicitatie is intussen verplaatst.',
    data: z.object({ status: applicationStatus, version: z.int() }),
  },
  NOT_ALLOWED: { status: 409, message: 'Deze stap kan niet met deze sollicitatie.' },
  PAY_NEEDED: { status: 422, message: sentences.needsPay },
} as const;

export const applicantsContract = {
  readOverview: procedure(signedIn, {
    method: 'GET',
    path: '/jobs/{id}/applications/overview',
    tags,
    summary: 'The applications to one’s own job, counted',
    description: 'The job, and the number of applications in each part of the list. For its poster.',
  })
    .input(one)
    .output(
      z.object({
        job: z.object({ id: z.uuid(), title: z.string(), companyName: z.string(), type: z.enum(jobTypes), isOpen: z.boolean() }),
        counts: z.record(z.enum(applicationParts), z.int()),
      }),
    )
    .errors(jobNotFound),

  listReceived: procedure(signedIn, {
    method: 'GET',
    path: '/jobs/{id}/applications',
    tags,
    summary: 'The applications to one’s own job',
    description:
      'Newest first, 20 at a time, never ranked. `part` is one column of the board; `search` looks in names and titles; `owed` keeps those that wait for an answer. Pass `next` of one page as `after` to read the following one.',
  })
    .input(
      one.extend({
        part: z.enum(applicationParts).optional(),
        search: z.string().trim().max(100).default(''),
        owed: z.boolean().default(false),
        after: cursor.optional(),
      }),
    )
    .output(z.object({ applications: z.array(received), next: cursor.nullable() }))
    .errors(jobNotFound),

  readReceived: procedure(signedIn, {
    method: 'GET',
    path: '/applications/{id}',
    tags,
    summary: 'An application to one’s own job',
    description: 'With letter, CV, profile, answers and the poster’s own notes. A withdrawn one doesn’t exist here.',
  })
    .input(one)
    .output(receivedApplication)
    .errors(applicationNotFound),

  markViewed: procedure(press, {
    method: 'PUT',
    path: '/applications/{id}/viewed',
    tags,
    summary: 'Say that one looked at an application',
    description: 'The applicant sees that it was read. Changes nothing unless it is new.',
  })
    .input(one)
    .output(ok)
    .errors(applicationNotFound),

  move: procedure(press, {
    method: 'POST',
    path: '/applications/{id}/status',
    tags,
    summary: 'Move an application to another status',
    description:
      'Tells the applicant, with the poster’s words. Refused if it was moved elsewhere since the given version was read, with the status that it has now. An invitation to employment says the pay, unless the applicant knows it. In review extends the time for an answer by 14 days, once.',
  })
    .input(move)
    .output(received)
    .errors({ ...applicationNotFound, ...moveRefusals }),

  moveAll: procedure(press, {
    method: 'POST',
    path: '/applications/answers',
    tags,
    summary: 'Answer several applications',
    description:
      'Up to 50, each with its own text. Each is moved or refused by itself, as the results say; one that is refused comes back as it is now.',
  })
    .input(z.strictObject({ moves: z.array(move).min(1).max(limits.atOnce) }))
    .output(z.object({ results: z.array(moveResult) })),

  addNote: procedure(press, {
    method: 'PUT',
    path: '/applications/{id}/notes/{noteId}',
    tags,
    summary: 'Add a note to an application',
    description: 'Other people don’t see it, but it is in the applicant’s download. The same note sent again changes nothing.',
  })
    .input(
      one.extend({
        noteId: id,
        content: z.string().trim().max(limits.note, sentences.longNote).refine(isVisible, sentences.emptyNote),
      }),
    )
    .output(note)
    .errors({
      ...applicationNotFound,
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      FULL: { status: 409, message: `Je kunt er hoogstens ${limits.notes} bewaren.` },
    }),

  deleteNote: procedure(press, {
    method: 'DELETE',
    path: '/applications/{id}/notes/{noteId}',
    tags,
    summary: 'Delete a note of an application',
    description: 'A repeat changes nothing.',
  })
    .input(one.extend({ noteId: id }))
    .output(ok)
    .errors(applicationNotFound),
};
