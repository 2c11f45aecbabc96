import * as z from 'zod';
import { id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { email } from '../../accounts/contract.ts';
import { look, page } from '../pages/contract.ts';
import { slideNames } from '../policy/slides.ts';
import { codeDigits, filesPace } from './policy.ts';

/** Where a released deck is read: at the address of a link, or by an admitted person on the page of its project. */
const placed = { token: z.string().max(64).optional(), projectId: id.optional() };
const isPlace = ({ token, projectId }: { token?: string | undefined; projectId?: string | undefined }) =>
  (token === undefined) !== (projectId === undefined);
const nowhere = 'Kies een link of een project.';
const place = z.strictObject(placed).refine(isPlace, nowhere);

export type ReadingPlace = z.input<typeof place>;

/** The words that a reader gets before the deck opens. */
const invitation = z.object({
  /** The way to open it: a mailed code, signing in, another account than the present one, or nothing more. */
  asks: z.enum(['code', 'sign-in', 'other-account', 'nothing']),
  ownerName: z.string(),
  title: z.string(),
  /** Null for admitted people. */
  expiresAt: instant.nullable(),
  /** The viewer shares it: their own looks aren't kept. */
  isOwn: z.boolean(),
  /** Pass to `openDeck`: this reader alone gets it, so it says that they were told. Null as long as something else is asked. */
  opening: z.string().nullable(),
});

export type Invitation = z.output<typeof invitation>;

const openedDeck = invitation.pick({ ownerName: true, title: true, expiresAt: true, isOwn: true }).extend({
  projectId: z.uuid(),
  releaseId: z.uuid(),
  releasedAt: instant,
  pages: z.array(page),
  look,
  /** Says how the texts came about. */
  mark: z.string(),
  /** The reader’s name or address and the day, across each slide. */
  watermark: z.string(),
  /** Of this reading, to tell which slides are seen; null for the owner. */
  readingId: z.uuid().nullable(),
  allowsPdf: z.boolean(),
  allowsPptx: z.boolean(),
});

export type OpenedDeck = z.output<typeof openedDeck>;

const tags = ['decks'];
const anyone = { access: 'anyone' } as const;
const ok = z.object({ ok: z.literal(true) });
const closed = {
  NOT_FOUND: { message: 'Deze pitch is hier niet (meer) te lezen.' },
  EXPIRED: { status: 410, message: 'Deze link is verlopen.' },
  TAKEN_BACK: { status: 410, message: 'Deze link is teruggenomen.' },
};
const wait = {
  TOO_MANY_REQUESTS: { message: 'Te veel pogingen. Wacht even en probeer het opnieuw.', data: z.object({ seconds: z.int() }) },
};
const guarded = { ...closed, ...wait };
const file = z.union([z.instanceof(ReadableStream), z.instanceof(Blob)]);
const unidentified = { FORBIDDEN: { message: 'Open eerst de link.' } };

/** Addresses that lead nowhere are counted, so that nobody guesses links. */
const asReader = limited(anyone, { counts: ['deck-link-guesses'] });

export const readingContract = {
  readInvitation: procedure(asReader, {
    method: 'GET',
    path: '/shared-deck',
    tags,
    summary: 'What a reader is told before a shared deck opens',
    description: 'Who shares it, and what opens it. For anyone with the address of a link, and for people who are admitted to the project.',
  })
    .input(place)
    .output(invitation)
    .errors(guarded),

  checkAccess: procedure(asReader, {
    method: 'GET',
    path: '/shared-deck/access',
    tags,
    summary: 'Whether an open deck may still be read',
    description: 'An open page asks this every second while it is on the screen, and disappears at a refusal.',
  })
    .input(place)
    .output(z.object({ /** Another one than before: its owner released a newer version. */ releaseId: z.uuid() }))
    .errors({ ...guarded, ...unidentified }),

  requestCode: procedure(
    limited(anyone, { counts: ['deck-codes-network', 'deck-codes-link', 'deck-codes-address', 'deck-codes-owner', 'deck-link-guesses'] }),
    {
      method: 'POST',
      path: '/shared-deck/code',
      tags,
      successStatus: 202,
      summary: 'Ask for the code of a link',
      description: 'Mails it if the link is for this address. The answer is the same for any other address.',
    },
  )
    .input(z.strictObject({ token: z.string().max(64), email }))
    .output(ok)
    .errors(guarded),

  enterCode: procedure(limited(anyone, { counts: ['deck-code-tries', 'deck-link-guesses'] }), {
    method: 'POST',
    path: '/shared-deck/confirmation',
    tags,
    summary: 'Confirm an address by the code that was mailed',
    description:
      'Sets a cookie that opens this link alone, on this browser. A code works once, for 15 minutes, and ends after 5 wrong ones.',
  })
    .input(
      z.strictObject({
        token: z.string().max(64),
        code: z
          .string()
          .max(40)
          .transform((typed) => typed.replaceAll(/\D/g, ''))
          .pipe(z.string().length(codeDigits, `Een code heeft ${codeDigits} cijfers.`)),
      }),
    )
    .output(ok)
    .errors({
      ...guarded,
      WRONG_CODE: { status: 422, message: 'Deze code klopt niet, of werkt niet meer. Vraag zo nodig een nieuwe aan.' },
    }),

  openDeck: procedure(limited(anyone, { pace: paces.often, counts: ['deck-link-guesses'] }), {
    method: 'POST',
    path: '/shared-deck/opening',
    tags,
    summary: 'Open a shared deck',
    description:
      'Returns the slides as they were released. Its owner sees that it was opened, by whom, when, and which slides were read; `opening`, from the invitation, says that the reader was told.',
  })
    .input(z.strictObject({ ...placed, opening: z.string().max(64) }).refine(isPlace, nowhere))
    .output(openedDeck)
    .errors({ ...guarded, ...unidentified, NOT_TOLD: { status: 409, message: 'Lees eerst wat de eigenaar van je lezen ziet.' } }),

  recordSlide: procedure(limited(anyone, { pace: paces.often, counts: ['deck-link-guesses'] }), {
    method: 'PUT',
    path: '/shared-deck/slides',
    tags,
    summary: 'Keep that a slide was on the reader’s screen',
    description: 'Does nothing for a reading that its reader erased.',
  })
    .input(z.strictObject({ ...placed, readingId: id, slide: z.enum(slideNames) }).refine(isPlace, nowhere))
    .output(ok)
    .errors({ ...guarded, ...unidentified }),

  takeFile: procedure(limited(anyone, { pace: filesPace, counts: ['deck-link-guesses'] }), {
    method: 'GET',
    path: '/shared-deck/file',
    tags,
    summary: 'Take a shared deck as a file',
    description: 'PDF or PPTX, where the link allows it, with the reader’s name and the day on each slide. Access is checked each time.',
  })
    .input(z.strictObject({ token: z.string().max(64), format: z.enum(['pdf', 'pptx']) }))
    .output(file)
    .errors({ ...guarded, ...unidentified }),

  eraseReadingsOfLink: procedure(limited(anyone, { pace: paces.seldom, counts: ['deck-link-guesses'] }), {
    method: 'DELETE',
    path: '/shared-deck/readings',
    tags,
    summary: 'Erase what was kept of one’s own reading by a link',
    description: 'For its identified reader. The owner no longer sees that it was opened.',
  })
    .input(z.strictObject({ token: z.string().max(64) }))
    .output(ok)
    .errors({ ...guarded, ...unidentified }),
};
