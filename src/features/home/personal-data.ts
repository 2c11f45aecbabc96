import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { firstStepsDismissals } from './tables.ts';

export const homePersonalData: PersonalData = {
  name: 'startpagina',

  async exportPersonalData(executor, personId) {
    return { firstStepsDismissed: await executor.select().from(firstStepsDismissals).where(eq(firstStepsDismissals.personId, personId)) };
  },
};
