import * as z from 'zod';
import { cursor, id, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { jobCard, jobNotFound } from '../contract.ts';
import { mostSaved } from '../policy.ts';

const tags = ['jobs'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Log in om vacatures te bewaren.' } as const;
const ok = z.object({ ok: z.literal(true) });
const isPrivate = 'Nobody else learns of it, not even the poster.';

export const savedJobsContract = {
  listMarks: procedure(signedIn, {
    method: 'GET',
    path: '/saved-jobs/marks',
    tags,
    summary: 'The ids of all saved jobs',
    description: `The last saved first. ${isPrivate}`,
  }).output(z.object({ ids: z.array(z.uuid()) })),

  listSaved: procedure(signedIn, {
    method: 'GET',
    path: '/saved-jobs',
    tags,
    summary: 'A page of saved jobs',
    description:
      'The last saved first, 20 at a time, closed ones included. Jobs that the viewer can’t see are left out until they can be seen again. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ after: cursor.optional() }))
    .output(
      z.object({
        jobs: z.array(jobCard),
        /** Pass as `after` for the next page; null at the end. */
        next: cursor.nullable(),
      }),
    ),

  saveJob: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/saved-jobs/{id}',
    tags,
    summary: 'Save a job',
    description: `Saves a job of somebody else. Saving it twice changes nothing. ${isPrivate}`,
  })
    .input(z.strictObject({ id }))
    .output(ok)
    .errors({
      ...jobNotFound,
      OWN_JOB: { status: 409, message: 'Dit is je eigen vacature.' },
      TOO_MANY_SAVED: { status: 409, message: `Je bewaart al ${mostSaved} vacatures. Haal er eerst een paar weg.` },
    }),

  unsaveJob: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/saved-jobs/{id}',
    tags,
    summary: 'Remove a job from those saved',
    description: 'Does nothing if it wasn’t saved.',
  })
    .input(z.strictObject({ id }))
    .output(ok),
};
