import { getTableColumns, sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { wordIndexSql } from '../../../platform/server/folded-text.ts';
import { stepsOf } from '../../../platform/server/search/steps.ts';
import { tsvector } from '../../../platform/server/search/tsvector.ts';
import { availabilities, talentReaches, workTypes } from '../policy.ts';
import { profiles } from '../tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const list = () => text().array().notNull().default(sql`'{}'`);

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
