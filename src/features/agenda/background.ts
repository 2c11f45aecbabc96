import { createElement } from 'react';
import * as z from 'zod';
import type { MailAction } from '../../platform/server/mail/layout.tsx';
import type { MailCalendar } from '../../platform/server/mail/mailer.ts';
import { renderMail } from '../../platform/server/mail/render.ts';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { unsubscribeUrl } from '../notifications/tokens/unsubscribe-link.ts';
import type { PersonSummary } from '../profiles/contract.ts';
import { invitationCalendar } from './documents/calendar.ts';
import { MeetingMail, type ToldMeeting } from './mails/meeting-mail.tsx';
import { agendaNotices } from './notices.ts';
import { invitationUrl } from './queries/invitation-link.ts';
import { findInviter } from './queries/inviter.ts';
import { findMailedMeeting, findRecipient, type MailedMeeting } from './queries/mailed-meeting.ts';

type MeetingMailing = {
  taskId: string;
  to: { id: string; email: string };
  preference: keyof typeof agendaNotices.preferences;
  subject: string;
  title: string;
  news: string;
  meeting: ToldMeeting;
  quote?: { from: string; text: string };
  action: MailAction;
  calendar?: MailCalendar;
};

async function mail(services: Services, { taskId, to, preference, subject, calendar, ...content }: MeetingMailing): Promise<void> {
  const { settings, mailer } = services;
  const url = unsubscribeUrl(services, to.id, preference);
  const reason = `Je krijgt deze mail omdat je bij ${settings.appName} meteen mails krijgt over: ${agendaNotices.preferences[preference].label.toLowerCase()}.`;
  const layout = { appName: settings.appName, appUrl: settings.appUrl, reason, unsubscribeUrl: url };
  const body = await renderMail(createElement(MeetingMail, { ...layout, ...content }));
  await mailer.send({ id: taskId, to: to.email, subject, ...body, unsubscribeUrl: url, ...(calendar === undefined ? {} : { calendar }) });
}

/** The facts of a meeting for a mail, with times in the reader's zone. */
function told({ title, startTime, endTime, meetingType, location, description }: MailedMeeting, timeZone: string): ToldMeeting {
  return { title, startTime: startTime.toISOString(), endTime: endTime.toISOString(), timeZone, meetingType, location, description };
}

const inAgenda = ({ appUrl }: Services['settings'], meetingId: string) => ({
  label: 'Bekijken in je agenda',
  url: `${appUrl}/agenda?meeting=${meetingId}`,
});

/** 'Anna Peeters, Zaakvoerder bij Bakkerij Peeters,'; the name alone for readers who see no more of them. */
function introOf(name: string, { jobTitle, company }: Pick<PersonSummary, 'jobTitle' | 'company'>): string {
  const work = [jobTitle, company].filter((part) => part !== '').join(' bij ');
  return work === '' ? name : `${name}, ${work},`;
}

/** Mails an invitation or a change, until the meeting begins. Reads it when the task runs, so that a late mail isn't outdated. */
export const sendInvitation = defineTask({
  name: 'agenda.send-invitation',
  input: z.object({
    meetingId: z.uuid(),
    /** Its cause. Tasks queued before it was added have none. */
    kind: z.enum(['meeting-invited', 'meeting-moved', 'meeting-changed']).optional(),
  }),
  async run(services: Services, { meetingId, kind }, taskId) {
    const meeting = await findMailedMeeting(services.db, meetingId);
    if (meeting === null || meeting.status === 'cancelled' || meeting.startTime <= services.clock.now()) return;
    const { organizer, participant, title, sequence } = meeting;
    const inviter = await findInviter(services.db, meeting);
    if (inviter === null) return;
    const url = invitationUrl(services, meeting);
    const answers: MailAction = {
      label: 'Accepteren',
      url: invitationUrl(services, meeting, 'confirmed'),
      other: { label: 'Afwijzen', url: invitationUrl(services, meeting, 'declined'), copied: url },
    };
    const description = [...(meeting.description === null ? [] : [meeting.description]), `Antwoorden: ${url}`].join('\n\n');
    const content = invitationCalendar(services.settings, meeting, { organizerName: organizer.name, to: participant }, description);
    const isFirst = kind === undefined ? sequence === 0 : kind === 'meeting-invited';
    const asks = meeting.status === 'pending';
    await mail(services, {
      taskId,
      to: participant,
      preference: 'meeting',
      subject: `${isFirst ? 'Uitnodiging van' : 'Gewijzigd door'} ${organizer.name}: ${title}`,
      title: isFirst ? 'Je bent uitgenodigd' : 'Een meeting is gewijzigd',
      news: isFirst
        ? `${introOf(organizer.name, inviter)} nodigt je uit voor een meeting.`
        : `${organizer.name} heeft een meeting met je gewijzigd.`,
      meeting: told(meeting, participant.timeZone),
      action: asks ? answers : inAgenda(services.settings, meetingId),
      calendar: { method: 'REQUEST', content },
    });
  },
});

/** Mails a cancellation. Its input carries the facts: the meeting may have been deleted with its organizer's account. */
export const sendCancellation = defineTask({
  name: 'agenda.send-cancellation',
  input: z.object({
    personId: z.uuid(),
    meetingId: z.uuid(),
    isInvited: z.boolean(),
    title: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    sequence: z.int(),
    reason: z.string(),
  }),
  async run(services: Services, { personId, meetingId, isInvited, reason, ...meeting }, taskId) {
    const recipient = await findRecipient(services.db, personId);
    if (recipient === null) return;
    const { settings, clock } = services;
    const [startTime, endTime] = [new Date(meeting.startTime), new Date(meeting.endTime)];
    const event = { ...meeting, id: meetingId, startTime, endTime, status: 'cancelled' as const, updatedAt: clock.now() };
    // The participant learns who cancels, unless a block or a departure did: then neither may see the other any more.
    const found = isInvited ? await findMailedMeeting(services.db, meetingId) : null;
    const organizer = found?.organizer.name;
    const invited = { organizerName: organizer ?? settings.appName, to: { name: '', email: recipient.email } };
    await mail(services, {
      taskId,
      to: { id: personId, email: recipient.email },
      preference: 'meeting',
      subject: `Geannuleerd: ${meeting.title}`,
      title: 'Deze meeting gaat niet door',
      news: organizer === undefined ? 'Een meeting in je agenda is geannuleerd.' : `${organizer} heeft deze meeting met je geannuleerd.`,
      meeting: { ...meeting, timeZone: recipient.timeZone },
      quote: { from: 'Reden', text: reason },
      action: { label: 'Naar je agenda', url: `${settings.appUrl}/agenda` },
      ...(isInvited ? { calendar: { method: 'CANCEL', content: invitationCalendar(settings, event, invited, '') } } : {}),
    });
  },
});

/** Mails the organizer the answer as it is when the task runs. */
export const sendAnswer = defineTask({
  name: 'agenda.send-answer',
  input: z.object({ meetingId: z.uuid() }),
  async run(services: Services, { meetingId }, taskId) {
    const meeting = await findMailedMeeting(services.db, meetingId);
    if (meeting === null || (meeting.status !== 'confirmed' && meeting.status !== 'declined')) return;
    const { organizer, participant, title, reason } = meeting;
    const comes = meeting.status === 'confirmed';
    await mail(services, {
      taskId,
      to: organizer,
      preference: 'meeting-answer',
      subject: `${comes ? 'Bevestigd' : 'Afgewezen'}: ${title}`,
      title: comes ? 'Je uitnodiging is geaccepteerd' : 'Je uitnodiging is afgewezen',
      news: comes ? `${participant.name} komt naar je meeting.` : `${participant.name} kan niet naar je meeting komen.`,
      meeting: told(meeting, organizer.timeZone),
      quote: { from: participant.name, text: reason },
      action: inAgenda(services.settings, meetingId),
    });
  },
});

/** Mails one person a reminder, unless the meeting was called off or has begun by then. */
export const sendReminder = defineTask({
  name: 'agenda.send-reminder',
  input: z.object({ meetingId: z.uuid(), personId: z.uuid(), kind: z.enum(['meeting-tomorrow', 'meeting-soon']) }),
  async run(services: Services, { meetingId, personId, kind }, taskId) {
    const meeting = await findMailedMeeting(services.db, meetingId);
    if (meeting === null || meeting.startTime <= services.clock.now()) return;
    if (meeting.status !== 'pending' && meeting.status !== 'confirmed') return;
    const [person, other] =
      personId === meeting.organizerId ? [meeting.organizer, meeting.participant] : [meeting.participant, meeting.organizer];
    await mail(services, {
      taskId,
      to: person,
      preference: kind,
      subject: `Herinnering: ${meeting.title}`,
      title: kind === 'meeting-soon' ? 'Je meeting begint zo' : 'Je hebt binnenkort een meeting',
      news: `Je hebt een meeting met ${other.name}.`,
      meeting: told(meeting, person.timeZone),
      action: inAgenda(services.settings, meetingId),
    });
  },
});
