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

const change = preferences.partial().refine((chosen) => Object.keys(chosen).length > 0, 'Kies wat je wilt wijzigen.');

export type MatchingChange = z.output<typeof change>;

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
      'Changes what is sent, and leaves the rest as it is. Stopping removes all matches at once, answers included, those of the talent profile and those of the jobs. Taking part again brings new ones soon after. This is the right to object of article 21 of Regulation (EU) 2016/679.',
  })
    .input(change)
    .output(preferences),
};
