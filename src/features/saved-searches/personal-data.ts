import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { savedSearches } from './tables.ts';

/** The searches that a person saved. They go with the profile. */
export const savedSearchesPersonalData: PersonalData = {
  name: 'zoekopdrachten',

  async exportPersonalData(tx, personId) {
    return {
      searches: rowsOf(tx, { from: savedSearches, where: eq(savedSearches.personId, personId), orderBy: [asc(savedSearches.id)] }),
    };
  },
};
