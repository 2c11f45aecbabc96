import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
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
export type CalendarEvent = {
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

/** A person's whole agenda, for programs that read it at its private address. */
export function agendaCalendar(site: Site, events: (CalendarEvent & { withName: string })[]): string {
  const calendar = calendarOf(site, ICalCalendarMethod.PUBLISH);
  calendar.name(`${site.appName} agenda`);
  calendar.ttl(3600);
  for (const event of events) {
    const lines = [`Met ${event.withName}`, ...(event.description == null ? [] : [event.description])];
    calendar.createEvent(eventOf(site, event, lines.join('\n\n')));
  }
  return calendar.toString();
}
