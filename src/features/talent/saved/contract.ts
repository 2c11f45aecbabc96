import * as z from 'zod';
import { cursor, id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { talentCard, talentNotFound } from '../contract.ts';
import { noteLength } from './policy.ts';
import { savedSentences } from './texts.ts';

const savedTalent = z.object({ talent: talentCard, note: z.string(), savedAt: instant });

export type SavedTalent = z.output<typeof savedTalent>;

/** A saved talent without its card. */
const savedMark = z.object({ talentId: z.uuid(), hasNote: z.boolean() });

export type SavedMark = z.output<typeof savedMark>;

const tags = ['talent'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Log in om talent te bewaren.' } as const;
const ok = z.object({ ok: z.literal(true) });
const isPrivate = 'Nobody else learns of it, not even the talent.';

export const savedTalentsContract = {
  listMarks: procedure(signedIn, {
    method: 'GET',
    path: '/saved-talents/marks',
    tags,
    summary: 'Whom the viewer saved, without the talents',
    description: `The ids of all talents whom the viewer saved and can see. ${isPrivate}`,
  }).output(z.object({ marks: z.array(savedMark) })),

  listSaved: procedure(signedIn, {
    method: 'GET',
    path: '/saved-talents',
    tags,
    summary: 'A page of saved talents',
    description:
      'The last saved first, 20 at a time, also those who aren’t open to work any more. Talents whom the viewer can’t see are left out until they can be seen again. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ after: cursor.optional() }))
    .output(
      z.object({
        saved: z.array(savedTalent),
        /** Pass as `after` for the next page; null at the end. */
        next: cursor.nullable(),
      }),
    ),

  readNote: procedure(signedIn, {
    method: 'GET',
    path: '/saved-talents/{id}/note',
    tags,
    summary: 'The note on a saved talent',
    description: `The viewer’s own note; empty without one. ${isPrivate}`,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ note: z.string() }))
    .errors(talentNotFound),

  saveTalent: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/saved-talents/{id}',
    tags,
    summary: 'Save a talent',
    description: `Saving one twice changes nothing. ${isPrivate}`,
  })
    .input(z.strictObject({ id }))
    .output(ok)
    .errors({
      ...talentNotFound,
      OWN_PROFILE: { status: 409, message: 'Dit is je eigen talentprofiel.' },
      TOO_MANY_SAVED: { status: 409, message: savedSentences.tooMany },
    }),

  unsaveTalent: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/saved-talents/{id}',
    tags,
    summary: 'Remove a talent from those saved',
    description: 'Its note is deleted. Does nothing if it wasn’t saved.',
  })
    .input(z.strictObject({ id }))
    .output(ok),

  setNote: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/saved-talents/{id}/note',
    tags,
    summary: 'Write the note on a saved talent',
    description: `Replaces the note; an empty one removes it. ${isPrivate}`,
  })
    .input(z.strictObject({ id, note: z.string().trim().max(noteLength, savedSentences.noteTooLong) }))
    .output(ok)
    .errors(talentNotFound),
};
