import type { AskedSql, Kind, Notice, Notices, Told } from '../notifications/policy.ts';

export type MeetingKind = Extract<Kind, `meeting-${string}`>;

declare module '../notifications/policy.ts' {
  interface NoticeDetails extends Record<MeetingKind, { meetingId: string; title: string }> {}
}

/** The agenda sends its own mails, because they carry the meeting as a calendar file. */
const aboutMeeting = {
  hasOwnMails: true,
  place: ({ meetingId, title }: { meetingId: string; title: string }) => ({
    subjectId: meetingId,
    actionUrl: `/agenda?meeting=${meetingId}`,
    quote: title,
  }),
} as const;

/** A kind whose message names the other person and the meeting. */
function notice(title: string, message: (name: string, meeting: string) => string, type: Notice['type'] = 'info') {
  const text = ({ names: [name = ''], excerpt }: Told) => ({ title, message: message(name, excerpt) });
  return { ...aboutMeeting, type, text };
}

const instantSql = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An invitation asks until the meeting begins, in the version that is valid now. */
const askSql = ({ subject, reader, now }: AskedSql) => `
  select json_build_object('about', 'meeting', 'meetingId', m.id, 'sequence', m.sequence,
    'startTime', ${instantSql('m.start_time')}, 'endTime', ${instantSql('m.end_time')},
    'state', case m.status when 'pending' then 'open' when 'confirmed' then 'accepted' else 'declined' end)
  from meetings m where m.id = ${subject} and m.participant_id = ${reader}
    and (m.status in ('confirmed', 'declined') or (m.status = 'pending' and m.start_time > ${now}))`;

export const agendaNotices: Notices<MeetingKind> = {
  kinds: {
    'meeting-invited': { ...notice('Nieuwe uitnodiging', (name, meeting) => `${name} nodigt je uit voor “${meeting}”.`), askSql },
    'meeting-moved': {
      ...notice('Meeting verplaatst', (name, meeting) => `${name} heeft “${meeting}” verplaatst. Laat weten of het past.`),
      askSql,
    },
    'meeting-changed': notice('Meeting gewijzigd', (name, meeting) => `${name} heeft “${meeting}” aangepast.`),
    'meeting-cancelled': notice('Meeting geannuleerd', (name, meeting) => `${name} heeft “${meeting}” geannuleerd.`, 'warning'),
    'meeting-confirmed': notice('Uitnodiging geaccepteerd', (name, meeting) => `${name} komt naar “${meeting}”.`),
    'meeting-declined': notice('Uitnodiging afgewezen', (name, meeting) => `${name} kan niet naar “${meeting}”.`, 'warning'),
    'meeting-tomorrow': notice('Herinnering', (name, meeting) => `“${meeting}” met ${name} begint binnen een dag.`),
    'meeting-soon': notice('Herinnering', (name, meeting) => `“${meeting}” met ${name} begint zo.`),
  },
  preferences: {
    meeting: { label: 'Uitnodigingen en wijzigingen van meetings', channel: 'mail' },
    'meeting-answer': { label: 'Antwoorden op je uitnodigingen', channel: 'mail' },
    'meeting-tomorrow': { label: 'Herinnering een dag voor een meeting', channel: 'mail' },
    'meeting-soon': { label: 'Herinnering 15 minuten voor een meeting', channel: 'app' },
  },
};
