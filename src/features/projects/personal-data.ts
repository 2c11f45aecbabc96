import { asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { projectMilestoneDates, projectMilestones } from './milestones/tables.ts';
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
} from './plan/tables.ts';
import { projectColumns, projectRaises, projectRoles, projects } from './tables.ts';

const parts = {
  raises: projectRaises,
  roles: projectRoles,
  plans: projectPlans,
  features: projectFeatures,
  markets: projectMarkets,
  prices: projectPrices,
  channels: projectChannels,
  metrics: projectMetrics,
  competitors: projectCompetitors,
  team: projectTeam,
  milestones: projectMilestones,
  years: projectYears,
  uses: projectUses,
} satisfies Record<string, PgTable & { projectId: PgColumn }>;

/** A person's projects, drafts and withdrawn ones included. They go with the profile, their pictures with the uploads. */
export const projectsPersonalData: PersonalData = {
  name: 'projecten',

  async exportPersonalData(executor, personId) {
    const own = executor.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, personId));
    const milestones = executor
      .select({ id: projectMilestones.id })
      .from(projectMilestones)
      .where(inArray(projectMilestones.projectId, own));
    const exported: Record<string, unknown> = {
      projects: await executor
        .select(projectColumns)
        .from(projects)
        .where(eq(projects.ownerId, personId))
        .orderBy(asc(projects.createdAt), asc(projects.id)),
      earlierDates: await executor.select().from(projectMilestoneDates).where(inArray(projectMilestoneDates.milestoneId, milestones)),
    };
    for (const [name, table] of Object.entries(parts)) {
      exported[name] = await executor.select().from(table).where(inArray(table.projectId, own)).orderBy(asc(table.projectId));
    }
    return exported;
  },
};
