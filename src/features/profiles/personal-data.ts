import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { profileColumns, profileEntries, profiles } from './tables.ts';
import { talentColumns, talentProfiles } from './talent/tables.ts';
import { monthOf } from './view/entry-days.ts';

export const profilesPersonalData: PersonalData = {
  name: 'profiel',

  async exportPersonalData(executor, personId) {
    const [profile] = await executor.select(profileColumns).from(profiles).where(eq(profiles.id, personId));
    const [talentProfile] = await executor.select(talentColumns).from(talentProfiles).where(eq(talentProfiles.personId, personId));
    const entries = await executor.select().from(profileEntries).where(eq(profileEntries.profileId, personId));
    return {
      profile,
      entries: entries.map(({ fromMonth, toMonth, ...entry }) => ({ ...entry, fromMonth: monthOf(fromMonth), toMonth: monthOf(toMonth) })),
      talentProfile: talentProfile ?? null,
    };
  },
};
