import * as z from 'zod';
import { instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';

const modelHost = z.object({
  /** Where texts would go: `host` or `host:port`. Null when this Kiem has no language model. */
  host: z.string().nullable(),
  /** When the viewer agreed that texts of their projects go there; null if they didn't. */
  agreedAt: instant.nullable(),
});

export type ModelHost = z.output<typeof modelHost>;

const tags = ['decks'];
const signIn = { access: 'signed-in' } as const;
const hostname = z.string().max(300).refine(isVisible, 'Er is geen taalmodel genoemd.');

export const modelContract = {
  readModelHost: procedure(signIn, {
    method: 'GET',
    path: '/decks/model',
    tags,
    summary: 'The host of the language model',
    description: 'Where texts of projects go when a language model writes, and whether the caller agreed to that.',
  }).output(modelHost),

  agreeToModel: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/decks/model/agreement',
    tags,
    summary: 'Agree that texts of one’s projects go to the language model',
    description: 'Counts for the named host only, which has to be that of this Kiem. Agreeing again changes nothing.',
  })
    .input(z.strictObject({ host: hostname }))
    .output(modelHost)
    .errors({
      OTHER_HOST: { status: 409, message: 'Het taalmodel staat intussen ergens anders. Lees opnieuw waar je teksten naartoe gaan.' },
    }),

  endModelAgreement: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/decks/model/agreement',
    tags,
    summary: 'Take back one’s agreement',
    description: 'From then on no text of the caller’s projects goes to any language model, not even for a deck that is being written.',
  }).output(modelHost),
};
