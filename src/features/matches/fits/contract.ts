import * as z from 'zod';
import { id, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { jobCard, jobNotFound } from '../../jobs/contract.ts';
import { talentCard, talentNotFound } from '../../talent/contract.ts';
import { answered, matchChange, scored } from '../contract.ts';

const tags = ['matches'];
const signedIn = { access: 'signed-in' } as const;

export const fitsContract = {
  readOwnMatch: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'GET',
    path: '/jobs/{id}/match',
    tags,
    summary: 'How well a job fits the viewer',
    description:
      'The percentage of any job of others with its reasons, whether or not it is among the viewer’s matches. Null without a talent profile that is open to work, for closed jobs, and for those who stopped matching.',
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({ match: scored.extend({ talentId: z.uuid(), change: matchChange.nullable(), state: answered.nullable() }).nullable() }),
    )
    .errors(jobNotFound),

  listFittingJobs: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'GET',
    path: '/talents/{id}/fitting-jobs',
    tags,
    summary: 'The viewer’s jobs that fit a talent best',
    description:
      'Up to 5 open jobs of the viewer with their percentages and reasons, the best first. Empty for talents who aren’t open to work.',
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({ jobs: z.array(scored.extend({ id: z.uuid(), title: z.string(), companyName: z.string(), state: answered.nullable() })) }),
    )
    .errors(talentNotFound),

  listSimilarJobs: procedure(limited({ access: 'anyone' }, { pace: paces.often }), {
    method: 'GET',
    path: '/jobs/{id}/similar',
    tags,
    summary: 'Open jobs like another one',
    description: 'Up to 4 jobs, the most similar first.',
  })
    .input(z.strictObject({ id }))
    .output(z.object({ jobs: z.array(jobCard) }))
    .errors(jobNotFound),

  listSimilarTalents: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'GET',
    path: '/talents/{id}/similar',
    tags,
    summary: 'Talents like another one',
    description: 'Up to 4 people who are open to work, the most similar first.',
  })
    .input(z.strictObject({ id }))
    .output(z.object({ talents: z.array(talentCard) }))
    .errors(talentNotFound),

  readJobChange: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'GET',
    path: '/jobs/{id}/match-change',
    tags,
    summary: 'The change of an own job that would reach most more people',
    description:
      'Remote work, or one requirement less: the single change that brings most more people to 70 percent. Null when it brings fewer than 5, and for closed jobs.',
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        change: z
          .object({
            kind: z.enum(['remote', 'requirement']),
            /** The requirement to leave out; null for remote work. */
            requirement: z.string().nullable(),
            people: z.int().positive(),
          })
          .nullable(),
      }),
    )
    .errors(jobNotFound),
};
