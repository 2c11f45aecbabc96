import * as z from 'zod';
import { id, limited, procedure } from '../../../platform/contract.ts';
import { projectNotFound } from '../contract.ts';
import { day } from '../plan/contract.ts';
import { lookPace, shownDays } from './policy.ts';

const projectViews = z.object({
  /** One for each day, the oldest first and today last. */
  days: z.array(z.object({ day, count: z.int().nonnegative() })).length(shownDays),
});

export type ProjectViews = z.output<typeof projectViews>;

const tags = ['projects'];
const signedIn = { access: 'signed-in' } as const;

export const projectViewsContract = {
  recordLook: procedure(limited(signedIn, { pace: lookPace }), {
    method: 'PUT',
    path: '/projects/{id}/look',
    tags,
    summary: 'Count that the viewer looks at a project',
    description:
      'A member counts once a day, and the owner’s own looks don’t count. Nobody learns who looked: names are forgotten when the day is over.',
  })
    .input(z.strictObject({ id }))
    .output(z.object({ ok: z.literal(true) })),

  readViews: procedure(signedIn, {
    method: 'GET',
    path: '/projects/{id}/views',
    tags,
    summary: 'How many members looked at one’s own project',
    description: 'For its owner: the members of each of the last 28 days.',
  })
    .input(z.strictObject({ id }))
    .output(projectViews)
    .errors(projectNotFound),
};
