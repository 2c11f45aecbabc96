import * as z from 'zod';
import { limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { matchChange, scored } from '../contract.ts';
import { exampleLimits } from './policy.ts';

const example = scored.extend({
  job: z.object({ title: z.string(), companyName: z.string(), text: z.string(), skills: z.array(z.string()) }),
  talent: z.object({ title: z.string(), text: z.string(), skills: z.array(z.string()) }),
  /** The skill that would add most, and the percentage with it; null when none would. */
  change: matchChange.nullable(),
});

export type Example = z.output<typeof example>;

export const exampleContract = {
  scoreExample: procedure(limited({ access: 'anyone' }, { pace: paces.typing }), {
    method: 'GET',
    path: '/matches/example',
    tags: ['matches'],
    summary: 'A worked example of a match',
    description:
      'A made-up job and talent, scored as all others are, under frequencies that are always the same. `skills` replaces those of the talent.',
  })
    .input(
      z.strictObject({
        skills: z.array(z.string().trim().max(exampleLimits.letters).refine(isVisible)).max(exampleLimits.skills).optional(),
      }),
    )
    .output(example),
};
