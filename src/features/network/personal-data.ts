import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { dismissals, suggestionRuns, suggestions } from './tables.ts';

export const networkPersonalData: PersonalData = {
  name: 'suggesties',

  async exportPersonalData(tx, personId) {
    return {
      suggestions: rowsOf(tx, { from: suggestions, where: eq(suggestions.personId, personId) }),
      prepared: rowsOf(tx, { from: suggestionRuns, where: eq(suggestionRuns.personId, personId) }),
      dismissals: rowsOf(tx, { from: dismissals, where: eq(dismissals.personId, personId), orderBy: [dismissals.createdAt] }),
    };
  },
};
