import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { registerTask } from '../../platform/server/queue.ts';
import { eraseCounters, listErased, sendGoodbye } from '../accounts/background.ts';
import { sendConfirmationToSender, sendMessageToOffice } from './background.ts';
import { removeOldMessages } from './commands/handle-messages.ts';
import { contactInput, makeContactMessage } from './factory.ts';

const log: string[] = [];
const server = await startTestServer({ environment: { OFFICE_MAIL: 'kantoor@kiem.test' }, logTo: (line) => log.push(line) });
const { services } = server;
const { db, pool } = services;

/** The input of a visitor who spent a minute on the form. */
const input = (details: Record<string, unknown> = {}) => ({ ...contactInput(services), ...details });

async function stored(id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query('select *, handled_at is not null as "isHandled" from contact_messages where id = $1', [id]);
  return rows[0];
}

async function mailsAbout(subject: string, email: string) {
  const mails = await server.mails();
  return {
    toOffice: mails.filter((mail) => mail.to === 'kantoor@kiem.test' && mail.subject === `Contact: ${subject}`),
    toSender: mails.filter(({ to }) => to === email),
  };
}

test('a visitor sends a message, which is stored, mailed to the office with Reply-To, and confirmed', async () => {
  const sent = input({
    firstName: ' Noor ',
    email: 'Noor@Voorbeeld.test',
    subject: 'Over prijzen',
    message: 'Dag!\r\n\r\nWat kost het?\nGroeten',
  });

  expect(await server.visitor().api.contact.sendContactMessage(sent)).toEqual({ ok: true });

  expect(await stored(sent.id)).toMatchObject({
    first_name: 'Noor',
    last_name: 'Peeters',
    email: 'noor@voorbeeld.test',
    subject: 'Over prijzen',
    message: 'Dag!\n\nWat kost het?\nGroeten',
    account_id: null,
    isHandled: false,
  });
  const { toOffice, toSender } = await mailsAbout('Over prijzen', 'noor@voorbeeld.test');
  expect(toOffice).toHaveLength(1);
  expect(toOffice[0]?.headers['reply-to']).toBe('noor@voorbeeld.test');
  expect(toOffice[0]?.text).toContain('Van Noor Peeters, noor@voorbeeld.test');
  expect(toOffice[0]?.text).toMatch(/Dag!\n\nWat kost het\?\nGroeten/);
  expect(toSender.map(({ subject }) => subject)).toEqual(['We hebben je bericht aan Kiem ontvangen']);
  expect(toSender[0]?.headers['reply-to']).toBe('kantoor@kiem.test');
});

test('a message keeps its signed-in sender', async () => {
  const anna = await server.person();
  const sent = input();

  await anna.api.contact.sendContactMessage(sent);

  expect(await stored(sent.id)).toMatchObject({ account_id: anna.id });
});

test('a visitor who repeats a message, also concurrently, sends one message with one mail to each', async () => {
  const visitor = server.visitor();
  const sent = input({ subject: 'Eén keer' });

  await Promise.all(Array.from({ length: 4 }, () => visitor.api.contact.sendContactMessage(sent)));
  for (const _ of Array(4)) expect(await visitor.api.contact.sendContactMessage(sent)).toEqual({ ok: true });

  const { toOffice, toSender } = await mailsAbout('Eén keer', sent.email);
  expect([toOffice.length, toSender.length]).toEqual([1, 1]);
  const other = visitor.api.contact.sendContactMessage({ ...sent, message: 'Iets anders' });
  await expect(other).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each([
  ['firstName', ' ', 'Vul je voornaam in.'],
  ['firstName', '\u200b', 'Vul je voornaam in.'],
  ['lastName', '', 'Vul je achternaam in.'],
  ['lastName', 'x'.repeat(81), 'Een naam heeft hoogstens 80 tekens.'],
  ['email', '', 'Vul je e-mailadres in.'],
  ['email', 'geen adres', 'Vul een geldig e-mailadres in.'],
  ['email', `${'x'.repeat(250)}@voorbeeld.test`, 'Dit e-mailadres is te lang.'],
  ['subject', '', 'Vul een onderwerp in.'],
  ['subject', 'x'.repeat(151), 'Een onderwerp heeft hoogstens 150 tekens.'],
  ['message', ' \n ', 'Schrijf je bericht.'],
  ['message', 'x'.repeat(5001), 'Een bericht heeft hoogstens 5.000 tekens.'],
  ['message', 'Dag\u001b[2Jkantoor', 'Je bericht bevat tekens die we niet kunnen lezen.'],
  ['message', 'Dag\u0000', 'Je bericht bevat tekens die we niet kunnen lezen.'],
])('the API refuses %s %j with its sentence', async (field, value, sentence) => {
  const sent = input({ [field]: value });

  const refused = server.visitor().api.contact.sendContactMessage(sent);

  await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', message: sentence, data: { fields: { [field]: sentence } } });
  expect(await stored(sent.id)).toBeUndefined();
});

test('the chore removes messages a year after they were handled and keeps open ones', async () => {
  const now = server.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const open = await makeContactMessage(db, { createdAt: ago(900) });
  const recent = await makeContactMessage(db, { createdAt: ago(900), handledAt: ago(360) });
  const old = await makeContactMessage(db, { createdAt: ago(900), handledAt: ago(370) });

  await removeOldMessages(services);

  expect(await stored(old.id)).toBeUndefined();
  expect([await stored(open.id), await stored(recent.id)]).toEqual([expect.anything(), expect.anything()]);
});

test('a person exports what they sent signed in or from their address, not what others sent with it', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const own = await makeContactMessage(db, { accountId: anna.id });
  const before = await makeContactMessage(db, { email: anna.email });
  const others = await makeContactMessage(db, { accountId: bram.id, email: anna.email });

  await anna.api.account.deleteAccount({ password: anna.password });

  expect([await stored(own.id), await stored(before.id)]).toEqual([undefined, undefined]);
  expect(await stored(others.id)).toBeDefined();
});

test('the queue drops the mails of an erased message and sends the goodbye alone', async () => {
  const slow = await startTestServer({ tasks: [] });
  const anna = await slow.person();
  await anna.api.contact.sendContactMessage({ ...contactInput(slow.services), email: anna.email });
  await anna.api.account.deleteAccount({ password: anna.password });

  const tasks = [
    registerTask(sendMessageToOffice),
    registerTask(sendConfirmationToSender),
    registerTask(sendGoodbye),
    registerTask(eraseCounters),
    registerTask(listErased),
  ];
  await slow.services.queue.work(slow.services, tasks);

  expect((await slow.mails()).map(({ subject }) => subject)).toEqual(['Je account bij Kiem is verwijderd']);
});

test('the log contains no name or address', async () => {
  const sent = input({ subject: 'Niet in het logboek' });

  await server.visitor().api.contact.sendContactMessage(sent);
  await server.mails();

  expect(log.length).toBeGreaterThan(0);
  expect(log.filter((line) => /voorbeeld\.test|Peeters|Niet in het logboek/.test(line))).toEqual([]);
});
