import * as z from 'zod';
import { limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { limits } from './policy.ts';

const suggestedSkill = z.object({
  label: z.string(),
  /** Most skills of ESCO have English labels only. */
  language: z.enum(['nl', 'en']),
});

export type SuggestedSkill = z.output<typeof suggestedSkill>;

export const skillsContract = {
  suggestSkills: procedure(limited({ access: 'anyone' }, { pace: paces.typing }), {
    method: 'GET',
    path: '/skills',
    tags: ['skills'],
    summary: 'Suggest skills while somebody types',
    description:
      'Labels of ESCO with a word that begins with what is typed: Dutch ones first, then preferred ones, then short ones. One label of each skill, at most eight.',
  })
    .input(z.strictObject({ search: z.string().trim().min(limits.shortest).max(limits.longest) }))
    .output(z.object({ skills: z.array(suggestedSkill).max(limits.suggestions) })),
};
