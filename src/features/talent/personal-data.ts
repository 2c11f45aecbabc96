import { asc, eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { talentInvitations } from './invitations/tables.ts';
import { savedTalents } from './saved/tables.ts';

/** The talents whom a person saved, with their notes, and the invitations that they sent and got. They go with the profile. */
export const talentPersonalData: PersonalData = {
  name: 'talent',

  async exportPersonalData(executor, personId) {
    const { inviterId, personId: invitedId, id } = talentInvitations;
    const invitations = executor.select().from(talentInvitations);
    return {
      saved: await executor.select().from(savedTalents).where(eq(savedTalents.personId, personId)).orderBy(asc(savedTalents.savedAt)),
      invitations: await invitations.where(or(eq(inviterId, personId), eq(invitedId, personId))).orderBy(asc(id)),
    };
  },
};
