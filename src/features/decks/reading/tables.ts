import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../../projects/tables.ts';
import { pitchLinks } from '../links/tables.ts';
import { slideNames } from '../policy/slides.ts';
import { codeTries } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** The code that was mailed last to the address of a link. */
export const pitchLinkCodes = pgTable(
  'pitch_link_codes',
  {
    linkId: uuid()
      .primaryKey()
      .references(() => pitchLinks.id, { onDelete: 'cascade' }),
    /** Of the code, with the server's key: all codes could be tried out on a plain digest. */
    digest: text().notNull(),
    expiresAt: instant().notNull(),
    /** Codes that were entered since it was mailed. */
    tries: smallint().notNull().default(0),
  },
  (table) => [check('pitch_link_codes_tries', sql`${table.tries} between 0 and ${sql.raw(`${codeTries}`)}`)],
);

/** Browsers that confirmed the address of a link by a code. Each opens that link alone. */
export const pitchLinkReaders = pgTable(
  'pitch_link_readers',
  {
    /** SHA-256 of what the browser's cookie holds. */
    digest: text().primaryKey(),
    linkId: uuid()
      .notNull()
      .references(() => pitchLinks.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    // Serves the end of a link.
    index('pitch_link_readers_link').on(table.linkId),
    // Serves the removal of expired ones.
    index('pitch_link_readers_expiry').on(table.expiresAt),
  ],
);

/** Readings of a released deck: by whom, when and which slides. For how long, and from where, is never kept. */
export const pitchReadings = pgTable(
  'pitch_readings',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for admitted people, who read on the project's page. */
    linkId: uuid().references(() => pitchLinks.id, { onDelete: 'cascade' }),
    /** Null for the reader of an address. */
    personId: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    /** A whole minute. */
    openedAt: instant().notNull(),
    /** The slides of that release. */
    offered: text({ enum: slideNames }).array().notNull(),
    /** Those that were on the reader's screen. */
    seen: text({ enum: slideNames }).array().notNull(),
  },
  (table) => [
    // Serves the readings of a link, the last first.
    index('pitch_readings_link').on(table.linkId, table.openedAt, table.id),
    // Serves a person's own readings, and their removal.
    index('pitch_readings_person').on(table.personId, table.openedAt, table.id).where(sql`${table.personId} is not null`),
    // Serves the owner's list of what admitted people read, and the removal of a project.
    index('pitch_readings_project').on(table.projectId, table.openedAt, table.id),
    // Serves the removal of old readings.
    index('pitch_readings_age').on(table.openedAt),
    check('pitch_readings_reader', sql`${table.linkId} is not null or ${table.personId} is not null`),
    check('pitch_readings_opened', sql`extract(epoch from ${table.openedAt}) % 60 = 0`),
    check('pitch_readings_seen', sql`${table.seen} <@ ${table.offered}`),
  ],
);
