import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { savedSearches } from './tables.ts';

/** The searches that a person saved. They go with the profile. */
export const savedSearchesPersonalData: PersonalData = {
  name: 'zoekopdrachten',

  async exportPersonalData(executor, personId) {
    return {
      searches: await executor.select().from(savedSearches).where(eq(savedSearches.personId, personId)).orderBy(asc(savedSearches.id)),
    };
  },
};
