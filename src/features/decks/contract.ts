import * as z from 'zod';
import { id, instant, limited, procedure, untilAgain } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { formatPlainNumber } from '../../platform/plain-number.ts';
import { projectNotFound } from '../projects/contract.ts';
import { look, page } from './pages/contract.ts';
import { colourPattern, deckLimits, deckStatuses, deckStyles, deckWriters } from './policy/deck.ts';
import { mostFields, origins, slideNames } from './policy/slides.ts';
import { problemsOfFields } from './policy/typed-fields.ts';
import { noDeckMessage, ownerOnlyMessage, staleDeckMessage } from './texts.ts';

/** Texts of a field: one, a list, or rows of them. */
export const fieldValue = z.union([z.string(), z.array(z.string()), z.array(z.array(z.string()))]);

/** The same as it is typed. What no field takes is refused before each of its texts is looked at. */
const typedText = z.string().max(deckLimits.typedText);
const typedRow = z.array(typedText).max(deckLimits.typedColumns);
const typedValue = z.union([typedText, z.array(typedText).max(deckLimits.typedItems), z.array(typedRow).max(deckLimits.typedItems)]);

const field = z.object({
  name: z.string(),
  /** As a reader sees it: with the figures of the project as it is now. */
  value: fieldValue,
  origin: z.enum(origins),
  /** It compares figures of which one has changed since: nobody but the owner sees it until they confirm it. */
  isHeld: z.boolean(),
});

/** A fact that the slide was written from, as it was shown then and as it is now; null where it wasn't stated, or isn't any more. */
const change = z.object({ label: z.string(), before: z.string().nullable(), now: z.string().nullable() });

/** A field of the project's form. */
const place = z.object({ label: z.string(), section: z.string(), field: z.string() });

const slide = z.object({
  name: z.enum(slideNames),
  title: z.string(),
  isHidden: z.boolean(),
  /** Nothing is under its heading, other than what is held back: like a hidden slide, it is its owner's alone until something is. */
  isEmpty: z.boolean(),
  /** For the speaker: by the owner's hand, or else composed by the rules. */
  notes: z.string(),
  hasOwnNotes: z.boolean(),
  /** The text that didn't fit on the slide; it is added to the notes. */
  overflow: z.string(),
  /** Filled ones only, in the order of the slide. */
  fields: z.array(field),
  /** As its readers see it: without what is held back. */
  page,
  changes: z.array(change),
  /** Pass to `updateSlide`: tells which facts the owner has seen. */
  facts: z.string(),
  /** Fields of the project that would say more on this slide. */
  missing: z.array(place),
});

const generation = z.object({
  id: z.uuid(),
  writer: z.enum(deckWriters),
  /** Slides that are written, of `total`. */
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  /** Null while it runs. */
  endedAt: instant.nullable(),
  /** Dutch; null while it runs and when it succeeded. */
  error: z.string().nullable(),
});

export const deck = z.object({
  status: z.enum(deckStatuses),
  writer: z.enum(deckWriters),
  /** Says how the texts came about. */
  mark: z.string(),
  style: z.enum(deckStyles),
  colour: z.string().nullable(),
  showsLogo: z.boolean(),
  showsContact: z.boolean(),
  /** The colours and shapes that the style and the owner's colour make. */
  look,
  /** Grows with each change; a save is based on one. */
  version: z.int().positive(),
  updatedAt: instant,
  /** Whole minutes, at least 1, to read the slides that are shown. */
  readingMinutes: z.int().positive(),
  /** All 13 once it is generated; before that, those that are written. */
  slides: z.array(slide),
  generation: generation.nullable(),
});

export type Deck = z.output<typeof deck>;
export type DeckSlide = z.output<typeof slide>;

const warning = z.object({
  field: z.string(),
  /** As it was typed. */
  figure: z.string(),
  /** Where the project's form states figures of this kind. */
  place,
});

export type FigureWarning = z.output<typeof warning>;

const tags = ['decks'];
const signIn = { access: 'signed-in' } as const;
const one = z.strictObject({ id });
const noDeck = { NO_DECK: { status: 404, message: noDeckMessage } };
const notFound = { ...projectNotFound, ...noDeck };
/** A save based on what was read before another changed it. */
export const stale = { STALE: { status: 409, message: staleDeckMessage } };
/** While it is written, nothing else changes a deck. */
export const busy = { BUSY: { status: 409, message: 'Je Pitch deck wordt nu opgesteld. Wacht tot het klaar is.' } };
const ofSlide = one.extend({ slide: z.enum(slideNames) });
const versionNumber = z.int().positive();

export const decksContract = {
  readDeck: procedure(limited(signIn, { pace: paces.often }), {
    method: 'GET',
    path: '/projects/{id}/deck',
    tags,
    summary: 'The deck of one’s own project',
    description:
      'Its slides with the figures of the project as it is now, what changed since each was written, and how far its writing is; null without a deck.',
  })
    .input(one)
    .output(deck.nullable())
    .errors({ ...projectNotFound, FORBIDDEN: { message: ownerOnlyMessage } }),

  generatePitchDeck: procedure(limited(signIn, { counts: ['pitch-decks'] }), {
    method: 'POST',
    path: '/projects/{id}/generate-pitch-deck',
    tags,
    successStatus: 202,
    summary: 'Write the deck of one’s own project',
    description:
      'Starts to write all slides in the background, one writing at a time for each project. What the deck was before is kept as a version. Fields and notes by hand stay unless `keepsHandEdits` is false. The same id sent again changes nothing.',
  })
    .input(
      one.extend({
        /** Of this writing, made by the client. */
        generationId: id,
        writer: z.enum(deckWriters).default('rules'),
        keepsHandEdits: z.boolean().default(true),
      }),
    )
    .output(deck)
    .errors({
      ...projectNotFound,
      ...busy,
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt je Pitch deck vaak laten opstellen. Probeer het later opnieuw.', data: untilAgain },
      NO_MODEL: { status: 409, message: 'Er is geen taalmodel ingesteld.' },
      NOT_AGREED: { status: 409, message: 'Lees eerst waar je teksten naartoe gaan, en ga daarmee akkoord.' },
    }),

  saveSlide: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PATCH',
    path: '/projects/{id}/deck/slides',
    tags,
    summary: 'Change the texts of a slide',
    description:
      'Saves fields by hand as plain text: a figure that the project states follows the project from then on, any other is kept as typed and answered with a warning. A field that is null is composed by the rules again, an empty one is left out. Refused if the deck changed since the given version was read, unless with the same content.',
  })
    .input(
      ofSlide
        .extend({
          version: versionNumber,
          /** Names that the slide doesn't have are refused: no slide has more fields than this. */
          fields: z.record(z.string().max(40), typedValue.nullable()).meta({ maxProperties: mostFields }).default({}),
          /** Null composes them by the rules again; absent leaves them. */
          notes: z
            .string()
            .trim()
            .max(deckLimits.notes, `Notities hebben hoogstens ${formatPlainNumber(deckLimits.notes)} tekens.`)
            .nullish(),
        })
        .check(({ value, issues }) => {
          for (const { field: name, message } of problemsOfFields(value.slide, value.fields)) {
            issues.push({ code: 'custom', path: ['fields', name], message, input: value.fields[name] });
          }
        }),
    )
    .output(z.object({ deck, warnings: z.array(warning) }))
    .errors({ ...notFound, ...stale, ...busy }),

  updateSlide: procedure(limited(signIn, { pace: paces.often }), {
    method: 'POST',
    path: '/projects/{id}/deck/slides/update',
    tags,
    summary: 'Let a slide follow its project again',
    description:
      'Composes the rules’ fields anew, confirms those that were held back, and takes the project’s facts of now as seen. Refused if these changed since `facts` was read.',
  })
    .input(ofSlide.extend({ facts: z.string().max(100) }))
    .output(deck)
    .errors({ ...notFound, ...stale, ...busy }),

  setHidden: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/projects/{id}/deck/slides/hidden',
    tags,
    summary: 'Hide a slide or show it again',
    description: 'A hidden slide is its owner’s alone: it isn’t presented, and in no file and no link.',
  })
    .input(ofSlide.extend({ isHidden: z.boolean() }))
    .output(deck)
    .errors({ ...notFound, ...busy }),

  saveLook: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/projects/{id}/deck/look',
    tags,
    summary: 'Choose how a deck looks',
    description: 'Its style, the owner’s colour or null for that of the style, and whether the logo and the contact details are shown.',
  })
    .input(
      one.extend({
        style: z.enum(deckStyles),
        colour: z.string().toLowerCase().regex(colourPattern, 'Kies een kleur.').nullable(),
        showsLogo: z.boolean(),
        showsContact: z.boolean(),
      }),
    )
    .output(deck)
    .errors({ ...notFound, ...busy }),
};
