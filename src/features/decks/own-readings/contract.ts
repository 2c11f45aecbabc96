import * as z from 'zod';
import { cursor, id, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { email } from '../../accounts/contract.ts';
import { reading } from '../links/contract.ts';

const ownReading = reading.extend({ id: z.uuid(), projectId: z.uuid(), title: z.string(), ownerName: z.string() });

export type OwnReading = z.output<typeof ownReading>;

const tags = ['decks'];
const anyone = { access: 'anyone' } as const;
const signIn = { access: 'signed-in' } as const;
const ok = z.object({ ok: z.literal(true) });
const page = z.object({
  readings: z.array(ownReading),
  /** Pass as `after` for the next page; null at the end. */ next: cursor.nullable(),
});
const token = z.string().max(600);
const ended = { LINK_ENDED: { status: 410, message: 'Deze link werkt niet (meer). Vraag een nieuwe aan.' } };

export const ownReadingsContract = {
  listOwnReadings: procedure(signIn, {
    method: 'GET',
    path: '/deck-readings',
    tags,
    summary: 'Decks that one read',
    description:
      'What Kiem keeps of it, and what their owners see, those by links to one’s mail address included: 20 at a time, newest first. Pass `next` of one page as `after`.',
  })
    .input(z.strictObject({ after: cursor.optional() }))
    .output(page),

  eraseReading: procedure(limited(signIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/deck-readings/{id}',
    tags,
    summary: 'Erase a reading of one’s own',
    description: 'The owner of the deck no longer sees it.',
  })
    .input(z.strictObject({ id }))
    .output(ok)
    .errors({ NOT_FOUND: { message: 'Dit is al gewist.' } }),

  requestReadings: procedure(limited(anyone, { counts: ['deck-readings-network', 'deck-readings-address'] }), {
    method: 'POST',
    path: '/mailed-deck-readings/link',
    tags,
    successStatus: 202,
    summary: 'Ask for the link to what was read at a mail address',
    description:
      'Mails it if a deck was ever shared with this address, also when the links to that deck have ended. The answer is the same for any other address.',
  })
    .input(z.strictObject({ email }))
    .output(ok)
    .errors({
      TOO_MANY_REQUESTS: { message: 'Te veel pogingen. Wacht even en probeer het opnieuw.', data: z.object({ seconds: z.int() }) },
    }),

  listMailedReadings: procedure(anyone, {
    method: 'GET',
    path: '/mailed-deck-readings',
    tags,
    summary: 'Decks that were read at a mail address',
    description: 'For whoever has the mailed link: 20 at a time, newest first. Pass `next` of one page as `after`.',
  })
    .input(z.strictObject({ token, after: cursor.optional() }))
    .output(page.extend({ email: z.string() }))
    .errors(ended),

  eraseMailedReadings: procedure(limited(anyone, { pace: paces.often }), {
    method: 'DELETE',
    path: '/mailed-deck-readings',
    tags,
    summary: 'Erase what was read at a mail address',
    description: 'One reading, or all of them without `id`. The owners of the decks no longer see it. A repeat changes nothing.',
  })
    .input(z.strictObject({ token, id: id.optional() }))
    .output(ok)
    .errors(ended),
};
