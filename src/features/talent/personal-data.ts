import { asc, eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { talentInvitations } from './invitations/tables.ts';
import { savedTalents } from './saved/tables.ts';

/** The talents whom a person saved, with their notes, and the invitations that they sent and got. They go with the profile. */
export const talentPersonalData: PersonalData = {
  name: 'talent',

  async exportPersonalData(tx, personId) {
    const { inviterId, personId: invitedId, id } = talentInvitations;
    const isInvolved = or(eq(inviterId, personId), eq(invitedId, personId));
    return {
      saved: rowsOf(tx, { from: savedTalents, where: eq(savedTalents.personId, personId), orderBy: [asc(savedTalents.savedAt)] }),
      invitations: rowsOf(tx, { from: talentInvitations, where: isInvolved, orderBy: [asc(id)] }),
    };
  },
};
