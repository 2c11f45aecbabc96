import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { dismissals, suggestionRuns, suggestions } from './tables.ts';

export const networkPersonalData: PersonalData = {
  name: 'suggesties',

  async exportPersonalData(executor, personId) {
    return {
      suggestions: await executor.select().from(suggestions).where(eq(suggestions.personId, personId)),
      prepared: await executor.select().from(suggestionRuns).where(eq(suggestionRuns.personId, personId)),
      dismissals: await executor.select().from(dismissals).where(eq(dismissals.personId, personId)).orderBy(dismissals.createdAt),
    };
  },
};
