import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { deleteNotification, restoreNotification } from './commands/delete-notification.ts';
import { markAllRead, markRead, markShown } from './commands/mark-read.ts';
import { savePreference } from './commands/save-preference.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import { notificationsContract } from './contract.ts';
import { countUnread, listNotifications } from './queries/notifications.ts';
import { readPreferences } from './queries/preferences.ts';

const os = implementContract(notificationsContract);

export const notificationsHandlers = os.router({
  listNotifications: os.listNotifications.handler(({ input, context }) => listNotifications(context.services, viewerOf(context).id, input)),

  readUnreadCount: os.readUnreadCount.handler(async ({ context }) => ({
    unreadCount: await countUnread(context.services.db, viewerOf(context).id),
  })),

  markRead: os.markRead.handler(async ({ input, context, errors }) => {
    const unreadCount = await markRead(context.services, viewerOf(context).id, input.id);
    if (unreadCount === null) throw errors.NOT_FOUND();
    return { unreadCount };
  }),

  markShown: os.markShown.handler(async ({ input, context }) => ({
    unreadCount: await markShown(context.services, viewerOf(context).id, input.addresses),
  })),

  markAllRead: os.markAllRead.handler(async ({ context }) => ({
    unreadCount: await markAllRead(context.services, viewerOf(context).id),
  })),

  deleteNotification: os.deleteNotification.handler(async ({ input, context, errors }) => {
    const unreadCount = await deleteNotification(context.services, viewerOf(context).id, input.id);
    if (unreadCount === null) throw errors.NOT_FOUND();
    return { unreadCount };
  }),

  restoreNotification: os.restoreNotification.handler(async ({ input, context, errors }) => {
    const unreadCount = await restoreNotification(context.services, viewerOf(context).id, input.id);
    if (unreadCount === null) throw errors.NOT_FOUND();
    return { unreadCount };
  }),

  readPreferences: os.readPreferences.handler(async ({ context }) => ({
    preferences: await readPreferences(context.services.db, context.services.notices, viewerOf(context).id),
  })),

  savePreference: os.savePreference.handler(async ({ input, context }) => ({
    preferences: await savePreference(context.services, viewerOf(context).id, input),
  })),

  unsubscribe: os.unsubscribe.handler(async ({ input, context, errors }) => {
    const ended = await unsubscribe(context.services, input.token);
    if (ended === null) throw errors.INVALID_LINK();
    return ended;
  }),
});
