import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { presencePreferences } from './tables.ts';

export const presencePersonalData: PersonalData = {
  name: 'aanwezigheid',

  async exportPersonalData(executor, personId) {
    return { preferences: await executor.select().from(presencePreferences).where(eq(presencePreferences.personId, personId)) };
  },
};
