import { type AccessRows, everybody, type Hidden, ownerOnly, signedIn } from '../../app/testing/procedure-rows.ts';
import type { notificationsContract } from './contract.ts';

const notification = ({ notificationId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const notificationsAccess: AccessRows<typeof notificationsContract> = {
  listNotifications: { ...signedIn('ok'), input: () => ({}) },
  readUnreadCount: signedIn('ok'),
  markRead: { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }), hidden: notification },
  markShown: { ...signedIn('ok'), input: () => ({ addresses: ['/feed'] }) },
  markAllRead: signedIn('ok'),
  deleteNotification: { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }), hidden: notification },
  restoreNotification: { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }), hidden: notification },
  readPreferences: signedIn('ok'),
  savePreference: { ...signedIn('ok'), input: () => ({ kind: 'like', channel: 'none' }) },
  unsubscribe: { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
};
