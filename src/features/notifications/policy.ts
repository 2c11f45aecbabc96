/** The kinds as the API names them; the feature that causes a kind declares the rest in its notices.ts. */
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

/**
 * The details of each kind, added by the notices.ts of the feature that causes it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface NoticeDetails {}

/** An act of one person that another is to hear of. */
export type Happening<Which extends Kind = Kind> = {
  [Each in Which]: { kind: Each; actorId: string } & NoticeDetails[Each];
}[Which];

/** Names and counts are read when a notification is shown, so that they are always right. */
export type Told = {
  /** Of the actors, the last one first; at most two. */
  names: string[];
  count: number;
  excerpt: string;
};

/** One kind, as the feature that causes it declares it. */
export type Notice<Which extends Kind = Kind> = {
  type: NotificationType;
  preference: PreferenceKind;
  /** Its feature sends its mails, so that none is sent here at once. */
  hasOwnMails?: true;
  /** The subject by which it gathers, the path of this site to which it leads, and the text of which the beginning is quoted. */
  place(happening: Happening<Which>): { subjectId: string; actionUrl: string; quote?: string };
  text(told: Told): { title: string; message: string };
};

export type PreferenceDetails = {
  /** In the settings, and in a mail after 'Je krijgt deze mail bij'. */
  label: string;
  /** While the person chose nothing. Mailed when it waits for their answer, or when they may not miss it; the rest waits for their visit. */
  channel: Channel;
};

/** The kinds and preferences of one feature, or of all (app/notices.ts). */
export type Notices<Which extends Kind = Kind, Preference extends PreferenceKind = PreferenceKind> = {
  kinds: { [Each in Which]: Notice<Each> };
  preferences: Record<Preference, PreferenceDetails>;
};

declare module '../../platform/server/services.ts' {
  interface FeatureServices {
    notices: Notices;
  }
}

/** The stored part of an act: its subject, by which it gathers, where it leads, and an excerpt of its quote. */
export function placeOf<Which extends Kind>({ kinds }: Notices, happening: Happening<Which>) {
  const { quote = '', ...place } = kinds[happening.kind].place(happening);
  return { ...place, excerpt: excerptOf(quote) };
}

const excerptLength = 50;

/** The first 50 characters of a text on one line, followed by '...' when there are more. */
export function excerptOf(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/g, ' ')];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}...` : characters.join('');
}
