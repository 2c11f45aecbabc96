import { createElement } from 'react';
import * as z from 'zod';
import { renderMail } from '../../platform/server/mail/render.ts';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { DigestMail } from './mails/digest-mail.tsx';
import { NotificationMail } from './mails/notification-mail.tsx';
import { preferenceOf } from './policy.ts';
import { findUnread } from './queries/notifications.ts';
import { unsubscribeUrl } from './tokens/unsubscribe-link.ts';

/** Mails a notification at once, unless it was read or withdrawn before the task runs. */
export const sendNotification = defineTask({
  name: 'notifications.send-notification',
  input: z.object({ notificationId: z.uuid() }),
  async run(services: Services, { notificationId }, taskId) {
    const [notification] = await findUnread(services, [notificationId]);
    if (notification === undefined) return;
    const preference = preferenceOf[notification.kind];
    const { label } = services.notices.preferences[preference];
    const url = unsubscribeUrl(services, notification.personId, preference);
    const body = await renderMail(createElement(NotificationMail, { ...services.settings, notification, label, unsubscribeUrl: url }));
    await services.mailer.send({ id: taskId, to: notification.to, subject: notification.message, ...body, unsubscribeUrl: url });
  },
});

/** Mails the notifications that waited for a person's digest and are still unread. */
export const sendDigest = defineTask({
  name: 'notifications.send-digest',
  input: z.object({ personId: z.uuid(), ids: z.array(z.uuid()) }),
  async run(services: Services, { personId, ids }, taskId) {
    const notifications = await findUnread(services, ids);
    const [first] = notifications;
    if (first === undefined) return;
    const url = unsubscribeUrl(services, personId, 'digest');
    const body = await renderMail(createElement(DigestMail, { ...services.settings, notifications, unsubscribeUrl: url }));
    const subject =
      notifications.length === 1 ? first.message : `${notifications.length} dingen die je miste bij ${services.settings.appName}`;
    await services.mailer.send({ id: taskId, to: first.to, subject, ...body, unsubscribeUrl: url });
  },
});
