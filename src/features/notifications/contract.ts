import * as z from 'zod';
import { cursor, id, instant, limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { personSummary } from '../profiles/contract.ts';
import { canWait, channels, isMailing, kinds, mailingChannels, preferenceKinds, types } from './policy.ts';

const askStates = ['open', 'accepted', 'declined'] as const;
const state = z.enum(askStates);

/** An answer that a notification asks of its reader: what it is about, with what the answering procedure takes, and the answer so far. */
const ask = z.discriminatedUnion('about', [
  z.object({ about: z.literal('connection'), state, personId: z.uuid() }),
  /** `sequence` is that of the invitation as it is now. */
  z.object({ about: z.literal('meeting'), state, meetingId: z.uuid(), sequence: z.int(), startTime: instant, endTime: instant }),
  z.object({ about: z.literal('membership'), state, projectId: z.uuid(), role: z.string() }),
  z.object({ about: z.literal('access'), state, projectId: z.uuid(), personId: z.uuid() }),
  z.object({ about: z.literal('invitation'), state, invitationId: z.uuid(), jobId: z.uuid() }),
  z.object({ about: z.literal('job'), state, jobId: z.uuid() }),
  z.object({ about: z.literal('match'), state, jobId: z.uuid(), talentId: z.uuid(), personId: z.uuid() }),
]);

export type Ask = z.output<typeof ask>;
export type AskOf<About extends Ask['about']> = Extract<Ask, { about: About }>;

const notification = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  type: z.enum(types),
  title: z.string(),
  message: z.string(),
  /** The last of those who acted and whom the viewer can see, to show their face; null where nobody did. */
  actor: personSummary.pick({ id: true, firstName: true, lastName: true, avatarId: true }).nullable(),
  /** A path on this site. */
  actionUrl: z.string(),
  /** Null where nothing is asked, or no longer. */
  ask: ask.nullable(),
  isRead: z.boolean(),
  createdAt: instant,
});

export type Notification = z.output<typeof notification>;

const preference = z.object({
  kind: z.enum(preferenceKinds),
  label: z.string(),
  channel: z.enum(channels),
  /** A mail that comes now and then: its channel is mail or none. */
  isMailing: z.boolean(),
});

export type Preference = z.output<typeof preference>;

const tags = ['notifications'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om je notificaties te bekijken.' } as const;
/** Counting stops at 100, because the badge shows at most '99+'. */
const unread = z.object({ unreadCount: z.int().min(0).max(100) });
const unknown = { NOT_FOUND: { message: 'Deze notificatie bestaat niet (meer).' } };

export const notificationsContract = {
  listNotifications: procedure(signedIn, {
    method: 'GET',
    path: '/notifications',
    tags,
    summary: 'A page of the viewer’s notifications',
    description: 'All or only the unread ones, newest first, 50 at a time. Pass `next` of one page as `before` to read the following one.',
  })
    .input(z.strictObject({ which: z.enum(['all', 'unread']).default('all'), before: cursor.optional() }))
    .output(
      z.object({
        notifications: z.array(notification),
        /** Pass as `before` for older notifications; null at the end. */
        next: cursor.nullable(),
      }),
    ),

  readUnreadCount: procedure(signedIn, {
    method: 'GET',
    path: '/notifications/unread-count',
    tags,
    summary: 'The number of unread notifications',
    description: 'Counts all unread notifications, not only a loaded page, up to 100.',
  }).output(unread),

  markRead: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/notifications/{id}/read',
    tags,
    summary: 'Mark a notification as read',
    description: 'Repeating the call changes nothing. Returns the number of unread notifications left.',
  })
    .input(z.strictObject({ id }))
    .output(unread)
    .errors(unknown),

  markShown: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/notifications/shown',
    tags,
    summary: 'Mark what a page shows as read',
    description:
      'Marks the notifications as read whose links lead to one of these addresses: the path is the same, and each parameter of the link is in the address. Returns the number of unread notifications left.',
  })
    .input(
      z.strictObject({
        addresses: z
          .array(
            z
              .string()
              .max(1000)
              .regex(/^\/(?:[\w?#%][^\s\\]*)?$/),
          )
          .min(1)
          .max(2),
      }),
    )
    .output(unread),

  markAllRead: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/notifications/read',
    tags,
    summary: 'Mark all notifications as read',
    description: 'Marks all notifications that the viewer has at this moment, loaded or not.',
  }).output(unread),

  deleteNotification: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/notifications/{id}',
    tags,
    summary: 'Delete a notification',
    description: 'A deleted notification can be restored for ten minutes; after that it is gone for good.',
  })
    .input(z.strictObject({ id }))
    .output(unread)
    .errors(unknown),

  restoreNotification: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/notifications/{id}/restore',
    tags,
    summary: 'Restore a deleted notification',
    description: 'It is read or unread as before. Does nothing if it wasn’t deleted.',
  })
    .input(z.strictObject({ id }))
    .output(unread)
    .errors(unknown),

  readPreferences: procedure(signedIn, {
    method: 'GET',
    path: '/notification-preferences',
    tags,
    summary: 'The viewer’s preferences for each kind of notification',
    description:
      'For each kind: in the app only, by mail at once too, in a daily digest too, or not at all. Mailings, such as weekly ones, come by mail or not at all, and are listed for the roles that they are for.',
  }).output(z.object({ preferences: z.array(preference) })),

  savePreference: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/notification-preferences',
    tags,
    summary: 'Choose how a kind of notification arrives',
    description: 'Applies to notifications from now on. Returns all preferences.',
  })
    .input(
      z
        .strictObject({ kind: z.enum(preferenceKinds), channel: z.enum(channels) })
        .refine(({ kind, channel }) => !isMailing(kind) || mailingChannels.some((each) => each === channel), {
          path: ['channel'],
          message: 'Deze mail krijg je, of krijg je niet.',
        })
        .refine(({ kind, channel }) => channel !== 'digest' || canWait(kind), {
          path: ['channel'],
          message: 'Deze herinnering kan niet wachten op de mail van één keer per dag.',
        }),
    )
    .output(z.object({ preferences: z.array(preference) })),

  unsubscribe: procedure(
    { access: 'anyone', limit: { pace: paces.often } },
    {
      method: 'POST',
      path: '/unsubscribe',
      tags,
      summary: 'Unsubscribe by the link of a mail',
      description:
        'Ends mails of one kind, or the daily digest; `isInApp` says whether the app still tells of it. Repeating the call changes nothing.',
    },
  )
    .input(z.strictObject({ token: z.string().max(200) }))
    .output(z.object({ subject: z.string(), isInApp: z.boolean() }))
    .errors({ INVALID_LINK: { status: 400, message: 'Deze link werkt niet. Pas je voorkeuren aan bij je instellingen.' } }),
};
