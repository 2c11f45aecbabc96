import { getTableColumns, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tsvector } from '../../platform/server/search/tsvector.ts';
import { investmentTypes } from '../profiles/policy.ts';
import { profiles } from '../profiles/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { categories, equityAudiences, fundingPurposes, limits, statuses, target } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const list = () => text().array().notNull().default(sql`'{}'`);
const line = () => text().notNull().default('');
const number = (value: number) => sql.raw(`${value}`);
const arrayOf = (values: readonly string[]) => sql.raw(`array['${values.join("', '")}']`);

/** SQL of the moment by which lists order projects: a draft that is published becomes new again. */
export const listedAtSql = 'coalesce(published_at, created_at)';

/** The head of a project: everything that lists, cards and the dashboard of investors read. The rest is in `plan/tables.ts`. */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text({ enum: statuses }).notNull(),
    title: text().notNull(),
    description: line(),
    fullDescription: line(),
    category: text({ enum: categories }).notNull(),
    location: line(),
    tags: list(),
    objectives: list(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    /** Whole euros. */
    targetAmount: integer().notNull().default(target.start),
    /** Whole euros, as its owner stated them last; the history is in project_raises. */
    raisedAmount: integer().notNull().default(0),
    raisedStatedAt: instant(),
    fundingPurposes: text({ enum: fundingPurposes }).array().notNull().default(sql`'{}'`),
    fundingTypes: text({ enum: investmentTypes }).array().notNull().default(sql`'{}'`),
    equityProposal: line(),
    equityAudience: text({ enum: equityAudiences }).notNull().default('admitted'),
    companyName: line(),
    /** Digits of the Belgian or Dutch company register; empty without a number. */
    companyNumber: line(),
    slogan: line(),
    speakerName: line(),
    contactDetails: line(),
    imageId: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    imageAlt: line(),
    logoId: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    /** Incremented by each save, so that a save based on an older version is refused instead of overwriting it. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    publishedAt: instant(),
    completedAt: instant(),
    /** Followers that are folded in; later changes are in project_follow_changes. */
    followersCount: integer().notNull().default(0),
    /** A withdrawn project exists for its owner only, who can put it back for some days. */
    withdrawnAt: instant(),
    /** The texts that it is found by; see `search.ts`. */
    search: tsvector().notNull().default(''),
    /** The filters that it meets. */
    facets: text().array().generatedAlwaysAs(sql`array[category, status]`),
    /** The version that made `search`; 0 when it has to be made anew. */
    indexedBy: integer().notNull().default(0),
  },
  (table) => {
    const listedAt = sql.raw(listedAtSql);
    const isListed = sql`${table.status} <> 'draft' and ${table.withdrawnAt} is null`;
    const isOffered = sql`${table.status} = 'active' and ${table.withdrawnAt} is null`;
    return [
      // Serves the overview: the newest projects, by key, of all categories and states.
      index('projects_newest').on(listedAt, table.id).where(isListed),
      // Serve the overview of one category, and of one in one state: in another state, thousands may be newer.
      index('projects_category').on(table.category, listedAt, table.id).where(isListed),
      index('projects_category_status').on(table.category, table.status, listedAt, table.id).where(isListed),
      // Serves the overview of one state, and the dashboard of investors.
      index('projects_status').on(table.status, listedAt, table.id).where(isListed),
      // Serves the overview of projects that end soon.
      index('projects_ending').on(table.endDate, table.id).where(sql`${isListed} and ${table.status} = 'active'`),
      // Serve investors: their counts, which read nothing but the index, as it holds all that criteria ask for; and those whose
      // criteria few projects meet, by category and the amount that is still needed, or by form.
      index('projects_offers')
        .on(
          table.category,
          sql`(${table.targetAmount} - ${table.raisedAmount})`,
          table.targetAmount,
          table.raisedAmount,
          table.fundingTypes,
        )
        .where(isOffered),
      index('projects_offered_types').using('gin', table.fundingTypes).with({ fastupdate: false }).where(isOffered),
      // Serves a person's own projects, and the removal of their account.
      index('projects_owner').on(table.ownerId, listedAt, table.id),
      // Serves the removal of withdrawn projects.
      index('projects_withdrawn').on(table.withdrawnAt).where(sql`${table.withdrawnAt} is not null`),
      // Serves the overview with a search, and with filters that few of its answers meet: the index then finds what meets all of them.
      // Without the list of pending entries, which each search would read.
      index('projects_found').using('gin', table.search, table.facets).with({ fastupdate: false }).where(isListed),
      // Serves the search for projects that are to be indexed anew.
      index('projects_indexed_by').on(table.indexedBy),
      // Serve the removal of files that nothing refers to any more.
      index('projects_image').on(table.imageId),
      index('projects_logo').on(table.logoId),
      check('projects_status', sql`${table.status} in ('draft', 'active', 'completed')`),
      check('projects_category', sql`${table.category} = any(${arrayOf(categories)})`),
      check('projects_title', sql`char_length(${table.title}) between 1 and ${number(limits.title)}`),
      check('projects_description', sql`char_length(${table.description}) <= ${number(limits.description)}`),
      check('projects_full_description', sql`char_length(${table.fullDescription}) <= ${number(limits.fullDescription)}`),
      check(
        'projects_lines',
        sql`char_length(${table.location}) <= ${number(limits.location)} and char_length(${table.companyName}) <= ${number(limits.companyName)}
          and char_length(${table.slogan}) <= ${number(limits.slogan)} and char_length(${table.speakerName}) <= ${number(limits.speakerName)}
          and char_length(${table.contactDetails}) <= ${number(limits.contactDetails)} and char_length(${table.imageAlt}) <= ${number(limits.imageAlt)}
          and char_length(${table.equityProposal}) <= ${number(limits.equityProposal)}`,
      ),
      check(
        'projects_lists',
        sql`cardinality(${table.tags}) <= ${number(limits.tags)} and cardinality(${table.objectives}) <= ${number(limits.objectives)}`,
      ),
      check('projects_dates', sql`${table.startDate} <= ${table.endDate}`),
      check(
        'projects_target',
        sql`${table.targetAmount} between ${number(target.min)} and ${number(target.max)} and ${table.targetAmount} % ${number(target.step)} = 0`,
      ),
      check('projects_raised', sql`${table.raisedAmount} between 0 and ${number(limits.raised)}`),
      check('projects_funding_purposes', sql`${table.fundingPurposes} <@ ${arrayOf(fundingPurposes)}`),
      check('projects_funding_types', sql`${table.fundingTypes} <@ ${arrayOf(investmentTypes)}`),
      check('projects_equity_audience', sql`${table.equityAudience} = any(${arrayOf(equityAudiences)})`),
      // Belgian numbers end in 97 minus the rest of the first eight digits.
      check(
        'projects_company_number',
        sql`${table.companyNumber} = '' or ${table.companyNumber} ~ '^[0-9]{8}$' or (${table.companyNumber} ~ '^[01][0-9]{9}$'
          and 97 - left(${table.companyNumber}, 8)::int % 97 = right(${table.companyNumber}, 2)::int)`,
      ),
      // A public project has a description and the moment of its publication.
      check('projects_published', sql`${table.status} = 'draft' or (${table.description} <> '' and ${table.publishedAt} is not null)`),
      check('projects_completed', sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`),
      check('projects_withdrawn', sql`${table.withdrawnAt} is null or ${table.status} <> 'draft'`),
    ];
  },
);

const { search: _search, indexedBy: _indexedBy, facets: _facets, ...writtenColumns } = getTableColumns(projects);

/** The columns of a project without those that are derived for lists. */
export const projectColumns = writtenColumns;

/** Amounts that the owner stated as raised, for the history. */
export const projectRaises = pgTable(
  'project_raises',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    statedAt: instant().notNull(),
    /** Whole euros. */
    amount: integer().notNull(),
  },
  (table) => [
    // Serves the history of a project.
    primaryKey({ columns: [table.projectId, table.statedAt] }),
    check('project_raises_amount', sql`${table.amount} between 0 and ${number(limits.raised)}`),
  ],
);

/** Roles that a project looks for. */
export const projectRoles = pgTable(
  'project_roles',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    roleName: text().notNull(),
    description: line(),
    requirements: line(),
    timeCommitment: line(),
    compensation: line(),
    /** Somebody was found: the project seeks it no longer. */
    isFilled: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serves the roles of a project, in their owner's order.
    index('project_roles_project').on(table.projectId, table.position),
    check('project_roles_position', sql`${table.position} between 0 and ${number(limits.roles - 1)}`),
    check('project_roles_name', sql`char_length(${table.roleName}) between 1 and ${number(limits.roleName)}`),
    check(
      'project_roles_texts',
      sql`char_length(${table.description}) <= ${number(limits.roleText)} and char_length(${table.requirements}) <= ${number(limits.roleText)}
        and char_length(${table.timeCommitment}) <= ${number(limits.roleCondition)} and char_length(${table.compensation}) <= ${number(limits.roleCondition)}`,
    ),
  ],
);
