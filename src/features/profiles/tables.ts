import { getTableColumns, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { wordIndexSql } from '../../platform/server/folded-text.ts';
import { tsvector } from '../../platform/server/search/tsvector.ts';
import { accounts } from '../accounts/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { availabilities, investmentTypes, limits, sectors, talentAudiences, visibilities, workTypes } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const list = () => text().array().notNull().default(sql`'{}'`);
const arrayOf = (values: readonly string[]) => sql.raw(`array['${values.join("', '")}']`);

const wordsSql = wordIndexSql(`first_name || ' ' || last_name || case when is_public then ' ' || job_title || ' ' || company else '' end`);

/**
 * Whether a person is of the first sixteenth of all. It has an index of words of its own, as a page of people of a common name
 * rarely needs more. Ids end in random digits.
 */
export const isOfFirstSixteenth = (id: string) => id.endsWith('0');

/** The same as SQL of a condition; `profile` is the name of the table in the query. */
export const isOfFirstSixteenthSql = (profile: string) => `(right(${profile}.id::text, 1) = '0')`;

/** The public face of a person; its id is the account's. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    jobTitle: text().notNull().default(''),
    company: text().notNull().default(''),
    bio: text().notNull().default(''),
    location: text().notNull().default(''),
    phone: text().notNull().default(''),
    websiteUrl: text().notNull().default(''),
    linkedinUrl: text().notNull().default(''),
    avatarId: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    coverId: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    experienceYears: smallint().notNull().default(0),
    /** Euros per hour. */
    hourlyRate: numeric({ precision: 8, scale: 2, mode: 'number' }),
    /** Null until its owner said; so with the work types, which are empty then (docs/decisions/082). */
    remoteWork: boolean(),
    openToWork: boolean().notNull().default(false),
    /** Available or busy while open to work; unavailable otherwise. */
    availability: text({ enum: availabilities }).notNull().default('unavailable'),
    workTypes: text({ enum: workTypes }).array().notNull().default(sql`'{}'`),
    skills: list(),
    languages: list(),
    /** At least one. */
    roles: text({ enum: ['entrepreneur', 'talent', 'investor'] })
      .array()
      .notNull(),
    preferredSectors: text({ enum: sectors }).array().notNull().default(sql`'{}'`),
    /** Whole euros. */
    investmentMin: integer(),
    investmentMax: integer(),
    investmentTypes: text({ enum: investmentTypes }).array().notNull().default(sql`'{}'`),
    isPublic: boolean().notNull().default(true),
    phoneVisibility: text({ enum: visibilities }).notNull().default('connections'),
    emailVisibility: text({ enum: visibilities }).notNull().default('connections'),
    hourlyRateVisibility: text({ enum: visibilities }).notNull().default('everyone'),
    /** Null until its owner chose; the talent profile is then for members. */
    talentAudience: text({ enum: talentAudiences }),
    /** Counts only for an audience of everyone. */
    talentInSearchEngines: boolean().notNull().default(false),
    /** Names of companies whose people don't see the talent profile. */
    talentHiddenFrom: list(),
    /** The words that a person is found by; of a profile that isn't public, those of the name alone. */
    words: tsvector().generatedAlwaysAs(sql.raw(wordsSql)),
    /** Incremented by each save, so that a save based on an older version is refused instead of overwriting it. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serve the removal of files that nothing refers to any more.
    index('profiles_avatar').on(table.avatarId),
    index('profiles_cover').on(table.coverId),
    // Serve the search for people with something in common.
    index('profiles_company').on(sql`lower(${table.company})`, table.id).where(sql`${table.company} <> '' and ${table.isPublic}`),
    index('profiles_place').on(sql`lower(${table.location})`, table.id).where(sql`${table.location} <> '' and ${table.isPublic}`),
    index('profiles_skills').using('gin', table.skills).where(sql`${table.isPublic}`),
    index('profiles_shared_sectors').using('gin', table.preferredSectors).where(sql`${table.isPublic}`),
    // Serve the search for people by the words of their name, title and company.
    index('profiles_words').using('gin', table.words),
    index('profiles_first_words')
      .using('gin', table.words)
      .where(sql.raw(isOfFirstSixteenthSql('profiles'))),
    check('profiles_first_name', sql`char_length(${table.firstName}) between 1 and 80`),
    check('profiles_last_name', sql`char_length(${table.lastName}) between 1 and 80`),
    check('profiles_job_title', sql`char_length(${table.jobTitle}) <= 120`),
    check('profiles_company', sql`char_length(${table.company}) <= 120`),
    check('profiles_bio', sql`char_length(${table.bio}) <= 3000`),
    check('profiles_location', sql`char_length(${table.location}) <= 120`),
    check('profiles_phone', sql`char_length(${table.phone}) <= 40`),
    check('profiles_web_addresses', sql`char_length(${table.websiteUrl}) <= 300 and char_length(${table.linkedinUrl}) <= 300`),
    check(
      'profiles_roles',
      sql`${table.roles} <@ array['entrepreneur', 'talent', 'investor'] and cardinality(${table.roles}) between 1 and 3`,
    ),
    check('profiles_experience', sql`${table.experienceYears} between 0 and 80`),
    check('profiles_hourly_rate', sql`${table.hourlyRate} between 0 and 100000`),
    check(
      'profiles_availability',
      sql`(${table.openToWork} and ${table.availability} in ('available', 'busy')) or (not ${table.openToWork} and ${table.availability} = 'unavailable')`,
    ),
    check('profiles_work_types', sql`${table.workTypes} <@ array['freelance', 'part-time', 'full-time', 'flexi-job']`),
    check('profiles_sectors', sql`${table.preferredSectors} <@ ${arrayOf(sectors)}`),
    check('profiles_investment_types', sql`${table.investmentTypes} <@ ${arrayOf(investmentTypes)}`),
    check(
      'profiles_lists',
      sql`cardinality(${table.skills}) <= ${sql.raw(`${limits.skills}`)} and cardinality(${table.languages}) <= ${sql.raw(`${limits.languages}`)}`,
    ),
    check(
      'profiles_investment_range',
      sql`${table.investmentMin} >= 0 and ${table.investmentMax} >= 0 and ${table.investmentMin} <= ${table.investmentMax}`,
    ),
    check('profiles_talent_audience', sql`${table.talentAudience} = any(${arrayOf(talentAudiences)})`),
    check('profiles_talent_hidden_from', sql`cardinality(${table.talentHiddenFrom}) <= ${sql.raw(`${limits.hiddenFrom}`)}`),
    check(
      'profiles_visibility',
      sql`array[${table.phoneVisibility}, ${table.emailVisibility}, ${table.hourlyRateVisibility}] <@ array['everyone', 'connections', 'nobody']`,
    ),
  ],
);

const { words: _words, ...writtenColumns } = getTableColumns(profiles);

/** The columns of a profile without the one that is derived for searches. */
export const profileColumns = writtenColumns;

/** Work experience, education and certifications, in their owner's order. */
export const profileEntries = pgTable(
  'profile_entries',
  {
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** experience, education or certification */
    kind: text({ enum: ['experience', 'education', 'certification'] }).notNull(),
    position: smallint().notNull(),
    title: text().notNull(),
    organisation: text().notNull().default(''),
    /** First days of months; another day where only the year is known (view/entry-days.ts). */
    fromMonth: date({ mode: 'string' }),
    toMonth: date({ mode: 'string' }),
    description: text().notNull().default(''),
  },
  (table) => [
    // Serves the profile page too.
    primaryKey({ columns: [table.profileId, table.kind, table.position] }),
    check('profile_entries_kind', sql`${table.kind} in ('experience', 'education', 'certification')`),
    check('profile_entries_title', sql`char_length(${table.title}) between 1 and 160`),
    check('profile_entries_texts', sql`char_length(${table.organisation}) <= 160 and char_length(${table.description}) <= 2000`),
    check('profile_entries_months', sql`${table.fromMonth} <= ${table.toMonth}`),
  ],
);
