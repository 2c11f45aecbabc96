import { getTableColumns, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { wordIndexSql } from '../../platform/server/folded-text.ts';
import { stepsOf } from '../../platform/server/search/steps.ts';
import { tsvector } from '../../platform/server/search/tsvector.ts';
import { accounts } from '../accounts/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { availabilities, investmentTypes, limits, sectors, talentAudiences, talentReaches, visibilities, workTypes } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const list = () => text().array().notNull().default(sql`'{}'`);
const arrayOf = (values: readonly string[]) => sql.raw(`array['${values.join("', '")}']`);

/** SQL of the words that a person is found by; of a profile that isn't public, those of the name alone. */
export const personWordsSql = wordIndexSql(
  `first_name || ' ' || last_name || case when is_public then ' ' || job_title || ' ' || company else '' end`,
);

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
    // Serves the search for people by the words of their name, title and company.
    index('profiles_words').using('gin', sql`${sql.raw(personWordsSql)}`),
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

const rateSteps = stepsOf('rate', 10, 30);
const yearSteps = stepsOf('years', 1, 40);

/** The facet of talents whose rate is at most the first step from a maximum on; null past the last step. */
export const rateFacet = (most: number) => rateSteps.from(most);
/** The facet of talents with at least the last step of years up to a minimum. */
export const yearsFacet = (least: number) => yearSteps.upTo(least);

/** SQL of the filters that a talent profile meets, and of the steps of rate and years that it reaches. */
const facetsSql = `array[availability, reach] || case when remote_work then array['remote'] else '{}' end || work_types
  || ${rateSteps.metSql('hourly_rate')} || ${yearSteps.reachedSql('experience_years')}`;

/** SQL of a condition: a talent profile is in the list, for the people who may see it. Written as in the indexes. */
export const openTalentSql = `hidden_at is null and availability <> 'unavailable'`;

/** SQL of the same for visitors. */
export const publicTalentSql = `${openTalentSql} and reach = 'everyone'`;

/**
 * The public side of a person with the talent role; updated from the profile in the same transaction.
 * Without the role it is hidden at once and removed after 30 days. It copies what the list is filtered and ordered by; the
 * rest is read from the profile.
 */
export const talentProfiles = pgTable(
  'talent_profiles',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .unique('talent_profiles_person')
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text().notNull().default('Professional'),
    availability: text({ enum: availabilities }).notNull().default('unavailable'),
    /** The people who can see it: the audience that its owner chose, as far as their profile is public. */
    reach: text({ enum: talentReaches }).notNull().default('members'),
    inSearchEngines: boolean().notNull().default(false),
    /** Keys of the companies whose people don't see it (talent/queries.ts). */
    hiddenFrom: list(),
    location: text().notNull().default(''),
    remoteWork: boolean(),
    experienceYears: smallint().notNull().default(0),
    workTypes: text({ enum: workTypes }).array().notNull().default(sql`'{}'`),
    /** Without regard to case and accents. */
    languages: list(),
    /** Euros per hour; null unless everyone may see it, so that no filter tells of a hidden one. */
    hourlyRate: numeric({ precision: 8, scale: 2, mode: 'number' }),
    portfolioUrl: text().notNull().default(''),
    hiddenAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Since when its owner is open to work, by which lists order; null before the first time. */
    listedAt: instant(),
    /** The texts that it is found by; see `talent/search.ts`. */
    search: tsvector().notNull().default(''),
    /** The words of its place, and its facets, by which the list is filtered. */
    placeWords: tsvector().generatedAlwaysAs(sql.raw(wordIndexSql('location'))),
    facets: text().array().generatedAlwaysAs(sql.raw(facetsSql)),
    /** The version that made `search`; 0 when it has to be made anew. */
    indexedBy: integer().notNull().default(0),
  },
  (table) => {
    const isOpen = sql.raw(openTalentSql);
    const isPublic = sql.raw(publicTalentSql);
    return [
      // For keys of tables that repeat the owner.
      unique('talent_profiles_with_person').on(table.id, table.personId),
      // Serve the talent list: newest first, the lowest rate first, the most experienced first.
      index('talent_profiles_newest').on(table.listedAt, table.id).where(isOpen),
      index('talent_profiles_rate').on(table.hourlyRate, table.id).where(isOpen),
      index('talent_profiles_experience').on(table.experienceYears, table.id).where(isOpen),
      // Serve the same of visitors, who may see few of them.
      index('talent_profiles_public_newest').on(table.listedAt, table.id).where(isPublic),
      index('talent_profiles_public_rate').on(table.hourlyRate, table.id).where(isPublic),
      index('talent_profiles_public_experience').on(table.experienceYears, table.id).where(isPublic),
      // Serves the list with a search, a place, a language or filters that few people meet together: one index, which finds who
      // meets all of them without reading who meets one. Without the list of pending entries, which each search would read.
      index('talent_profiles_found')
        .using('gin', table.search, table.placeWords, table.languages, table.facets)
        .with({ fastupdate: false })
        .where(isOpen),
      // Serves the search for talent profiles that are to be indexed anew.
      index('talent_profiles_indexed_by').on(table.indexedBy),
      // Serves the sitemap.
      index('talent_profiles_findable').on(table.id).where(sql`${isOpen} and ${table.inSearchEngines}`),
      // Serves the removal of hidden ones after 30 days.
      index('talent_profiles_hidden').on(table.hiddenAt).where(sql`${table.hiddenAt} is not null`),
      check('talent_profiles_availability', sql`${table.availability} in ('available', 'busy', 'unavailable')`),
      check('talent_profiles_title', sql`char_length(${table.title}) between 1 and 120`),
      check('talent_profiles_reach', sql`${table.reach} in ('everyone', 'members', 'connections')`),
      check('talent_profiles_in_search_engines', sql`${table.reach} = 'everyone' or not ${table.inSearchEngines}`),
      check('talent_profiles_listed', sql`${table.availability} = 'unavailable' or ${table.listedAt} is not null`),
    ];
  },
);

const {
  search: _search,
  indexedBy: _indexedBy,
  placeWords: _placeWords,
  facets: _facets,
  ...writtenColumns
} = getTableColumns(talentProfiles);

/** The columns of a talent profile without those that are derived for lists. */
export const talentColumns = writtenColumns;
