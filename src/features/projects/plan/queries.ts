import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { shownEarlierDates } from '../milestones/policy.ts';
import { projectMilestoneDates, projectMilestones } from '../milestones/tables.ts';
import type { PlanFields, ShownPlan } from './contract.ts';
import { marketSizes } from './policy.ts';
import {
  projectChannels,
  projectCompetitors,
  projectFeatures,
  projectMarkets,
  projectMetrics,
  projectPlans,
  projectPrices,
  projectTeam,
  projectUses,
  projectYears,
} from './tables.ts';

/** The whole plan, the part that only its owner sees included. */
export type StoredPlan = Omit<PlanFields, 'milestones'> & Pick<ShownPlan, 'milestones'>;

const nameOf = (table: PgTable) => getTableConfig(table).name;

/** The fields of a row in JSON, without those that say of which project it is, and where it stands. */
function fieldsSql(table: PgTable): string[] {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== 'projectId' && name !== 'position');
  return names.map((name) => `'${name}', ${nameOf(table)}.${toSnakeCase(name)}`);
}

const listSql = (table: PgTable, project: string, order: string, fields = fieldsSql(table)) =>
  `coalesce((select json_agg(json_build_object(${fields.join(', ')}) order by ${order}) from ${nameOf(table)}
    where ${nameOf(table)}.project_id = ${project}), '[]')`;

const earlierDatesSql = `'earlierDates', coalesce((select json_agg(d.due_on order by d.changed_at) from (
  select * from ${nameOf(projectMilestoneDates)} where milestone_id = ${nameOf(projectMilestones)}.id
  order by changed_at desc limit ${shownEarlierDates}) d), '[]')`;

/**
 * SQL of a project's plan as JSON in the form of `StoredPlan`; `project` is an SQL expression of the project's id. One
 * statement reads a project with its plan, whatever the plan holds.
 */
export function planSql(project: string): string {
  const placed = (table: PgTable) => listSql(table, project, 'position');
  const lists = {
    features: placed(projectFeatures),
    markets: listSql(projectMarkets, project, `array_position(array['${marketSizes.join("', '")}'], size)`),
    prices: placed(projectPrices),
    channels: placed(projectChannels),
    metrics: placed(projectMetrics),
    competitors: placed(projectCompetitors),
    team: placed(projectTeam),
    milestones: listSql(projectMilestones, project, 'position', [...fieldsSql(projectMilestones), earlierDatesSql]),
    years: listSql(projectYears, project, 'year'),
    uses: placed(projectUses),
  };
  const parts = Object.entries(lists).map(([name, list]) => `'${name}', ${list}`);
  return `(select json_build_object(${[...fieldsSql(projectPlans), ...parts].join(',\n')})
    from ${nameOf(projectPlans)} where ${nameOf(projectPlans)}.project_id = ${project})`;
}
