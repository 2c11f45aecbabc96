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
import { profiles } from '../profiles/tables.ts';
import { projectRoles } from '../projects/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { closings, companySizes, countries, footings, hoursOfDay, jobTypes, limits, questionKinds, rateUnits } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const line = () => text().notNull().default('');
const rate = () => numeric({ precision: 8, scale: 2, mode: 'number' });
const number = (value: number) => sql.raw(`${value}`);
const arrayOf = (values: readonly string[]) => sql.raw(`array['${values.join("', '")}']`);

/** SQL of the day by which the list of deadlines orders jobs: those without one come last. */
export const deadlineSql = `coalesce(deadline, 'infinity'::date)`;

/** SQL of the pay that a minimum is compared with: in whole euros a year, and of freelance jobs an hour. */
export const yearlyPaySql = 'coalesce(salary_max, salary_min)';
export const hourlyPaySql = `(coalesce(rate_max, rate_min) / case rate_unit when 'day' then ${hoursOfDay} else 1 end)`;

const yearlySteps = stepsOf('pay', 5_000, 40);
const hourlySteps = stepsOf('rate', 10, 30);

/** The facet of jobs that pay at least the last step up to a minimum: all that reach the minimum are among them. */
export const yearlyFacet = (least: number) => yearlySteps.upTo(least);
export const hourlyFacet = (least: number) => hourlySteps.upTo(least);

/** SQL of the filters that a job meets, and of the steps of pay that it reaches. */
const facetsSql = `array[type, case when is_remote then 'remote' else 'onsite' end,
    case when project_role_id is null then 'regular-jobs' else 'project-roles' end]
  || case when type = 'freelance' then ${hourlySteps.reachedSql(hourlyPaySql)} else ${yearlySteps.reachedSql(yearlyPaySql)} end`;

/** A job, open from the moment that it is posted until it is closed. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    posterId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    companyName: text().notNull(),
    companyUrl: line(),
    companySize: text({ enum: companySizes }),
    logoId: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    description: text().notNull(),
    location: line(),
    /** Where the work is, or from where remote work may be done. */
    country: text({ enum: countries }).notNull().default('BE'),
    isRemote: boolean().notNull().default(false),
    type: text({ enum: jobTypes }).notNull(),
    /** Whole euros a year, of every kind but freelance. */
    salaryMin: integer(),
    salaryMax: integer(),
    /** Euros per hour or day, of freelance jobs. */
    rateMin: rate(),
    rateMax: rate(),
    rateUnit: text({ enum: rateUnits }),
    footing: text({ enum: footings }).notNull().default('existing'),
    /** Null when there are none. */
    requirements: text().array(),
    benefits: text().array(),
    /** The last day on which people can apply, in `jobZone`. */
    deadline: date({ mode: 'string' }),
    asksLetter: boolean().notNull().default(false),
    asksCv: boolean().notNull().default(false),
    /** The role of the poster's own project that it fills. */
    projectRoleId: uuid().references(() => projectRoles.id, { onDelete: 'set null' }),
    /** Incremented by each save, so that a save based on an older version is refused instead of overwriting it. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When it was posted or opened again, by which lists order jobs. */
    openedAt: instant().notNull().defaultNow(),
    /** When its poster last said that it is open: by posting, saving or opening it again, or when they were asked. */
    confirmedAt: instant().notNull().defaultNow(),
    /** When a poster without a deadline was asked whether the job is still open; null again once they answered. */
    askedAt: instant(),
    closedAt: instant(),
    closing: text({ enum: closings }),
    /** The texts that it is found by. */
    search: tsvector().notNull().default(''),
    /** The words of its place, and its facets, by which the list is filtered. */
    placeWords: tsvector().generatedAlwaysAs(sql.raw(wordIndexSql('location'))),
    facets: text().array().generatedAlwaysAs(sql.raw(facetsSql)),
    /** The version that made `search`; 0 when it has to be made anew. */
    indexedBy: integer().notNull().default(0),
  },
  (table) => {
    const isOpen = sql`${table.closedAt} is null`;
    return [
      // For keys of tables that repeat the poster.
      unique('jobs_with_poster').on(table.id, table.posterId),
      // Serve the list: the newest open jobs by key, of all kinds, of one kind, remote or not, for roles of projects or not.
      index('jobs_newest').on(table.openedAt, table.id).where(isOpen),
      index('jobs_type').on(table.type, table.openedAt, table.id).where(isOpen),
      index('jobs_remote').on(table.isRemote, table.openedAt, table.id).where(isOpen),
      index('jobs_for_roles').on(table.openedAt, table.id).where(sql`${isOpen} and ${table.projectRoleId} is not null`),
      index('jobs_regular').on(table.openedAt, table.id).where(sql`${isOpen} and ${table.projectRoleId} is null`),
      // Serves the list of jobs that close soon, and the closing of those past their deadline.
      index('jobs_deadline').on(sql.raw(deadlineSql), table.id).where(isOpen),
      // Serves the question to posters of jobs without a deadline, and their closing.
      index('jobs_without_deadline').on(table.confirmedAt).where(sql`${isOpen} and ${table.deadline} is null`),
      // Serves the end of posters' access to applications, some time after a job was closed.
      index('jobs_closed').on(table.closedAt, table.id).where(sql`${table.closedAt} is not null`),
      // Serves a person's own jobs, and the removal of their account.
      index('jobs_poster').on(table.posterId, table.openedAt, table.id),
      // Serves the jobs of a role, and the removal of roles.
      index('jobs_project_role').on(table.projectRoleId).where(sql`${table.projectRoleId} is not null`),
      // Serves the list with a search, a place, a minimum pay or filters that few jobs meet together: one index, which finds what
      // meets all of them without reading what meets one. Without the list of pending entries, which each search would read.
      index('jobs_found').using('gin', table.search, table.placeWords, table.facets).with({ fastupdate: false }).where(isOpen),
      // Serves the search for jobs that are to be indexed anew.
      index('jobs_indexed_by').on(table.indexedBy),
      // Serves the removal of files that nothing refers to any more.
      index('jobs_logo').on(table.logoId),
      check('jobs_type', sql`${table.type} = any(${arrayOf(jobTypes)})`),
      check('jobs_title', sql`char_length(${table.title}) between 1 and ${number(limits.title)}`),
      check('jobs_company_name', sql`char_length(${table.companyName}) between 1 and ${number(limits.companyName)}`),
      check('jobs_company_size', sql`${table.companySize} = any(${arrayOf(companySizes)})`),
      check('jobs_description', sql`char_length(${table.description}) between 1 and ${number(limits.description)}`),
      check(
        'jobs_lines',
        sql`char_length(${table.location}) <= ${number(limits.location)} and char_length(${table.companyUrl}) <= ${number(limits.companyUrl)}`,
      ),
      check(
        'jobs_salary',
        sql`${table.salaryMin} between 0 and ${number(limits.salary)} and ${table.salaryMax} between 0 and ${number(limits.salary)}
          and ${table.salaryMin} <= ${table.salaryMax}`,
      ),
      check(
        'jobs_rate',
        sql`${table.rateMin} between 0 and ${number(limits.rate)} and ${table.rateMax} between 0 and ${number(limits.rate)}
          and ${table.rateMin} <= ${table.rateMax} and ${table.rateUnit} = any(${arrayOf(rateUnits)})`,
      ),
      check('jobs_rate_unit', sql`(${table.rateUnit} is null) = (${table.rateMin} is null and ${table.rateMax} is null)`),
      check(
        'jobs_pay_of_type',
        sql`case when ${table.type} = 'freelance' then ${table.salaryMin} is null and ${table.salaryMax} is null else ${table.rateUnit} is null end`,
      ),
      check('jobs_country', sql`${table.country} = any(${arrayOf(countries)})`),
      check('jobs_footing', sql`${table.footing} = any(${arrayOf(footings)})`),
      check(
        'jobs_lists',
        sql`cardinality(${table.requirements}) between 1 and ${number(limits.requirements)}
          and cardinality(${table.benefits}) between 1 and ${number(limits.benefits)}`,
      ),
      check('jobs_closed', sql`(${table.closedAt} is null) = (${table.closing} is null) and ${table.closing} = any(${arrayOf(closings)})`),
    ];
  },
);

const { search: _search, indexedBy: _indexedBy, placeWords: _placeWords, facets: _facets, ...writtenColumns } = getTableColumns(jobs);

/** The columns of a job without those that are derived for lists. */
export const jobColumns = writtenColumns;

/** Questions that applicants answer, in the poster's order. */
export const jobQuestions = pgTable(
  'job_questions',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    question: text().notNull(),
    isRequired: boolean().notNull().default(false),
    /** Of a choice; empty for a text. */
    choices: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    // Serves the job's page and its applications.
    primaryKey({ columns: [table.jobId, table.position] }),
    check('job_questions_position', sql`${table.position} between 0 and ${number(limits.questions - 1)}`),
    check('job_questions_question', sql`char_length(${table.question}) between 1 and ${number(limits.question)}`),
    check(
      'job_questions_choices',
      sql`case ${table.kind} when 'text' then cardinality(${table.choices}) = 0
        when 'choice' then cardinality(${table.choices}) between 2 and ${number(limits.choices)} else false end`,
    ),
  ],
);
