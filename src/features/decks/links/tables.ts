import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../../projects/tables.ts';
import { uploads } from '../../uploads/tables.ts';
import type { Look } from '../pages/policy/look.ts';
import type { Page } from '../pages/policy/page.ts';
import { linkLimits } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const number = (value: number) => sql.raw(`${value}`);

/** A deck as its owner released it last: what readers see, whatever changed since. */
export const pitchReleases = pgTable(
  'pitch_releases',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of this release: a later one has another. */
    id: uuid().notNull(),
    releasedAt: instant().notNull(),
    /** Its slides, with the figures of then. */
    pages: jsonb().$type<Page[]>().notNull(),
    look: jsonb().$type<Look>().notNull(),
    /** Says how the texts came about. */
    mark: text().notNull(),
  },
  (table) => [check('pitch_releases_pages', sql`jsonb_array_length(${table.pages}) > 0`)],
);

/** Pictures on the slides of a release, which stay for as long as it does. */
export const pitchReleasePictures = pgTable(
  'pitch_release_pictures',
  {
    projectId: uuid()
      .notNull()
      .references(() => pitchReleases.projectId, { onDelete: 'cascade' }),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // Serves the pictures of a release.
    primaryKey({ columns: [table.projectId, table.uploadId] }),
    // Serves the removal of files that nothing refers to any more, and the question who may see one.
    index('pitch_release_pictures_upload').on(table.uploadId),
  ],
);

/** Links by which an owner shares the released deck, each with one identified reader. */
export const pitchLinks = pgTable(
  'pitch_links',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** SHA-256 of the 128 bits in its address, as hexadecimals: the address finds the link, and can't be computed from it. */
    tokenHash: text().notNull(),
    label: text().notNull(),
    /** The reader: a person of Kiem, who signs in, or an address, which a mailed code confirms. */
    personId: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text(),
    allowsPdf: boolean().notNull().default(false),
    allowsPptx: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When its owner took it back. */
    endedAt: instant(),
  },
  (table) => [
    // Serves a reader who opens an address.
    uniqueIndex('pitch_links_token').on(table.tokenHash),
    // Serves the owner's list, newest first, by key, and the count of admitted people.
    index('pitch_links_list').on(table.projectId, table.createdAt, table.id),
    // Serve the removal of a reader, the first of them also that of links between two people of whom one blocks the other.
    index('pitch_links_person').on(table.personId).where(sql`${table.personId} is not null`),
    index('pitch_links_email').on(table.email).where(sql`${table.email} is not null`),
    // Serves the removal of old links.
    index('pitch_links_expiry').on(table.expiresAt),
    check('pitch_links_label', sql`char_length(${table.label}) between 1 and ${number(linkLimits.label)}`),
    check('pitch_links_reader', sql`(${table.personId} is null) <> (${table.email} is null)`),
    check('pitch_links_token', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
