import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/server/database.ts';
import { shownEarlierDates } from '../milestones/policy.ts';
import { projectMilestoneDates, projectMilestones } from '../milestones/tables.ts';
import type { PlanFields } from './contract.ts';
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

/** Thrown when a role or milestone has the id of one of another project. */
export class IdTaken extends Error {
  override readonly name = 'IdTaken';
}

/** The value of a column in the row that was sent. */
export const sent = (column: PgColumn) => sql.raw(`excluded.${toSnakeCase(column.name)}`);

const milestoneColumns = {
  position: sent(projectMilestones.position),
  title: sent(projectMilestones.title),
  dueOn: sent(projectMilestones.dueOn),
  status: sent(projectMilestones.status),
};

/**
 * Replaces the plan of a project whose row is locked. What says the same `before` is left alone, as a form that saves
 * itself changes one part at a time. Milestones keep their ids; throws IdTaken.
 */
export async function writePlan(executor: Executor, projectId: string, plan: PlanFields, before?: PlanFields): Promise<void> {
  const { features, markets, prices, channels, metrics, competitors, team, milestones, years, uses, ...texts } = plan;
  const changed = (part: keyof PlanFields) => !isDeepStrictEqual(plan[part], before?.[part]);
  const placed = <Row>(rows: Row[]) => rows.map((row, position) => ({ ...row, projectId, position }));
  const owned = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, projectId }));

  await executor
    .insert(projectPlans)
    .values({ projectId, ...texts })
    .onConflictDoUpdate({ target: projectPlans.projectId, set: texts });
  if (changed('milestones')) await keepRows(executor, projectMilestones, projectId, placed(milestones), milestoneColumns);
  if (changed('features')) await replaceRows(executor, projectFeatures, projectId, placed(features));
  if (changed('markets')) await replaceRows(executor, projectMarkets, projectId, owned(markets));
  if (changed('prices')) await replaceRows(executor, projectPrices, projectId, placed(prices));
  if (changed('channels')) await replaceRows(executor, projectChannels, projectId, placed(channels));
  if (changed('metrics')) await replaceRows(executor, projectMetrics, projectId, placed(metrics));
  if (changed('competitors')) await replaceRows(executor, projectCompetitors, projectId, placed(competitors));
  if (changed('team')) await replaceRows(executor, projectTeam, projectId, placed(team));
  if (changed('years')) await replaceRows(executor, projectYears, projectId, owned(years));
  if (changed('uses')) await replaceRows(executor, projectUses, projectId, placed(uses));
}

async function replaceRows<T extends PgTable & { projectId: PgColumn }>(
  executor: Executor,
  table: T,
  projectId: string,
  rows: PgInsertValue<T>[],
): Promise<void> {
  await executor.delete(table).where(eq(table.projectId, projectId));
  if (rows.length > 0) await executor.insert(table).values(rows);
}

/**
 * Makes these the rows of a project: those that it has are changed as `set` says, new ones added, others deleted. Throws
 * IdTaken when another project has the id of one.
 */
export async function keepRows<T extends PgTable & { id: PgColumn; projectId: PgColumn }>(
  executor: Executor,
  table: T,
  projectId: string,
  rows: (PgInsertValue<T> & { id: string })[],
  set: PgUpdateSetSource<T>,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await executor.delete(table).where(and(eq(table.projectId, projectId), notInArray(table.id, ids)));
  if (rows.length === 0) return;
  const kept = await executor
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target: table.id, set, setWhere: eq(table.projectId, projectId) })
    .returning({ id: table.id });
  if (kept.length < rows.length) throw new IdTaken('A role or milestone has the id of one of another project.');
}

/** Keeps the last dates that milestones had before a change, for the readers of a published project. */
export async function keepEarlierDates(executor: Executor, plan: PlanFields, before: PlanFields, changedAt: Date): Promise<void> {
  const dates = new Map(plan.milestones.map(({ id, dueOn }) => [id, dueOn]));
  const moved = before.milestones.filter(({ id, dueOn }) => dates.has(id) && dates.get(id) !== dueOn);
  if (moved.length === 0) return;
  await executor.insert(projectMilestoneDates).values(moved.map(({ id, dueOn }) => ({ milestoneId: id, changedAt, dueOn })));
  const { milestoneId, changedAt: keptAt } = projectMilestoneDates;
  const movedIds = moved.map(({ id }) => id);
  await executor.delete(projectMilestoneDates).where(
    and(
      inArray(milestoneId, movedIds),
      sql`${keptAt} < (select d.changed_at from ${projectMilestoneDates} d where d.milestone_id = ${milestoneId}
        order by d.changed_at desc offset ${shownEarlierDates - 1} limit 1)`,
    ),
  );
}
