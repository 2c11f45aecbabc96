import type { Kind, Notice, Notices, PreferenceKind, Told } from '../notifications/policy.ts';

export type MeetingKind = Extract<Kind, `meeting-${string}`>;
type MeetingPreference = 'meeting' | 'meeting-answer' | 'meeting-tomorrow' | 'meeting-soon';

declare module '../notifications/policy.ts' {
  interface NoticeDetails extends Record<MeetingKind, { meetingId: string; title: string }> {}
}

/** The mails are the agenda's own: they carry the meeting as a calendar file. */
const aboutMeeting = {
  hasOwnMails: true,
  place: ({ meetingId, title }: { meetingId: string; title: string }) => ({
    subjectId: meetingId,
    actionUrl: `/agenda?meeting=${meetingId}`,
    quote: title,
  }),
} as const;

/** A kind whose message names the other person and the meeting. */
function notice(
  preference: PreferenceKind & MeetingPreference,
  title: string,
  message: (name: string, meeting: string) => string,
  type: Notice['type'] = 'info',
) {
  const text = ({ names: [name = ''], excerpt }: Told) => ({ title, message: message(name, excerpt) });
  return { ...aboutMeeting, type, preference, text };
}

export const agendaNotices: Notices<MeetingKind, MeetingPreference> = {
  kinds: {
    'meeting-invited': notice('meeting', 'Nieuwe uitnodiging', (name, meeting) => `${name} nodigt je uit voor “${meeting}”.`),
    'meeting-moved': notice(
      'meeting',
      'Meeting verplaatst',
      (name, meeting) => `${name} heeft “${meeting}” verplaatst. Laat weten of het past.`,
    ),
    'meeting-changed': notice('meeting', 'Meeting gewijzigd', (name, meeting) => `${name} heeft “${meeting}” aangepast.`),
    'meeting-cancelled': notice('meeting', 'Meeting geannuleerd', (name, meeting) => `${name} heeft “${meeting}” geannuleerd.`, 'warning'),
    'meeting-confirmed': notice('meeting-answer', 'Uitnodiging geaccepteerd', (name, meeting) => `${name} komt naar “${meeting}”.`),
    'meeting-declined': notice(
      'meeting-answer',
      'Uitnodiging afgewezen',
      (name, meeting) => `${name} kan niet naar “${meeting}”.`,
      'warning',
    ),
    'meeting-tomorrow': notice('meeting-tomorrow', 'Herinnering', (name, meeting) => `“${meeting}” met ${name} begint binnen een dag.`),
    'meeting-soon': notice('meeting-soon', 'Herinnering', (name, meeting) => `“${meeting}” met ${name} begint zo.`),
  },
  preferences: {
    meeting: { label: 'Uitnodigingen en wijzigingen van meetings', channel: 'mail' },
    'meeting-answer': { label: 'Antwoorden op je uitnodigingen', channel: 'mail' },
    'meeting-tomorrow': { label: 'Herinnering een dag voor een meeting', channel: 'mail' },
    'meeting-soon': { label: 'Herinnering 15 minuten voor een meeting', channel: 'app' },
  },
};
