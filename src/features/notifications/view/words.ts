import type { LiveWords } from '../../../platform/web/data/live.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's notifications, and how many are unread. */
    notifications: true;
    'notification-preferences': true;
  }
}

/** One was made, read or removed, on whichever device. */
export const notificationsLive: LiveWords = { notifications: () => ['notifications'] };
