import { createElement, type ReactElement } from 'react';
import * as z from 'zod';
import { keepErasedList } from '../../platform/server/erased/keep-list.ts';
import { renderMail } from '../../platform/server/mail/render.ts';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import type { Settings } from '../../platform/server/settings.ts';
import { findToken, makeResetToken } from './commands/account-tokens.ts';
import { findAttempt } from './commands/sign-up-attempts.ts';
import { AddressTakenMail, EmailChangedMail, EmailChangeMail, GoodbyeMail } from './mails/account-mails.tsx';
import { PasswordChangedMail, PasswordResetMail } from './mails/password-mails.tsx';
import { AccountExistsMail, ConfirmationMail } from './mails/sign-up-mails.tsx';
import { hasAccount } from './queries.ts';
import { signLink } from './tokens/sign-up-links.ts';

const address = z.object({ to: z.string() });

type Written = { subject: string; mail: ReactElement };

/** A task that sends one mail, written when it leaves; none when there is nothing to write. */
function mailTask<Input extends z.output<typeof address>>(task: {
  name: `accounts.send-${string}`;
  input: z.ZodType<Input>;
  write(services: Services, input: Input): Promise<Written | null>;
}) {
  return defineTask({
    name: task.name,
    input: task.input,
    async run(services: Services, input: Input, taskId: string) {
      const written = await task.write(services, input);
      if (written === null) return;
      const body = await renderMail(written.mail);
      await services.mailer.send({ id: taskId, to: input.to, subject: written.subject, ...body });
    },
  });
}

/** A task that sends one mail that says the same to everyone. */
function noticeTask(task: {
  name: `accounts.send-${string}`;
  subject(settings: Settings): string;
  mail(settings: Settings): ReactElement;
}) {
  return mailTask({
    name: task.name,
    input: address,
    write: async ({ settings }) => ({ subject: task.subject(settings), mail: task.mail(settings) }),
  });
}

/**
 * Answers a sign-up, or the wish for another link, by mail: with the confirmation link, or to an address that has an
 * account with that news. Nothing goes to an address where no sign-up waits.
 */
export const sendConfirmation = mailTask({
  name: 'accounts.send-confirmation',
  input: z.object({ to: z.string(), attemptId: z.string().nullish() }),
  async write({ db, settings, secret, clock }, { to, attemptId }) {
    const found = await findAttempt(db, to, attemptId ?? null);
    if (found === null) return null;
    if (await hasAccount(db, to)) {
      return { subject: `Je hebt al een account bij ${settings.appName}`, mail: createElement(AccountExistsMail, settings) };
    }
    const url = `${settings.appUrl}/?bevestiging=${signLink(secret, found, clock.now())}`;
    return { subject: `Bevestig je e-mailadres voor ${settings.appName}`, mail: createElement(ConfirmationMail, { ...settings, url }) };
  },
});

/** Mails the link with which a new password is chosen, to an address that has an account. */
export const sendPasswordReset = mailTask({
  name: 'accounts.send-password-reset',
  input: address,
  async write(services, { to }) {
    const token = await makeResetToken(services, to);
    if (token === null) return null;
    const { settings } = services;
    const url = `${settings.appUrl}/wachtwoord-herstellen?token=${token}`;
    return { subject: `Kies een nieuw wachtwoord voor ${settings.appName}`, mail: createElement(PasswordResetMail, { ...settings, url }) };
  },
});

/** Notifies an account's owner that its password was changed. */
export const sendPasswordChanged = noticeTask({
  name: 'accounts.send-password-changed',
  subject: ({ appName }) => `Je wachtwoord voor ${appName} is gewijzigd`,
  mail: (settings) => createElement(PasswordChangedMail, settings),
});

/**
 * Mails the link that confirms a new address to that address, or notifies its owner if it belongs to another account.
 * Nothing once the link works no more: it expired, or its person took the wish back or has another.
 */
export const sendEmailChange = mailTask({
  name: 'accounts.send-email-change',
  input: z.object({ to: z.string(), token: z.string() }),
  async write({ db, settings, clock }, { to, token }) {
    if ((await findToken(db, 'email-change', token, clock.now())) === null) return null;
    if (await hasAccount(db, to)) {
      const subject = `Dit e-mailadres hoort al bij een account van ${settings.appName}`;
      return { subject, mail: createElement(AddressTakenMail, settings) };
    }
    const url = `${settings.appUrl}/nieuw-e-mailadres?token=${encodeURIComponent(token)}`;
    return {
      subject: `Bevestig je nieuwe e-mailadres voor ${settings.appName}`,
      mail: createElement(EmailChangeMail, { ...settings, url }),
    };
  },
});

/** Notifies the old address that the account moved to another. */
export const sendEmailChanged = noticeTask({
  name: 'accounts.send-email-changed',
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

/** Adds the erased person to the list that a restore applies. */
export const listErased = defineTask({
  name: 'accounts.list-erased',
  input: z.object({}),
  run: (services: Services) => keepErasedList(services),
});
