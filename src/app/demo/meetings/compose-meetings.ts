import type { meetings } from '../../../features/agenda/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { addDays, dayOf, instantAt } from '../../../platform/zoned-time.ts';
import type { DemoConnection } from '../connections/compose-connections.ts';

type DemoMeeting = typeof meetings.$inferInsert;

type Plan = Pick<DemoMeeting, 'title' | 'meetingType' | 'location' | 'description' | 'status'> & {
  /** Days from today, in Brussels time. */
  day: number;
  from: string;
  to: string;
  by: 'me' | 'other';
  reason?: string;
};

const zone = 'Europe/Brussels';

/** The meetings of each demo account, past and future, each with another of their connections. */
const plans: Plan[] = [
  {
    day: -6,
    from: '14:00',
    to: '15:00',
    by: 'me',
    title: 'Kennismaking',
    meetingType: 'in-person',
    location: 'Koffiebar Plein',
    status: 'confirmed',
  },
  { day: -2, from: '11:00', to: '11:30', by: 'other', title: 'Bellen over de offerte', meetingType: 'phone', status: 'confirmed' },
  {
    ...{ day: 1, from: '09:30', to: '10:30', by: 'other', title: 'Koffie en cijfers', meetingType: 'in-person', status: 'pending' },
    location: 'Grote Markt 12, Antwerpen',
    description: 'Ik neem het overzicht van de kosten mee. Heb jij de planning van het voorjaar?',
  },
  {
    day: 1,
    from: '10:00',
    to: '11:00',
    by: 'me',
    title: 'Proefversie bekijken',
    meetingType: 'online',
    location: null,
    status: 'confirmed',
  },
  { day: 2, from: '16:00', to: '16:45', by: 'me', title: 'Samen de pitch oefenen', meetingType: 'online', status: 'pending' },
  {
    ...{
      day: 4,
      from: '13:00',
      to: '15:00',
      by: 'other',
      title: 'Rondleiding in het atelier',
      meetingType: 'in-person',
      status: 'confirmed',
    },
    location: 'Kanaaldok 8, Gent',
  },
  {
    ...{ day: 5, from: '09:00', to: '09:30', by: 'me', title: 'Voortgang bespreken', meetingType: 'phone', status: 'declined' },
    reason: 'Die ochtend zit ik op de trein. Kan het na de middag?',
  },
  {
    day: 9,
    from: '19:30',
    to: '22:00',
    by: 'other',
    title: 'Netwerkavond makers',
    meetingType: 'in-person',
    location: 'De Loods, Mechelen',
    status: 'confirmed',
  },
  { day: 12, from: '12:00', to: '13:00', by: 'me', title: 'Lunch met een mentor', meetingType: 'in-person', status: 'pending' },
];

/** Composes the meetings of the demo around this moment. */
export function composeMeetings(connections: DemoConnection[], signIns: string[], now: Date): DemoMeeting[] {
  const today = dayOf(now.toISOString(), zone);
  return signIns.flatMap((meId) => {
    const known = connections
      .filter(({ lowId, highId, status }) => status === 'accepted' && (lowId === meId || highId === meId))
      .map(({ lowId, highId }) => (lowId === meId ? highId : lowId))
      .filter((id) => !signIns.includes(id));
    return plans.flatMap(({ day, from, to, by, ...details }, place) => {
      const otherId = known[place % Math.max(1, known.length)];
      const [startTime, endTime] = [from, to].map((clock) => instantAt(addDays(today, day), clock, zone));
      if (otherId === undefined || startTime == null || endTime == null) return [];
      const [organizerId, participantId] = by === 'me' ? [meId, otherId] : [otherId, meId];
      const createdAt = new Date(Math.min(now.getTime(), Date.parse(startTime)) - 3 * 86_400_000);
      const times = { startTime: new Date(startTime), endTime: new Date(endTime), createdAt, updatedAt: createdAt };
      return [{ id: newId(), organizerId, participantId, ...details, ...times }];
    });
  });
}
