import * as z from 'zod';
import { limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { projectNotFound } from '../../projects/contract.ts';
import { deckWriters } from '../policy/deck.ts';

const suggestion = z.object({
  roleName: z.string(),
  /** Why this project needs it. */
  reason: z.string(),
  /** The fact of the project behind the reason, as its owner stated it. */
  fact: z.object({ label: z.string(), text: z.string() }),
  description: z.string(),
  requirements: z.string(),
  timeCommitment: z.string(),
});

const suggested = z.object({
  /** The writer that made them: the built-in one too where the model could not. */
  writer: z.enum(deckWriters),
  suggestions: z.array(suggestion),
});

export type SuggestedRoles = z.output<typeof suggested>;
export type SuggestedRole = z.output<typeof suggestion>;

export const suggestionsContract = {
  generateTalentSuggestions: procedure(limited({ access: 'signed-in' }, { pace: paces.costly }), {
    method: 'POST',
    path: '/projects/{id}/generate-talent-suggestions',
    tags: ['decks'],
    summary: 'Suggest roles for one’s own project',
    description:
      'Roles that the project needs by its own facts and doesn’t seek yet, none of them added: by rules, or by the language model if the caller agreed to it. Pay is left to the owner.',
  })
    .input(z.strictObject({ id: z.uuid('Project ID is vereist').toLowerCase(), writer: z.enum(deckWriters).default('rules') }))
    .output(suggested)
    .errors({ ...projectNotFound }),
};
