import { createElement, type ReactElement } from 'react';
import * as z from 'zod';
import { keepErasedList } from '../../platform/server/erased/keep-list.ts';
import { renderMail } from '../../platform/server/mail/render.ts';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import type { Settings } from '../../platform/server/settings.ts';
import { AddressTakenMail, EmailChangedMail, EmailChangeMail, GoodbyeMail } from './mails/account-mails.tsx';
import { PasswordChangedMail, PasswordResetMail } from './mails/password-mails.tsx';
import { AccountExistsMail, ConfirmationMail } from './mails/sign-up-mails.tsx';

const address = z.object({ to: z.string() });
const link = z.object({ to: z.string(), token: z.string() });

/** A task that sends one mail, written when it leaves. */
function mailTask<Input extends z.output<typeof address>>(task: {
  name: `accounts.send-${string}`;
  input: z.ZodType<Input>;
  subject(settings: Settings): string;
  mail(settings: Settings, input: Input): ReactElement;
}) {
  return defineTask({
    name: task.name,
    input: task.input,
    async run({ settings, mailer }: Services, input: Input, taskId: string) {
      const body = await renderMail(task.mail(settings, input));
      await mailer.send({ id: taskId, to: input.to, subject: task.subject(settings), ...body });
    },
  });
}

/** Mails the confirmation link; sent with the account that waits for it. */
export const sendConfirmation = mailTask({
  name: 'accounts.send-confirmation',
  input: link,
  subject: ({ appName }) => `Bevestig je e-mailadres voor ${appName}`,
  mail(settings, { token }) {
    const url = `${settings.appUrl}/?bevestiging=${encodeURIComponent(token)}`;
    return createElement(ConfirmationMail, { ...settings, url });
  },
});

/** Tells an address's owner that somebody tried to sign up with it. */
export const sendAccountExists = mailTask({
  name: 'accounts.send-account-exists',
  input: address,
  subject: ({ appName }) => `Je hebt al een account bij ${appName}`,
  mail: (settings) => createElement(AccountExistsMail, settings),
});

/** Mails the link with which a new password is chosen. */
export const sendPasswordReset = mailTask({
  name: 'accounts.send-password-reset',
  input: link,
  subject: ({ appName }) => `Kies een nieuw wachtwoord voor ${appName}`,
  mail(settings, { token }) {
    const url = `${settings.appUrl}/wachtwoord-herstellen?token=${encodeURIComponent(token)}`;
    return createElement(PasswordResetMail, { ...settings, url });
  },
});

/** Tells an account's owner that its password is another now. */
export const sendPasswordChanged = mailTask({
  name: 'accounts.send-password-changed',
  input: address,
  subject: ({ appName }) => `Je wachtwoord voor ${appName} is gewijzigd`,
  mail: (settings) => createElement(PasswordChangedMail, settings),
});

/** Mails the link that confirms a new address, to that address. */
export const sendEmailChange = mailTask({
  name: 'accounts.send-email-change',
  input: link,
  subject: ({ appName }) => `Bevestig je nieuwe e-mailadres voor ${appName}`,
  mail(settings, { token }) {
    const url = `${settings.appUrl}/nieuw-e-mailadres?token=${encodeURIComponent(token)}`;
    return createElement(EmailChangeMail, { ...settings, url });
  },
});

/** Tells an address's owner that another account wanted to move to it. */
export const sendAddressTaken = mailTask({
  name: 'accounts.send-address-taken',
  input: address,
  subject: ({ appName }) => `Dit e-mailadres hoort al bij een account van ${appName}`,
  mail: (settings) => createElement(AddressTakenMail, settings),
});

/** Tells the old address that the account moved to another. */
export const sendEmailChanged = mailTask({
  name: 'accounts.send-email-changed',
  input: address,
  subject: ({ appName }) => `Je e-mailadres voor ${appName} is gewijzigd`,
  mail: (settings) => createElement(EmailChangedMail, settings),
});

/**
 * Says goodbye after an account was removed; its addresses are known to this task only. Without a mail server the mails
 * that they were sent are files of ours: those go first, so that the goodbye is the only one left.
 */
export const sendGoodbye = defineTask({
  name: 'accounts.send-goodbye',
  input: z.object({ to: z.string(), newEmails: z.array(z.string()).default([]) }),
  async run({ settings, mailer }: Services, { to, newEmails }, taskId) {
    for (const each of [to, ...newEmails]) await mailer.forget(each);
    const body = await renderMail(createElement(GoodbyeMail, settings));
    await mailer.send({ id: taskId, to, subject: `Je account bij ${settings.appName} is verwijderd`, ...body });
  },
});

/**
 * Removes the counters of limits that an erased account left. After its transaction, as the requests that count at that
 * moment lock them in another order.
 */
export const eraseCounters = defineTask({
  name: 'accounts.erase-counters',
  input: z.object({ keys: z.array(z.string()) }),
  run: ({ rateLimits }: Services, { keys }) => rateLimits.forget(keys),
});

/** Adds who was just erased to the list that a restore applies. */
export const listErased = defineTask({
  name: 'accounts.list-erased',
  input: z.object({}),
  run: (services: Services) => keepErasedList(services),
});
