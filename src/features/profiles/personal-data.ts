import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { profileEntries, profiles, talentColumns, talentProfiles } from './tables.ts';

export const profilesPersonalData: PersonalData = {
  name: 'profiel',

  async exportPersonalData(executor, personId) {
    const [profile] = await executor.select().from(profiles).where(eq(profiles.id, personId));
    const [talentProfile] = await executor.select(talentColumns).from(talentProfiles).where(eq(talentProfiles.personId, personId));
    return {
      profile,
      entries: await executor.select().from(profileEntries).where(eq(profileEntries.profileId, personId)),
      talentProfile: talentProfile ?? null,
    };
  },
};
