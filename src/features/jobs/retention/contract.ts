import * as z from 'zod';
import { id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { applicationNotFound } from '../applications/contract.ts';

const keeping = z.object({
  /** Whether the applicant lets the poster keep their application for twelve months. */
  keptLonger: z.boolean(),
  /** Until when the poster reads the application; null while that isn't known, as its job is open. */
  endsAt: instant.nullable(),
  /** The poster can't read it any more. */
  isEnded: z.boolean(),
});

export type Keeping = z.output<typeof keeping>;

const ending = z.object({
  job: z.object({ id: z.uuid(), title: z.string() }),
  /** The applications that the poster can still read. */
  count: z.int(),
  /** When the access to the first of them ends. */
  endsAt: instant,
});

export type Ending = z.output<typeof ending>;

const tags = ['applications'];
const signedIn = { access: 'signed-in' } as const;

export const retentionContract = {
  readKeeping: procedure(signedIn, {
    method: 'GET',
    path: '/me/applications/{id}/keeping',
    tags,
    summary: 'How long a poster keeps one’s application',
    description:
      'Four weeks after the job was closed, or after the last status if that is later; twelve months if the applicant allows it.',
  })
    .input(z.strictObject({ id }))
    .output(keeping)
    .errors(applicationNotFound),

  chooseKeeping: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/me/applications/{id}/keeping',
    tags,
    summary: 'Let a poster keep one’s application for twelve months',
    description: 'Or take that back, at any time. Of an application that the poster can still read.',
  })
    .input(z.strictObject({ id, keptLonger: z.boolean() }))
    .output(keeping)
    .errors({ ...applicationNotFound, ENDED: { status: 409, message: 'Ze kunnen je sollicitatie al niet meer lezen.' } }),

  listEnding: procedure(signedIn, {
    method: 'GET',
    path: '/me/jobs/ending-applications',
    tags,
    summary: 'Until when one reads the applications to one’s closed jobs',
    description: 'The jobs whose applications are kept for a while, those that end first at the top, at most 50.',
  }).output(z.object({ endings: z.array(ending) })),
};
