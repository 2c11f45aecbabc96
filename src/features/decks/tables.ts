import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import { projects } from '../projects/tables.ts';
import { deckLimits, deckStatuses, deckStyles, deckWriters } from './policy/deck.ts';
import type { KeptField, KeptSlides, SeenFacts } from './policy/kept.ts';
import { slideNames } from './policy/slides.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const number = (value: number) => sql.raw(`${value}`);
const isOneOf = (column: unknown, values: readonly string[]) => sql`${column} = any(${sql.raw(`array['${values.join("', '")}']`)})`;

/** The deck of a project. */
export const pitchDecks = pgTable(
  'pitch_decks',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    status: text({ enum: deckStatuses }).notNull(),
    /** Grows with each change, for windows that save at the same time. */
    version: integer().notNull().default(1),
    style: text({ enum: deckStyles }).notNull().default('helder'),
    /** The owner's colour as #rrggbb; null for that of the style. */
    colour: text(),
    showsLogo: boolean().notNull().default(true),
    /** Whether the first slide gives the owner's contact details. */
    showsContact: boolean().notNull().default(false),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('pitch_decks_status', isOneOf(table.status, deckStatuses)),
    check('pitch_decks_style', isOneOf(table.style, deckStyles)),
    check('pitch_decks_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** The slides of a deck. */
export const pitchSlides = pgTable(
  'pitch_slides',
  {
    projectId: uuid()
      .notNull()
      .references(() => pitchDecks.projectId, { onDelete: 'cascade' }),
    name: text({ enum: slideNames }).notNull(),
    fields: jsonb().$type<Record<string, KeptField>>().notNull(),
    /** The speaker's notes by hand; null where the rules compose them. */
    notes: text(),
    isHidden: boolean().notNull().default(false),
    /** The facts that it was written from, as its owner has seen them, by id. */
    facts: jsonb().$type<SeenFacts>().notNull(),
    /** Of those facts: tells without a comparison whether one has changed. */
    factsHash: text().notNull(),
  },
  (table) => [
    // Serves the slides of a deck.
    primaryKey({ columns: [table.projectId, table.name] }),
    check('pitch_slides_name', isOneOf(table.name, slideNames)),
    check('pitch_slides_notes', sql`char_length(${table.notes}) <= ${number(deckLimits.notes)}`),
  ],
);

/** Earlier states of a deck, each from before it was written anew or put back. */
export const pitchVersions = pgTable(
  'pitch_versions',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => pitchDecks.projectId, { onDelete: 'cascade' }),
    keptAt: instant().notNull(),
    writer: text({ enum: deckWriters }).notNull(),
    slides: jsonb().$type<KeptSlides>().notNull(),
  },
  (table) => [
    // Serves the versions of a deck, the last first.
    index('pitch_versions_deck').on(table.projectId, table.keptAt, table.id),
    check('pitch_versions_writer', isOneOf(table.writer, deckWriters)),
  ],
);

/** The writing of a deck: at most one for each project, kept after its end until the next one. */
export const pitchGenerations = pgTable(
  'pitch_generations',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    id: uuid().notNull().unique(),
    writer: text({ enum: deckWriters }).notNull(),
    keepsHandEdits: boolean().notNull(),
    startedBy: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    /** When it last got on by a slide: one that stands still for long may be taken over. */
    movedAt: instant().notNull(),
    /** Slides that are written so far. */
    done: smallint().notNull().default(0),
    endedAt: instant(),
    /** The Dutch text of a failure; null while it runs and after it succeeded. */
    error: text(),
  },
  (table) => [
    // Serves the removal of a person's data.
    index('pitch_generations_starter').on(table.startedBy),
    check('pitch_generations_done', sql`${table.done} between 0 and ${number(slideNames.length)}`),
    check('pitch_generations_error', sql`${table.error} is null or ${table.endedAt} is not null`),
  ],
);

/** People who agreed that texts of their projects go to a language model, each for one host. */
export const modelAgreements = pgTable(
  'model_agreements',
  {
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    agreedAt: instant().notNull(),
  },
  // Serves the question whether a person agreed.
  (table) => [primaryKey({ columns: [table.personId, table.host] })],
);
