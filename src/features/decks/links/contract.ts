import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { email } from '../../accounts/contract.ts';
import { personSummary } from '../../profiles/contract.ts';
import { admissionLimits } from '../../projects/admissions/policy.ts';
import { projectNotFound } from '../../projects/contract.ts';
import { busy } from '../contract.ts';
import { slideNames } from '../policy/slides.ts';
import { noDeckMessage, nothingShownMessage } from '../texts.ts';
import { linkLimits, linkStates } from './policy.ts';

/** One reading of a released deck. */
export const reading = z.object({
  /** To the minute. */
  openedAt: instant,
  /** The slides of that release, and those of them that the reader saw. */
  offered: z.array(z.enum(slideNames)),
  seen: z.array(z.enum(slideNames)),
});

export type Reading = z.output<typeof reading>;

const link = z.object({
  id: z.uuid(),
  label: z.string(),
  /** The reader: a person of Kiem, or a mail address. */
  person: personSummary.nullable(),
  email: z.string().nullable(),
  state: z.enum(linkStates),
  allowsPdf: z.boolean(),
  allowsPptx: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  /** How often it was opened. */
  openings: z.int(),
  /** The last ones, the newest first. */
  readings: z.array(reading),
});

export type DeckLink = z.output<typeof link>;

const release = z.object({ releasedAt: instant, slides: z.int() });

const sharing = z.object({
  /** Slides that a release of now would have: those of the deck that are neither hidden nor empty; null without a deck. */
  slides: z.int().nullable(),
  /** Others can see the project. */
  isListed: z.boolean(),
  /** The release that readers see; null before the first one. */
  release: release.nullable(),
  /** Whether the deck of now differs from it. */
  isNewer: z.boolean(),
  /** People who are admitted to the project, readers of links included. */
  admittedCount: z.int(),
});

export type DeckSharing = z.output<typeof sharing>;

const admittedReading = reading.extend({ id: z.uuid(), person: personSummary });

export type AdmittedReading = z.output<typeof admittedReading>;

/** A link with its address, which is shown this once: only a digest of it is kept. */
const shown = z.object({ id: z.uuid(), url: z.url() });

const tags = ['decks'];
const signIn = { access: 'signed-in' } as const;
const seldom = limited(signIn, { pace: paces.seldom });
const one = z.strictObject({ id });
const page = one.extend({ after: cursor.optional() });
const noLink = { NOT_FOUND: { message: 'Deze link is er niet meer.' } };

export const linksContract = {
  readSharing: procedure(limited(signIn, { pace: paces.often }), {
    method: 'GET',
    path: '/projects/{id}/deck/sharing',
    tags,
    summary: 'How the deck of one’s own project is shared',
    description: 'The release that readers see, whether the deck changed since, and how many people are admitted.',
  })
    .input(one)
    .output(sharing)
    .errors(projectNotFound),

  releaseDeck: procedure(seldom, {
    method: 'POST',
    path: '/projects/{id}/deck/release',
    tags,
    summary: 'Release the deck of one’s own project to its readers',
    description:
      'Readers see the slides as they are at this moment, with the figures of now, until a later release. Slides that are hidden or empty, and what is held back, are left out.',
  })
    .input(one)
    .output(sharing)
    .errors({
      ...projectNotFound,
      ...busy,
      NO_DECK: { status: 404, message: noDeckMessage },
      NOTHING_SHOWN: { status: 409, message: nothingShownMessage },
    }),

  listLinks: procedure(signIn, {
    method: 'GET',
    path: '/projects/{id}/deck/links',
    tags,
    summary: 'Links to one’s own deck, and what was read by them',
    description: 'At most 20 at a time, newest first. Pass `next` of one page as `after` to read the following one.',
  })
    .input(page)
    .output(z.object({ links: z.array(link), /** Pass as `after` for the next page; null at the end. */ next: cursor.nullable() }))
    .errors(projectNotFound),

  listAdmittedReadings: procedure(signIn, {
    method: 'GET',
    path: '/projects/{id}/deck/readings',
    tags,
    summary: 'What admitted people read of one’s own deck',
    description: 'Without links, on the project’s page: 20 at a time, newest first. Pass `next` of one page as `after`.',
  })
    .input(page)
    .output(z.object({ readings: z.array(admittedReading), /** Pass as `after`; null at the end. */ next: cursor.nullable() }))
    .errors(projectNotFound),

  createLink: procedure(limited(signIn, { counts: ['deck-links'] }), {
    method: 'POST',
    path: '/projects/{id}/deck/links',
    tags,
    successStatus: 201,
    summary: 'Share the released deck with one reader by a link',
    description:
      'For a person of Kiem, who signs in, or for a mail address, which a mailed code confirms. The address of the link is returned this once. The same id sent again gives the link another address. Readers count among the people who are admitted to the project.',
  })
    .input(
      one
        .extend({
          /** Of the link, made by the client. */
          linkId: id,
          label: z
            .string()
            .trim()
            .max(linkLimits.label, `Een naam heeft hoogstens ${linkLimits.label} tekens.`)
            .refine(isVisible, 'Geef de link een naam.'),
          personId: id.nullable().default(null),
          email: email.nullable().default(null),
          days: z.int().min(1).max(linkLimits.maxDays).default(linkLimits.days),
          allowsPdf: z.boolean().default(false),
          allowsPptx: z.boolean().default(false),
        })
        .refine(({ personId, email: address }) => (personId === null) !== (address === null), {
          path: ['email'],
          message: 'Kies voor wie de link is.',
        }),
    )
    .output(shown)
    .errors({
      NOT_FOUND: { message: 'Dit project of deze persoon is er niet (meer).' },
      UNLISTED: { status: 409, message: 'Publiceer je project voordat je je pitch deelt.' },
      NOT_RELEASED: { status: 409, message: 'Geef je pitch eerst vrij.' },
      FULL: { status: 409, message: `Je kunt hoogstens ${admissionLimits.admitted} mensen toelaten tot een project.` },
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt vandaag al veel links gemaakt. Probeer het later opnieuw.', data: untilAgain },
    }),

  renewLink: procedure(seldom, {
    method: 'POST',
    path: '/deck-links/{id}/address',
    tags,
    summary: 'Give a link another address',
    description: 'The earlier address stops working at once, also for pages that are open.',
  })
    .input(one)
    .output(shown)
    .errors({ ...noLink, ENDED: { status: 409, message: 'Deze link werkt niet meer. Maak een nieuwe.' } }),

  takeBackLink: procedure(limited(signIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/deck-links/{id}',
    tags,
    summary: 'Take a link back',
    description:
      'It stops working at once, also for files and for pages that are open. What was read stays in the list. A repeat changes nothing.',
  })
    .input(one)
    .output(z.object({ ok: z.literal(true) }))
    .errors(noLink),
};
