import { createElement } from 'react';
import * as z from 'zod';
import { renderMail } from '../../platform/server/mail/render.ts';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { ContactConfirmationMail, OfficeMail } from './mails.tsx';
import { findContactMessage } from './queries.ts';

/** Tasks carry the id only, so that a message that is erased meanwhile is not mailed. */
const input = z.object({ messageId: z.uuid() });

/** Mails a message to the office. Reply-To is its sender. */
export const sendMessageToOffice = defineTask({
  name: 'contact.send-message-to-office',
  input,
  async run({ db, settings, mailer }: Services, { messageId }, taskId) {
    const message = await findContactMessage(db, messageId);
    if (message === null) return;
    const body = await renderMail(createElement(OfficeMail, { ...settings, message }));
    await mailer.send({ id: taskId, to: settings.officeMail, replyTo: message.email, subject: `Contact: ${message.subject}`, ...body });
  },
});

/**
 * Confirms to the sender that the message arrived. Anyone can type anyone's address, so the mail repeats nothing that
 * was typed, not even the name: it would let strangers send their own words from our address.
 */
export const sendConfirmationToSender = defineTask({
  name: 'contact.send-confirmation-to-sender',
  input,
  async run({ db, settings, mailer }: Services, { messageId }, taskId) {
    const message = await findContactMessage(db, messageId);
    if (message === null) return;
    const body = await renderMail(createElement(ContactConfirmationMail, settings));
    const subject = `We hebben je bericht aan ${settings.appName} ontvangen`;
    await mailer.send({ id: taskId, to: message.email, replyTo: settings.officeMail, subject, ...body });
  },
});
