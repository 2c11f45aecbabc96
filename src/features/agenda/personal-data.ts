import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { endMeetings } from './commands/cancel-meeting.ts';
import { calendarFeeds, meetings } from './tables.ts';

/** A person's meetings, as organizer or participant. Deleting the account erases them and mails the other person. */
export const agendaPersonalData: PersonalData = {
  name: 'agenda',

  async exportPersonalData(executor, personId) {
    const own = or(eq(meetings.organizerId, personId), eq(meetings.participantId, personId));
    return {
      meetings: await executor.select().from(meetings).where(own).orderBy(meetings.startTime),
      calendarAddress: await executor.select().from(calendarFeeds).where(eq(calendarFeeds.personId, personId)),
    };
  },

  async erasePersonalData(tx, services, personId) {
    await endMeetings(tx, services, personId);
    await tx.delete(meetings).where(or(eq(meetings.organizerId, personId), eq(meetings.participantId, personId)));
  },
};
