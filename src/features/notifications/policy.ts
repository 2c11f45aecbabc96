/** What can have happened; a kind more is an entry here, one in commands/happening.ts and one in queries/notification-text.ts. */
export const kinds = [
  'connection-request',
  'connection-accepted',
  'message',
  'meeting-invited',
  'meeting-moved',
  'meeting-changed',
  'meeting-cancelled',
  'meeting-confirmed',
  'meeting-declined',
  'meeting-tomorrow',
  'meeting-soon',
  'comment',
  'like',
] as const;
export type Kind = (typeof kinds)[number];
export type MeetingKind = Extract<Kind, `meeting-${string}`>;

/** What people choose about: one kind, or some that belong together. */
export const preferenceKinds = [
  'connection-request',
  'connection-accepted',
  'message',
  'meeting',
  'meeting-answer',
  'meeting-tomorrow',
  'meeting-soon',
  'comment',
  'like',
] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/** How people hear of a kind: always in the app, and by mail at once, in a daily digest, or not at all. */
export const channels = ['app', 'mail', 'digest', 'none'] as const;
export type Channel = (typeof channels)[number];

/** The types that decide a notification's icon. */
export const types = ['connection', 'investment', 'warning', 'error', 'info'] as const;
export type NotificationType = (typeof types)[number];

type KindDetails = {
  type: NotificationType;
  preference: PreferenceKind;
};

const aboutMeetings = { type: 'info', preference: 'meeting' } as const;
const answers = { type: 'info', preference: 'meeting-answer' } as const;

export const kindDetails: Record<Kind, KindDetails> = {
  'connection-request': { type: 'connection', preference: 'connection-request' },
  'connection-accepted': { type: 'connection', preference: 'connection-accepted' },
  message: { type: 'info', preference: 'message' },
  'meeting-invited': aboutMeetings,
  'meeting-moved': aboutMeetings,
  'meeting-changed': aboutMeetings,
  'meeting-cancelled': { ...aboutMeetings, type: 'warning' },
  'meeting-confirmed': answers,
  'meeting-declined': { ...answers, type: 'warning' },
  'meeting-tomorrow': { type: 'info', preference: 'meeting-tomorrow' },
  'meeting-soon': { type: 'info', preference: 'meeting-soon' },
  comment: { type: 'info', preference: 'comment' },
  like: { type: 'info', preference: 'like' },
};

type PreferenceDetails = {
  /** In the settings, and in a mail after 'Je krijgt deze mail bij'. */
  label: string;
  /** While the person chose nothing. What waits for an answer of theirs, or what they may not miss, is mailed; the rest waits for their visit. */
  channel: Channel;
};

export const preferenceDetails: Record<PreferenceKind, PreferenceDetails> = {
  'connection-request': { label: 'Connectieverzoeken', channel: 'mail' },
  'connection-accepted': { label: 'Geaccepteerde verzoeken', channel: 'app' },
  message: { label: 'Nieuwe berichten', channel: 'digest' },
  meeting: { label: 'Uitnodigingen en wijzigingen van meetings', channel: 'mail' },
  'meeting-answer': { label: 'Antwoorden op je uitnodigingen', channel: 'mail' },
  'meeting-tomorrow': { label: 'Herinnering een dag voor een meeting', channel: 'mail' },
  'meeting-soon': { label: 'Herinnering 15 minuten voor een meeting', channel: 'app' },
  comment: { label: 'Reacties op je posts', channel: 'app' },
  like: { label: 'Likes op je posts', channel: 'app' },
};

/** What a meeting's mails say and carry is the agenda's own. */
export function isMeetingKind(kind: Kind): kind is MeetingKind {
  return kind.startsWith('meeting-');
}
