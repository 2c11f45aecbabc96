import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { modelAgreements } from '../tables.ts';

/** The language models to which a person agreed that texts of their projects go. They go with the profile. */
export const modelPersonalData: PersonalData = {
  name: 'taalmodel',

  async exportPersonalData(executor, personId) {
    return {
      agreements: await executor
        .select()
        .from(modelAgreements)
        .where(eq(modelAgreements.personId, personId))
        .orderBy(asc(modelAgreements.agreedAt)),
    };
  },
};
