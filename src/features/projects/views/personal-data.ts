import { eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { projects } from '../tables.ts';
import { projectLookers, projectViews } from './tables.ts';

/** The projects that a person looked at today, and how many looked at theirs. The former go with the profile, the latter with the projects. */
export const projectViewsPersonalData: PersonalData = {
  name: 'bekeken-projecten',

  async exportPersonalData(executor, personId) {
    const own = executor.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, personId));
    return {
      looks: await executor.select().from(projectLookers).where(eq(projectLookers.personId, personId)),
      views: await executor.select().from(projectViews).where(inArray(projectViews.projectId, own)),
    };
  },
};
