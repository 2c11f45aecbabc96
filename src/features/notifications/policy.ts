/** What can have happened; a kind more is an entry here, one in commands/notify.ts and one in queries/notification-text.ts. */
export const kinds = ['connection-request', 'connection-accepted', 'message', 'comment', 'like'] as const;
export type Kind = (typeof kinds)[number];

/** How people hear of a kind: always in the app, and by mail at once, in a daily digest, or not at all. */
export const channels = ['app', 'mail', 'digest', 'none'] as const;
export type Channel = (typeof channels)[number];

/** What icons go by (platform.md §3). */
export const types = ['connection', 'investment', 'warning', 'error', 'info'] as const;
export type NotificationType = (typeof types)[number];

type KindDetails = {
  type: NotificationType;
  /** In the settings, and in a mail after 'Je krijgt deze mail bij'. */
  label: string;
  /** While the person chose nothing. What waits for an answer of theirs is mailed; the rest waits for their visit. */
  channel: Channel;
};

export const kindDetails: Record<Kind, KindDetails> = {
  'connection-request': { type: 'connection', label: 'Connectieverzoeken', channel: 'mail' },
  'connection-accepted': { type: 'connection', label: 'Geaccepteerde verzoeken', channel: 'app' },
  message: { type: 'info', label: 'Nieuwe berichten', channel: 'digest' },
  comment: { type: 'info', label: 'Reacties op je posts', channel: 'app' },
  like: { type: 'info', label: 'Likes op je posts', channel: 'app' },
};
