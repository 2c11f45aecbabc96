import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { profiles } from '../profiles/tables.ts';
import { projectAdmissions } from './admissions/tables.ts';
import { endFollowsOf } from './follows/commands.ts';
import { projectFollows } from './follows/tables.ts';
import { projectInterests } from './interests/tables.ts';
import { projectMembers } from './members/tables.ts';
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
import { projectDocuments } from './project-documents/tables.ts';
import { projectQuestions } from './questions/tables.ts';
import { projectColumns, projectRaises, projectRoles, projects } from './tables.ts';

const parts = {
  raises: projectRaises,
  roles: projectRoles,
  documents: projectDocuments,
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

/**
 * A person's projects, drafts and withdrawn ones included, what they are to those of others, and what they ask and answer.
 * All go with the profile, their files with the uploads.
 */
export const projectsPersonalData: PersonalData = {
  name: 'projecten',

  async exportPersonalData(tx, personId) {
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, personId));
    const milestones = tx.select({ id: projectMilestones.id }).from(projectMilestones).where(inArray(projectMilestones.projectId, own));
    const exported: Record<string, unknown> = {
      projects: rowsOf(tx, {
        from: projects,
        columns: projectColumns,
        where: eq(projects.ownerId, personId),
        orderBy: [asc(projects.createdAt), asc(projects.id)],
      }),
      access: rowsOf(tx, { from: projectAdmissions, where: eq(projectAdmissions.personId, personId) }),
      teams: rowsOf(tx, { from: projectMembers, where: eq(projectMembers.personId, personId) }),
      interests: rowsOf(tx, { from: projectInterests, where: eq(projectInterests.personId, personId) }),
      earlierDates: rowsOf(tx, { from: projectMilestoneDates, where: inArray(projectMilestoneDates.milestoneId, milestones) }),
    };
    const isFollower = eq(projectFollows.personId, personId);
    exported.follows = rowsOf(tx, { from: projectFollows, where: isFollower, orderBy: [asc(projectFollows.createdAt)] });
    const { id, answer, answeredAt } = projectQuestions;
    exported.questions = rowsOf(tx, { from: projectQuestions, where: eq(projectQuestions.askerId, personId), orderBy: [asc(id)] });
    // The questions of others stay theirs; the answers are the person's own.
    const isAnswered = and(inArray(projectQuestions.projectId, own), isNotNull(answeredAt));
    const columns = { questionId: id, answer, answeredAt };
    exported.answers = rowsOf(tx, { from: projectQuestions, columns, where: isAnswered, orderBy: [asc(id)] });
    for (const [name, table] of Object.entries(parts)) {
      exported[name] = rowsOf(tx, { from: table, where: inArray(table.projectId, own), orderBy: [asc(table.projectId)] });
    }
    return exported;
  },

  async erasePersonalData(tx, _services, personId) {
    // A follow that is sent at this moment waits for this row, and then finds no person.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('update');
    await endFollowsOf(tx, personId);
  },
};
