import { setImmediate as othersTurn } from 'node:timers/promises';
import ical, {
  foldLines,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEvent,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Settings } from '../../../platform/server/settings.ts';
import type { MeetingStatus } from '../policy.ts';

/*
 * iCalendar for other calendar programs (RFC 5545 and 5546). Times are in UTC, which needs no description of zones and
 * stays right when clocks change.
 */

type Site = Pick<Settings, 'appName' | 'appUrl' | 'mailFrom'>;

/** A meeting's fields in a calendar. */
type CalendarEvent = {
  id: string;
  title: string;
  description?: string | null;
  location?: string | null;
  startTime: Date;
  endTime: Date;
  status: MeetingStatus;
  sequence: number;
  updatedAt: Date;
};

const statuses: Record<MeetingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The participation of the invited person. */
const participations: Record<MeetingStatus, ICalAttendeeStatus> = {
  pending: ICalAttendeeStatus.NEEDSACTION,
  confirmed: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  cancelled: ICalAttendeeStatus.NEEDSACTION,
};

function eventOf({ appUrl }: Site, event: CalendarEvent, description: string): ICalEventData {
  return {
    id: `${event.id}@${new URL(appUrl).hostname}`,
    sequence: event.sequence,
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    start: event.startTime,
    end: event.endTime,
    summary: event.title,
    // iCalendar text allows no control characters (RFC 5545, section 3.3.11).
    description: description.replaceAll(/[\p{Cc}--[\n\t]]/gv, ''),
    location: event.location ?? null,
    url: `${appUrl}/agenda?meeting=${event.id}`,
    status: statuses[event.status],
    transparency: event.status === 'declined' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

function calendarOf({ appName }: Site, method: ICalCalendarMethod) {
  return ical({ prodId: { company: appName, product: 'Agenda', language: 'NL' }, method });
}

/** The address in 'Kiem <post@kiem.be>', or an address alone. */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
}

type Invited = { organizerName: string; to: { name: string; email: string } };

/**
 * The iCalendar part of an invitation, a change or a cancellation. It names Kiem's own address as organizer and the
 * recipient as the only attendee, so neither person learns the other's address. It requests no answer by mail: the mail
 * has links for that.
 */
export function invitationCalendar(site: Site, event: CalendarEvent, { organizerName, to }: Invited, description: string): string {
  const isCancelled = event.status === 'cancelled';
  const calendar = calendarOf(site, isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    ...eventOf(site, event, description),
    organizer: { name: organizerName, email: addressOf(site.mailFrom) },
    attendees: [{ ...to, rsvp: false, role: ICalAttendeeRole.REQ, status: participations[event.status] }],
  });
  return calendar.toString();
}

/** The most characters of a description in an agenda; the meeting's page has the rest. */
export const shownCharacters = 500;

/** So many events are written before others get the main thread: a few milliseconds, whatever their texts. */
const eventsInARow = 10;

/** A person's whole agenda, for programs that read it at its private address. Written in parts: a long one takes a tenth of a second. */
export async function agendaCalendar(site: Site, events: (CalendarEvent & { withName: string })[]): Promise<string> {
  const calendar = calendarOf(site, ICalCalendarMethod.PUBLISH);
  calendar.name(`${site.appName} agenda`);
  calendar.ttl(3600);
  const [head = '', end = ''] = calendar.toString().split(/(?=END:VCALENDAR)/);
  const parts = [head];
  for (const [place, event] of events.entries()) {
    if (place > 0 && place % eventsInARow === 0) await othersTurn();
    const lines = [`Met ${event.withName}`, ...shortened(site, event)];
    const written = new ICalEvent(eventOf(site, event, lines.join('\n\n')), calendar);
    parts.push(foldLines(written.toString()));
  }
  return [...parts, end].join('');
}

/** The description, or its beginning with the way to the rest. */
function shortened({ appUrl }: Site, { id, description }: CalendarEvent): string[] {
  if (description == null) return [];
  const characters = [...description];
  if (characters.length <= shownCharacters) return [description];
  return [`${characters.slice(0, shownCharacters).join('').trimEnd()}…`, `Verder lezen: ${appUrl}/agenda?meeting=${id}`];
}
