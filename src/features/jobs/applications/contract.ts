import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { personSummary, shownEntry } from '../../profiles/contract.ts';
import { workTypes } from '../../profiles/policy.ts';
import { closings, limits as jobLimits, questionKinds } from '../policy.ts';
import { applicationStatuses, applicationLimits as limits } from './policy.ts';
import { applicationSentences as sentences } from './texts.ts';

/** YYYY-MM-DD */
export const day = z.iso.date();
export const applicationStatus = z.enum(applicationStatuses);
const text = (most: number, tooLong: string) => z.string().trim().max(most, tooLong);

/** A profile as it went with an application. Contact details and rate are those that its owner showed to the poster. */
export const sentProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  location: z.string(),
  bio: z.string(),
  websiteUrl: z.string(),
  linkedinUrl: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Euros per hour; null but for freelance jobs. */
  hourlyRate: z.number().nullable(),
  experienceYears: z.int(),
  remoteWork: z.boolean().nullable(),
  workTypes: z.array(z.enum(workTypes)),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  experience: z.array(shownEntry),
  education: z.array(shownEntry),
  certifications: z.array(shownEntry),
});

export type SentProfile = z.output<typeof sentProfile>;

/** A CV, which its reader downloads from /uploads/{id}/document. */
export const cv = z.object({ id: z.uuid(), fileName: z.string(), bytes: z.int().positive() });

export type Cv = z.output<typeof cv>;

export const answered = z.object({ question: z.string(), answer: z.string() });

/** Whole euros a year; null where none was said. */
export const salary = z.object({ min: z.int().nullable(), max: z.int().nullable() });

const question = z.object({
  kind: z.enum(questionKinds),
  question: z.string(),
  isRequired: z.boolean(),
  /** Of a choice. */
  choices: z.array(z.string()),
  /** The person's last answer to the same question; empty without one. */
  lastAnswer: z.string(),
});

export type AskedQuestion = z.output<typeof question>;

const applicationForm = z.object({
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Whether the viewer can apply, and otherwise why not. */
  state: z.enum(['open', 'applied', 'closed', 'own']),
  asksLetter: z.boolean(),
  asksCv: z.boolean(),
  questions: z.array(question),
  /** The letter and CV of the person's last application that had one. */
  lastLetter: z.string(),
  lastCv: cv.nullable(),
});

export type ApplicationForm = z.output<typeof applicationForm>;

export const applicationEvent = z.object({ id: z.uuid(), at: instant, status: applicationStatus, message: z.string() });

export type ApplicationEvent = z.output<typeof applicationEvent>;

/** An application as its applicant sees it, in their list. */
const ownCard = z.object({
  id: z.uuid(),
  /** Null when the job is gone, or isn't there for this person. */
  jobId: z.uuid().nullable(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Why the job was closed; null while it is open, or where `jobId` is null. */
  jobClosing: z.enum(closings).nullable(),
  /** The last status that the person was told. */
  status: applicationStatus,
  statusAt: instant,
  appliedAt: instant,
  /** The last day for an answer that is owed; null when there is one, or none will come. */
  dueOn: day.nullable(),
  can: z.object({ withdraw: z.boolean(), delete: z.boolean() }),
});

export type OwnCard = z.output<typeof ownCard>;

const ownApplication = ownCard.extend({
  /** Null when they aren't there for this person. */
  poster: personSummary.nullable(),
  letter: z.string(),
  cv: cv.nullable(),
  hasProfile: z.boolean(),
  answers: z.array(answered),
  salary,
  events: z.array(applicationEvent),
});

export type OwnApplication = z.output<typeof ownApplication>;

const tags = ['applications'];
const signedIn = { access: 'signed-in' } as const;
const press = limited(signedIn, { pace: paces.often });
const one = z.strictObject({ id });
const ok = z.object({ ok: z.literal(true) });
/** A stream on the server, a Blob in clients of the contract. */
const pdf = z.union([z.instanceof(ReadableStream), z.instanceof(Blob)]);
export const jobNotFound = { NOT_FOUND: { message: 'Vacature niet gevonden' } };
export const applicationNotFound = { NOT_FOUND: { message: 'Deze sollicitatie is er niet (meer).' } };

export const applicationsContract = {
  readForm: procedure(
    { ...signedIn, signedOutMessage: 'Log in om te solliciteren op deze vacature.' },
    {
      method: 'GET',
      path: '/jobs/{id}/application-form',
      tags,
      summary: 'What an application to a job needs',
      description:
        'The questions of a job, whether it asks for a letter or a CV, and whether the viewer can apply, with their last letter, CV and answers to the same questions.',
    },
  )
    .input(one)
    .output(applicationForm)
    .errors(jobNotFound),

  apply: procedure(
    limited({ ...signedIn, signedOutMessage: 'Log in om te solliciteren op deze vacature.' }, { counts: ['applications', 'same-letter'] }),
    {
      method: 'POST',
      path: '/jobs/{id}/applications',
      tags,
      successStatus: 201,
      summary: 'Apply to a job',
      description:
        'Sends the profile as it is, with a letter, a CV that the caller uploaded, and answers to the questions. Tells the poster and opens the conversation of the two. One person applies to a job once; sending the same application again returns the first. A person may send 30 a day, unless the operator set another number.',
    },
  )
    .input(
      one.extend({
        applicationId: id,
        letter: text(limits.letter, sentences.longLetter).default(''),
        cvId: id.nullable().default(null),
        /** One for each question of the job, in its order, with the question as it was shown. */
        answers: z
          .array(z.strictObject({ question: z.string().max(jobLimits.question), answer: text(limits.answer, sentences.longAnswer) }))
          .max(jobLimits.questions)
          .default([]),
      }),
    )
    .output(ownCard)
    .errors({
      ...jobNotFound,
      ALREADY_APPLIED: { status: 409, message: sentences.applied },
      UNAVAILABLE: { status: 409, message: 'Niet beschikbaar' },
      OWN_JOB: { status: 422, message: 'Niet beschikbaar' },
      LETTER_NEEDED: { status: 422, message: sentences.needsLetter },
      CV_NEEDED: { status: 422, message: sentences.needsCv },
      UNKNOWN_CV: { status: 422, message: 'Dit cv is er niet meer. Kies het opnieuw.' },
      ANSWER_NEEDED: { status: 422, message: sentences.needsAnswer, data: z.object({ position: z.int() }) },
      UNKNOWN_CHOICE: { status: 422, message: sentences.unknownChoice, data: z.object({ position: z.int() }) },
      QUESTIONS_CHANGED: { status: 409, message: sentences.questionsChanged },
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt vandaag veel gesolliciteerd. Probeer het later opnieuw.', data: untilAgain },
    }),

  listOwn: procedure(signedIn, {
    method: 'GET',
    path: '/me/applications',
    tags,
    summary: 'One’s own applications',
    description: 'Newest first, 20 at a time. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ after: cursor.optional() }))
    .output(z.object({ applications: z.array(ownCard), next: cursor.nullable() })),

  readOwn: procedure(signedIn, {
    method: 'GET',
    path: '/me/applications/{id}',
    tags,
    summary: 'One’s own copy of an application',
    description: 'As it was sent, with the poster’s messages. It stays after the job is gone, until the applicant deletes it.',
  })
    .input(one)
    .output(ownApplication)
    .errors(applicationNotFound),

  withdraw: procedure(press, {
    method: 'POST',
    path: '/me/applications/{id}/withdrawal',
    tags,
    summary: 'Withdraw one’s own application',
    description:
      'The poster sees that it was withdrawn, and nothing else of it; their notes are deleted. It can’t be sent again. A repeat changes nothing.',
  })
    .input(one)
    .output(ownCard)
    .errors({ ...applicationNotFound, NOT_ALLOWED: { status: 409, message: 'Deze sollicitatie kun je niet meer intrekken.' } }),

  deleteOwn: procedure(press, {
    method: 'DELETE',
    path: '/me/applications/{id}',
    tags,
    summary: 'Delete one’s own copy of an application',
    description:
      'Of one that has ended. Its content is erased as soon as the poster can’t read it either; until then the copy comes back if the poster moves it once more.',
  })
    .input(one)
    .output(ok)
    .errors({ ...applicationNotFound, NOT_ALLOWED: { status: 409, message: 'Trek je sollicitatie eerst in.' } }),

  readProfilePdf: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'GET',
    path: '/applications/{id}/profile',
    tags,
    summary: 'The profile that went with an application',
    description: 'A PDF of one or two pages, for its applicant and for the poster while they can read the application.',
  })
    .input(one)
    .output(pdf)
    .errors(applicationNotFound),

  previewProfilePdf: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'GET',
    path: '/jobs/{id}/profile-preview',
    tags,
    summary: 'The profile that would go with an application',
    description: 'The PDF that the poster of this job would read, if the viewer applied now.',
  })
    .input(one)
    .output(pdf)
    .errors(jobNotFound),
};
