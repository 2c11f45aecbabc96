import * as z from 'zod';
import { limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { bars } from '../policy.ts';

const preferences = z.strictObject({
  /** False stops matching, and removes the person's matches at once. */
  isOn: z.boolean(),
  /** The percentage from which new matches are told: steps of 5. */
  bar: z.int().min(bars.least).max(bars.most).multipleOf(bars.step),
});

export type OwnMatching = z.output<typeof preferences>;

const tags = ['matches'];
const signedIn = { access: 'signed-in' } as const;

export const matchPreferencesContract = {
  readMatching: procedure(signedIn, {
    method: 'GET',
    path: '/me/matching',
    tags,
    summary: 'The viewer’s choices about matching',
    description: 'Whether they take part, and the percentage from which they are told of new matches.',
  }).output(preferences),

  saveMatching: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/me/matching',
    tags,
    summary: 'Take part in matching or not',
    description:
      'Who stops leaves all matches at once, answers included: of their talent profile and of their jobs. Who takes part again gets new ones soon after. (Regulation (EU) 2016/679, article 21.)',
  })
    .input(preferences)
    .output(preferences),
};
