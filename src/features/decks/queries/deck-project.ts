import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { profiles } from '../../profiles/tables.ts';
import { shownEarlierDates } from '../../projects/milestones/policy.ts';
import { projectMilestoneDates, projectMilestones } from '../../projects/milestones/tables.ts';
import { readOwnProject } from '../../projects/own/queries.ts';
import { projectZone } from '../../projects/policy.ts';
import { projectRoles, projects } from '../../projects/tables.ts';
import { ownerNameOf } from '../../projects/texts.ts';
import type { DeckProject } from '../facts/policy/deck-project.ts';
import type { ShownPicture } from '../pages/documents/content.ts';

export type DeckSource = {
  ownerId: string;
  project: DeckProject;
  logo: ShownPicture | null;
  picture: ShownPicture | null;
};

const dayIn = (instant: Date) => dayOf(instant.toISOString(), projectZone);

/** A project as its deck reads it; `changedAt` is the last change of the deck itself. Null without such a project. */
export async function readDeckSource(executor: Executor, projectId: string, changedAt: Date): Promise<DeckSource | null> {
  const [row] = await executor
    .select({
      ownerId: projects.ownerId,
      raisedStatedAt: projects.raisedStatedAt,
      updatedAt: projects.updatedAt,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
    })
    .from(projects)
    .innerJoin(profiles, eq(profiles.id, projects.ownerId))
    .where(eq(projects.id, projectId));
  const own = row && (await readOwnProject(executor, row.ownerId, projectId));
  if (row === undefined || !own) return null;
  const { status, fields, raisedAmount, image, logo } = own;
  return {
    ownerId: row.ownerId,
    project: {
      status,
      fields,
      filledRoles: await listFilledRoles(executor, projectId),
      raisedAmount,
      raisedOn: row.raisedStatedAt && dayIn(row.raisedStatedAt),
      earlierDates: await readEarlierDates(executor, projectId),
      ownerName: ownerNameOf(row),
      versionOn: dayIn(row.updatedAt > changedAt ? row.updatedAt : changedAt),
    },
    logo: logo && { picture: logo, alt: `Logo van ${fields.companyName || fields.title}` },
    picture: image && { picture: image, alt: fields.imageAlt },
  };
}

async function listFilledRoles(executor: Executor, projectId: string): Promise<string[]> {
  const filled = and(eq(projectRoles.projectId, projectId), projectRoles.isFilled);
  const rows = await executor.select({ id: projectRoles.id }).from(projectRoles).where(filled);
  return rows.map(({ id }) => id);
}

/** The dates that milestones of a project had before, as many as its page shows, by the id of the milestone, the last one first. */
async function readEarlierDates(executor: Executor, projectId: string): Promise<Record<string, string[]>> {
  const { milestoneId, dueOn, changedAt } = projectMilestoneDates;
  const last = executor
    .select({ dueOn, changedAt })
    .from(projectMilestoneDates)
    .where(eq(milestoneId, projectMilestones.id))
    .orderBy(desc(changedAt))
    .limit(shownEarlierDates)
    .as('last');
  const rows = await executor
    .select({ id: projectMilestones.id, dates: sql<string[]>`array_agg(${last.dueOn}::text order by ${last.changedAt} desc)` })
    .from(projectMilestones)
    .crossJoinLateral(last)
    .where(eq(projectMilestones.projectId, projectId))
    .groupBy(projectMilestones.id);
  return Object.fromEntries(rows.map(({ id, dates }) => [id, dates]));
}
