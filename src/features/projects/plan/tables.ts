import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, date, numeric, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from '../tables.ts';
import { marketSizes, planLimits, planTexts } from './policy.ts';

const line = () => text().notNull().default('');
const number = (value: number) => sql.raw(`${value}`);
const euros = () => bigint({ mode: 'number' });

/** The column that ties a row to its project. */
const ofProject = () =>
  uuid()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** A list in its owner's order, with at most so many rows. */
const placedWithin = (most: number, column: AnyPgColumn): SQL => sql`${column} between 0 and ${number(most - 1)}`;

const within = (most: number, ...columns: AnyPgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`char_length(${column}) <= ${number(most)}`),
    sql` and `,
  );

const named = (column: AnyPgColumn): SQL => sql`char_length(${column}) between 1 and ${number(planLimits.name)}`;

/** The texts of a business plan, one row for each project. */
export const projectPlans = pgTable(
  'project_plans',
  {
    projectId: ofProject().primaryKey(),
    problemStatement: line(),
    problem: line(),
    audience: line(),
    customerExample: line(),
    solutionStatement: line(),
    solution: line(),
    uniqueValue: line(),
    before: line(),
    after: line(),
    idealCustomer: line(),
    businessModel: line(),
    acquisition: line(),
    marketing: line(),
    sales: line(),
    distribution: line(),
    traction: line(),
    mvpResults: line(),
    competitiveAdvantage: line(),
    teamDescription: line(),
    advisors: line(),
    roadmap: line(),
    capTable: line(),
    /** The steps of a user's journey. */
    journey: text().array().notNull().default(sql`'{}'`),
    /** Reasons why the market is ready now. */
    trends: text().array().notNull().default(sql`'{}'`),
    /** The assumptions behind the projections. */
    assumptions: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    ...(['problemStatement', 'solutionStatement'] as const).map((name) =>
      check(`project_plans_${name === 'problemStatement' ? 'problem' : 'solution'}_statement`, within(planTexts[name], table[name])),
    ),
    check('project_plans_change', within(planLimits.short, table.before, table.after)),
    check(
      'project_plans_texts',
      within(
        planLimits.text,
        table.problem,
        table.audience,
        table.customerExample,
        table.solution,
        table.uniqueValue,
        table.idealCustomer,
        table.businessModel,
        table.acquisition,
        table.marketing,
        table.sales,
        table.distribution,
        table.traction,
        table.mvpResults,
        table.competitiveAdvantage,
        table.teamDescription,
        table.advisors,
        table.roadmap,
        table.capTable,
      ),
    ),
    check(
      'project_plans_lists',
      sql`cardinality(${table.journey}) <= ${number(planLimits.steps)} and cardinality(${table.trends}) <= ${number(planLimits.trends)}
        and cardinality(${table.assumptions}) <= ${number(planLimits.assumptions)}`,
    ),
  ],
);

/** Features of the product, with what each gives its user. */
export const projectFeatures = pgTable(
  'project_features',
  { projectId: ofProject(), position: smallint().notNull(), name: text().notNull(), benefit: line() },
  (table) => [
    // Serves the plan of a project, as those of the other lists do.
    primaryKey({ columns: [table.projectId, table.position] }),
    check('project_features_position', placedWithin(planLimits.features, table.position)),
    check('project_features_name', named(table.name)),
    check('project_features_benefit', within(planLimits.line, table.benefit)),
  ],
);

/** The nested markets, each with its source. */
export const projectMarkets = pgTable(
  'project_markets',
  {
    projectId: ofProject(),
    size: text({ enum: marketSizes }).notNull(),
    /** Whole euros a year. */
    amount: euros().notNull(),
    basis: line(),
    source: line(),
    year: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.size] }),
    check('project_markets_size', sql`${table.size} in ('tam', 'sam', 'som')`),
    check('project_markets_amount', sql`${table.amount} between 1 and ${number(planLimits.amount)}`),
    check('project_markets_texts', within(planLimits.line, table.basis, table.source)),
    check('project_markets_year', sql`${table.year} between 1990 and 2100`),
  ],
);

/** The prices that customers pay, each with its unit. */
export const projectPrices = pgTable(
  'project_prices',
  {
    projectId: ofProject(),
    position: smallint().notNull(),
    name: text().notNull(),
    /** Euros. */
    price: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    per: line(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    check('project_prices_position', placedWithin(planLimits.prices, table.position)),
    check('project_prices_name', named(table.name)),
    check('project_prices_price', sql`${table.price} between 0 and 1000000000`),
    check('project_prices_per', within(planLimits.unit, table.per)),
  ],
);

/** The ways to customers. */
export const projectChannels = pgTable(
  'project_channels',
  { projectId: ofProject(), position: smallint().notNull(), name: text().notNull(), approach: line() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    check('project_channels_position', placedWithin(planLimits.channels, table.position)),
    check('project_channels_name', named(table.name)),
    check('project_channels_approach', within(planLimits.line, table.approach)),
  ],
);

/** Figures of traction, each as it was on a day. */
export const projectMetrics = pgTable(
  'project_metrics',
  {
    projectId: ofProject(),
    position: smallint().notNull(),
    label: text().notNull(),
    value: numeric({ precision: 15, scale: 2, mode: 'number' }).notNull(),
    unit: line(),
    measuredOn: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    check('project_metrics_position', placedWithin(planLimits.metrics, table.position)),
    check('project_metrics_label', named(table.label)),
    check('project_metrics_unit', within(planLimits.unit, table.unit)),
  ],
);

export const projectCompetitors = pgTable(
  'project_competitors',
  { projectId: ofProject(), position: smallint().notNull(), name: text().notNull(), strength: line(), difference: line() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    check('project_competitors_position', placedWithin(planLimits.competitors, table.position)),
    check('project_competitors_name', named(table.name)),
    check('project_competitors_texts', within(planLimits.line, table.strength, table.difference)),
  ],
);

/** The people of a project, as its owner describes them. */
export const projectTeam = pgTable(
  'project_team',
  { projectId: ofProject(), position: smallint().notNull(), name: text().notNull(), role: line(), background: line() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    check('project_team_position', placedWithin(planLimits.team, table.position)),
    check('project_team_name', named(table.name)),
    check('project_team_role', within(planLimits.name, table.role)),
    check('project_team_background', within(planLimits.short, table.background)),
  ],
);

/** Projected revenue and costs; the result is their difference. */
export const projectYears = pgTable(
  'project_years',
  {
    projectId: ofProject(),
    year: smallint().notNull(),
    /** Whole euros. */
    revenue: euros().notNull(),
    costs: euros().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.year] }),
    check('project_years_year', sql`${table.year} between 2000 and 2100`),
    check(
      'project_years_amounts',
      sql`${table.revenue} between 0 and ${number(planLimits.amount)} and ${table.costs} between 0 and ${number(planLimits.amount)}`,
    ),
  ],
);

/** Parts of the use of funds. Triggers keep their sum at 100 at most, and at 100 for a published project. */
export const projectUses = pgTable(
  'project_uses',
  { projectId: ofProject(), position: smallint().notNull(), purpose: text().notNull(), percent: smallint().notNull() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    check('project_uses_position', placedWithin(planLimits.uses, table.position)),
    check('project_uses_purpose', named(table.purpose)),
    check('project_uses_percent', sql`${table.percent} between 1 and 100`),
  ],
);
