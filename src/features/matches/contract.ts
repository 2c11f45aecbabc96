import * as z from 'zod';
import { id, limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { jobCard, jobNotFound } from '../jobs/contract.ts';
import { personSummary } from '../profiles/contract.ts';
import { talentCard } from '../talent/contract.ts';
import { hundredths, matchAnswers, matchFilters, matchSides, matchStatuses } from './policy.ts';
import { conditionNames } from './score/policy/conditions.ts';
import { partNames } from './score/policy/weights.ts';

const percent = z.int().min(0).max(100);

/** The reasons of a percentage, the same for both sides. */
const matchReasons = z.object({
  /** The skills that the job asks for, in its order. */
  skills: z.array(
    z.object({
      /** As the job has it. */
      label: z.string(),
      /** `field` is missing too, but the talent has another one of the same field of work. */
      fit: z.enum(['has', 'near', 'field', 'missing']),
      /** The talent's own skill that is near to it or of its field, in their words; null for others, and where only words of it stand in the profile. */
      through: z.string().nullable(),
    }),
  ),
  /** Whole points that add up to the percentage: below 0 for a place far away, another kind of work, or a rate above the pay. */
  points: z.array(z.object({ about: z.enum([...partNames, ...conditionNames]), points: z.int() })),
});

export type MatchReasons = z.output<typeof matchReasons>;

/** The skill that would add most to a talent's percentage, and the percentage with it. */
export const matchChange = z.object({ skill: z.string(), percent });

export type MatchChange = z.output<typeof matchChange>;

export const scored = z.object({ percent, reasons: matchReasons });

/** The answer of the viewer's side, and the state that both answers make. */
export const answered = z.object({ status: z.enum(matchStatuses), answer: z.enum(matchAnswers).nullable(), isMutual: z.boolean() });

export type MatchState = z.output<typeof answered>;

const matchedJob = jobCard.extend({
  poster: personSummary,
  /** The role of the project that it fills, where the viewer may see the project. */
  role: z.string().nullable(),
});

const match = scored.extend(answered.shape).extend({
  jobId: z.uuid(),
  talentId: z.uuid(),
  job: matchedJob,
  /** For the poster; null for the talent. */
  talent: talentCard.nullable(),
  /** For the talent; null for the poster, and when nothing would add a point. */
  change: matchChange.nullable(),
});

export type Match = z.output<typeof match>;

/** At most 1,000 each. */
const counts = z.object({
  all: z.int().nonnegative(),
  pending: z.int().nonnegative(),
  interested: z.int().nonnegative(),
  contacted: z.int().nonnegative(),
  rejected: z.int().nonnegative(),
});

export type MatchCounts = z.output<typeof counts>;

/** A place in a list by score: the score in hundredths, and the ids of the job and the talent there. */
const placeOfScore = z.string().refine((value) => {
  const [score = '', ...ids] = value.split('_');
  return (
    /^\d{1,5}$/.test(score) && Number(score) <= 100 * hundredths && ids.length === 2 && ids.every((each) => id.safeParse(each).success)
  );
}, 'Ongeldige bladerpositie.');

const listed = z.strictObject({
  side: z.enum(matchSides),
  filter: z.enum(matchFilters).default('all'),
  /** Only those of this job of the viewer; for posters. */
  job: id.optional(),
  after: placeOfScore.optional(),
});

export type ListedMatches = z.output<typeof listed>;

const sides = z.object({
  /** False when the viewer stopped matching in the settings. */
  isOn: z.boolean(),
  /** The viewer's talent profile; null without one. */
  talent: z
    .object({
      id: z.uuid(),
      isOpenToWork: z.boolean(),
      /** Matches without an answer of theirs, at most 1,000. */
      pending: z.int().nonnegative(),
      /** For a talent with fewer than three skills: skills that jobs like theirs ask for, with the number of open jobs that do. */
      skillsToAdd: z.array(z.object({ skill: z.string(), jobs: z.int().positive() })),
    })
    .nullable(),
  /** The viewer's open jobs, newest first, at most 200. */
  jobs: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      companyName: z.string(),
      /** Matches without an answer of theirs, at most 1,000. */
      pending: z.int().nonnegative(),
    }),
  ),
});

export type MatchSides = z.output<typeof sides>;

const pairId = z.strictObject({ jobId: id, talentId: id });

const tags = ['matches'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Log in om je matches te zien.' } as const;
const matchNotFound = { NOT_FOUND: { message: 'Deze match is er niet (meer).' } };

export const matchesContract = {
  listMatches: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'GET',
    path: '/matches',
    tags,
    summary: 'A page of matches',
    description:
      'Those of the viewer’s talent profile, or of their open jobs, the best first, 20 at a time. A match is among the 50 best of its job or of its talent. Only jobs and talents that the viewer may see. Pass `next` of one page as `after` to read the following one.',
  })
    .input(listed)
    .output(
      z.object({
        matches: z.array(match),
        /** How many there are of each status; null but on the first page. */
        counts: counts.nullable(),
        /** Pass as `after` for the next page; null at the end. */
        next: z.string().nullable(),
      }),
    )
    .errors(jobNotFound),

  readSides: procedure(signedIn, {
    method: 'GET',
    path: '/matches/sides',
    tags,
    summary: 'The sides on which the viewer has matches',
    description: 'Their talent profile and their open jobs, each with the number of matches.',
  }).output(sides),

  answerMatch: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/matches/{jobId}/talents/{talentId}/answer',
    tags,
    summary: 'Say whether a match is of interest',
    description:
      'For the side that the viewer is on. Null takes an answer back. When both are interested, both are told, and their conversation is open. The same answer again changes nothing.',
  })
    .input(pairId.extend({ answer: z.enum(matchAnswers).nullable() }))
    .output(answered)
    .errors(matchNotFound),

  contactMatch: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/matches/{jobId}/talents/{talentId}/contact',
    tags,
    summary: 'Take up contact with the other side of a match',
    description: 'Needs one’s own interest first. Returns the other person, whose conversation is at /netwerk?chat={personId}.',
  })
    .input(pairId)
    .output(answered.extend({ personId: z.uuid() }))
    .errors({
      ...matchNotFound,
      INTEREST_FIRST: { status: 409, message: 'Laat eerst weten dat je geïnteresseerd bent.' },
      REJECTED: { status: 409, message: 'Deze match is afgewezen.' },
    }),
};
