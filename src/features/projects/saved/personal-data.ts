import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { rowsOf } from '../../../platform/server/rows-of.ts';
import { savedProjects } from './tables.ts';

/** The projects that a person saved, with their stages and notes. They go with the profile. */
export const savedProjectsPersonalData: PersonalData = {
  name: 'bewaarde-projecten',

  async exportPersonalData(tx, personId) {
    return {
      saved: rowsOf(tx, { from: savedProjects, where: eq(savedProjects.personId, personId), orderBy: [asc(savedProjects.savedAt)] }),
    };
  },
};
