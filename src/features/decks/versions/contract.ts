import * as z from 'zod';
import { id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { projectNotFound } from '../../projects/contract.ts';
import { busy, deck, fieldValue, stale } from '../contract.ts';
import { deckLimits, deckWriters } from '../policy/deck.ts';
import { slideNames } from '../policy/slides.ts';

const version = z.object({ id: z.uuid(), keptAt: instant, writer: z.enum(deckWriters) });

const versionSlide = z.object({
  name: z.enum(slideNames),
  title: z.string(),
  isHidden: z.boolean(),
  notes: z.string(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** With the figures that the project stated then; null where the field was empty. */
      before: fieldValue.nullable(),
      /** As readers see the deck now. */
      now: fieldValue.nullable(),
    }),
  ),
});

export type DeckVersion = z.output<typeof version>;
export type DeckVersionSlide = z.output<typeof versionSlide>;

const tags = ['decks'];
const signIn = { access: 'signed-in' } as const;
const gone = { NOT_FOUND: { message: 'Deze versie is er niet meer.' } };

export const deckVersionsContract = {
  listVersions: procedure(signIn, {
    method: 'GET',
    path: '/projects/{id}/deck/versions',
    tags,
    summary: 'Earlier versions of a deck',
    description: `The last ${deckLimits.versions} that were kept, the newest first.`,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ versions: z.array(version) }))
    .errors(projectNotFound),

  readVersion: procedure(limited(signIn, { pace: paces.often }), {
    method: 'GET',
    path: '/projects/{id}/deck/versions/{versionId}',
    tags,
    summary: 'An earlier version of a deck beside the present one',
    description: 'Its fields with the figures of then, and what the deck says now.',
  })
    .input(z.strictObject({ id, versionId: id }))
    .output(version.extend({ slides: z.array(versionSlide) }))
    .errors(gone),

  restoreVersion: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'POST',
    path: '/projects/{id}/deck/versions/{versionId}/restore',
    tags,
    summary: 'Put an earlier version of a deck back',
    description:
      'The deck of now is kept as a version first. Fields of the rules say what the project states now; fields that compare figures are held back where these changed since.',
  })
    .input(z.strictObject({ id, versionId: id, version: z.int().positive() }))
    .output(deck)
    .errors({ ...gone, ...stale, ...busy }),
};
