import type { LiveWords } from '../../../platform/web/data/live.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's notifications and their unread count. */
    notifications: true;
    'notification-preferences': true;
  }
}

/** Sent when a notification is made, read or removed, on any device. */
export const notificationsLive: LiveWords = { notifications: () => ['notifications'] };
