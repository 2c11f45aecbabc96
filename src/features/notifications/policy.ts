import type { RateLimit } from '../../platform/server/rate-limits.ts';

/**
 * Each kind of notification with the preference that decides how it arrives. Both enums of the contract come from here, in
 * the order in which the settings show them. The feature that causes a kind declares the rest in its notices.ts.
 */
export const preferenceOf = {
  'connection-request': 'connection-request',
  'connection-accepted': 'connection-accepted',
  message: 'message',
  'meeting-invited': 'meeting',
  'meeting-moved': 'meeting',
  'meeting-changed': 'meeting',
  'meeting-cancelled': 'meeting',
  'meeting-confirmed': 'meeting-answer',
  'meeting-declined': 'meeting-answer',
  'meeting-tomorrow': 'meeting-tomorrow',
  'meeting-soon': 'meeting-soon',
  comment: 'comment',
  like: 'like',
  'access-asked': 'access-asked',
  'access-admitted': 'access-answer',
  'access-declined': 'access-answer',
  'member-asked': 'member-asked',
  'member-role': 'member-asked',
  'member-accepted': 'member-accepted',
  'role-interest': 'role-interest',
  'project-update': 'project-update',
  'project-follow': 'project-follow',
  'project-question': 'project-question',
  'project-answer': 'project-answer',
  'milestone-due': 'milestone-due',
  'deck-read': 'deck-read',
  'deck-opened': 'deck-read',
  'talent-invitation': 'talent-invitation',
  'talent-declined': 'talent-declined',
  'match-mutual': 'match-mutual',
  'match-new': 'match-new',
  'job-asked': 'job-closing',
  'job-expired': 'job-closing',
  'job-expired-owed': 'job-closing',
  application: 'application',
  'application-withdrawn': 'application',
  'application-in-review': 'application-status',
  'application-invited': 'application-status',
  'application-hired': 'application-status',
  'application-answered': 'application-status',
  'application-job-gone': 'application-status',
  'answers-owed': 'answers-owed',
  'answer-missed': 'answer-missed',
  'applications-expire': 'applications-expire',
} as const;
export type Kind = keyof typeof preferenceOf;

/** Mails that a feature sends now and then to those who chose them, with no notification behind them. */
export const mailingKinds = ['weekly-matches', 'saved-searches'] as const;
export type MailingKind = (typeof mailingKinds)[number];

/** A mailing comes by mail or not at all; nobody gets one who didn't choose it, here or where its feature asks. */
export const mailingChannels = ['mail', 'none'] as const;

export type PreferenceKind = (typeof preferenceOf)[Kind] | MailingKind;

/** The mails that a person can unsubscribe from by a link: those of one preference, or the digest. */
export type MailSubject = PreferenceKind | 'digest';

export function isMailing(kind: PreferenceKind): kind is MailingKind {
  return mailingKinds.some((each) => each === kind);
}

/** Whether a subject can wait for the digest of the next morning: a reminder of a meeting that begins in 15 minutes can't. */
export function canWait(kind: PreferenceKind): boolean {
  return kind !== 'meeting-soon';
}

const isKind = (name: string): name is Kind => Object.hasOwn(preferenceOf, name);
export const kinds = Object.keys(preferenceOf).filter(isKind);
export const preferenceKinds = [...new Set(Object.values(preferenceOf)), ...mailingKinds];

/** Channels by which a kind reaches a person. All but `none` show it in the app; `mail` and `digest` also mail it. */
export const channels = ['app', 'mail', 'digest', 'none'] as const;
export type Channel = (typeof channels)[number];

/** The types of notifications. Warnings and errors are drawn in red. */
export const types = ['connection', 'investment', 'warning', 'error', 'info'] as const;
export type NotificationType = (typeof types)[number];

/** The details of each kind, added by the notices.ts of the feature that causes it. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface NoticeDetails {}

/** An act of one person of which another is notified, or something that nobody did, such as a day that came: its `actorId` is null. */
export type NotificationEvent<Which extends Kind = Kind> = {
  [Each in Which]: { kind: Each } & (NoticeDetails[Each] extends { actorId: null } ? unknown : { actorId: string }) & NoticeDetails[Each];
}[Which];

/** The facts for a notification's text. Names and counts are read when it is shown, so that they are current. */
export type Told = {
  /** Names of the last actors, the latest first; at most two. */
  names: string[];
  count: number;
  excerpt: string;
};

/** One kind, as the feature that causes it declares it. */
export type Notice<Which extends Kind = Kind> = {
  type: NotificationType;
  /** The feature sends its own mails, so none is sent here. */
  hasOwnMails?: true;
  /** Returns the subject by which repeated events gather, a path on this site, and a text to quote. */
  place(event: NotificationEvent<Which>): { subjectId: string; actionUrl: string; quote?: string };
  text(told: Told): { title: string; message: string };
  /** For a kind that asks for an answer: SQL of what it asks now, as one value of json in the contract's form; null where it is over. */
  askSql?(told: AskedSql): string;
  /** For such a kind: where it leads once it was answered, when that isn't where it is answered. */
  answeredUrl?(actorId: string): string;
};

/** SQL expressions of a row of notifications that an answer is read for. */
export type AskedSql = { subject: string; actor: string; reader: string; now: string };

export type PreferenceDetails = {
  /** Shown in the settings, and in a mail after 'Je krijgt deze mail bij'. */
  label: string;
  /** The default. Mail what waits for an answer or must not be missed; the rest can wait for the next visit. */
  channel: Channel;
};

/** The kinds and preferences of one feature, or of all (app/notices.ts). */
export type Notices<Which extends Kind = Kind> = {
  kinds: { [Each in Which]: Notice<Each> };
  preferences: Record<(typeof preferenceOf)[Which], PreferenceDetails>;
};

export type MailingDetails = {
  /** Shown in the settings. */
  label: string;
  /** Only people with this role are offered it; null for everybody. */
  role: 'entrepreneur' | 'talent' | 'investor' | null;
  /** Without a choice here: 'mail' where people choose the mail elsewhere, and this only ends it. */
  channel: (typeof mailingChannels)[number];
};

/** All that a person may be told by Kiem. */
export type AllNotices = Notices & { mailings: Record<MailingKind, MailingDetails> };

declare module '../../platform/server/services.ts' {
  interface FeatureServices {
    notices: AllNotices;
  }
}

/** Returns the stored part of an event: its subject, its path, and an excerpt of its quote. */
export function placeOf<Which extends Kind>({ kinds }: Notices, event: NotificationEvent<Which>) {
  const { quote = '', ...place } = kinds[event.kind].place(event);
  return { ...place, excerpt: excerptOf(quote) };
}

/** Whether a page at this address shows what a notification is about: it has the path of its link, and each of its parameters. */
export function isShownAt(actionUrl: string, address: string): boolean {
  const [link, page] = [new URL(actionUrl, 'http://kiem'), new URL(address, 'http://kiem')];
  return link.pathname === page.pathname && [...link.searchParams].every(([name, value]) => page.searchParams.get(name) === value);
}

/**
 * Mails at once of one kind that a person gets in a day from one other person, or of one subject where nobody acted. Taking
 * something back and doing it again makes a new notification each time, and could fill a mailbox; the rest waits for the digest.
 */
export const mailsFromOne: RateLimit = { name: 'mails-from-one', points: 10, seconds: 86_400 };

const excerptLength = 50;

/** Returns the first 50 characters of a text on one line, followed by '...' if there are more. */
export function excerptOf(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/g, ' ')];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}...` : characters.join('');
}
