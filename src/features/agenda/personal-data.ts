import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { endMeetings } from './commands/end-meetings.ts';
import { calendarFeeds, meetings } from './tables.ts';

/** A person's meetings, as organizer or participant. Deleting the account erases them and mails the other person. */
export const agendaPersonalData: PersonalData = {
  name: 'agenda',

  async exportPersonalData(tx, personId) {
    const own = or(eq(meetings.organizerId, personId), eq(meetings.participantId, personId));
    return {
      meetings: rowsOf(tx, { from: meetings, where: own, orderBy: [meetings.startTime] }),
      calendarAddress: rowsOf(tx, { from: calendarFeeds, where: eq(calendarFeeds.personId, personId) }),
    };
  },

  async erasePersonalData(tx, services, personId) {
    await endMeetings(tx, services, personId);
    await tx.delete(meetings).where(or(eq(meetings.organizerId, personId), eq(meetings.participantId, personId)));
  },
};
