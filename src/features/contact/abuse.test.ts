import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { contactInput, makeContactMessage } from './factory.ts';

const server = await startTestServer({ environment: { OFFICE_MAIL: 'kantoor@kiem.test' } });
const { services } = server;
const { db, pool } = services;

/** The input of a visitor who spent a minute on the form. */
const input = (details: Record<string, unknown> = {}) => ({ ...contactInput(services), ...details });

async function stored(id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query('select id from contact_messages where id = $1', [id]);
  return rows[0];
}

async function mailsAbout(subject: string, email: string) {
  const mails = await server.mails();
  return {
    toOffice: mails.filter((mail) => mail.to === 'kantoor@kiem.test' && mail.subject === `Contact: ${subject}`),
    toSender: mails.filter(({ to }) => to === email),
  };
}

const injections = [
  '\r\nBcc: allen@elders.test',
  '\nBcc: allen@elders.test',
  '\rBcc: x',
  '\u2028Bcc: x',
  '\u2029Bcc: x',
  '\u0085Bcc: x',
  '\u202eBcc: x',
];
const lines = ['firstName', 'lastName', 'subject', 'email'];

test.each(lines.flatMap((field) => injections.map((injection) => [field, injection] as const)))(
  'the API refuses %s with %j, which would add a header',
  async (field, injection) => {
    const sent = input({ [field]: field === 'email' ? `a@b.test${injection}` : `Anna${injection}` });

    const refused = server.visitor().api.contact.sendContactMessage(sent);

    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fields: { [field]: expect.any(String) } } });
    expect(await stored(sent.id)).toBeUndefined();
  },
);

test('the database refuses line breaks in columns that become mail headers', async () => {
  const broken = makeContactMessage(db, { subject: 'Dag\nBcc: allen@elders.test' });

  await expect(broken).rejects.toMatchObject({ cause: { constraint: 'contact_messages_lines' } });
});

test('the office’s mail shows HTML of a message as text', async () => {
  const sent = input({ subject: '<b>Dag</b>', message: '<img src="https://slecht.test/x.png"> <script>alert(1)</script>' });

  await server.visitor().api.contact.sendContactMessage(sent);

  const [mail] = (await mailsAbout('<b>Dag</b>', sent.email)).toOffice;
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.html).not.toMatch(/<img|<script|<b>Dag/);
});

test('the confirmation repeats nothing that was typed, as anyone can type anyone’s address', async () => {
  const sent = input({ firstName: 'Winactie', lastName: 'Gratis', subject: 'Klik nu', message: 'Ga naar https://slecht.test' });

  await server.visitor().api.contact.sendContactMessage(sent);

  const { toSender } = await mailsAbout('Klik nu', sent.email);
  expect(toSender).toHaveLength(1);
  for (const text of ['Winactie', 'Gratis', 'Klik nu', 'slecht.test']) {
    expect(toSender[0]?.text).not.toContain(text);
    expect(toSender[0]?.html).not.toContain(text);
    expect(toSender[0]?.subject).not.toContain(text);
  }
});

test('a bot that fills in the honeypot or is too fast gets the usual answer, and nothing is stored', async () => {
  const visitor = server.visitor();
  const { ticket } = await visitor.api.contact.readForm();
  const hidden = input({ homepage: 'https://slecht.test' });
  const fast = input({ ticket });

  expect(await visitor.api.contact.sendContactMessage(hidden)).toEqual({ ok: true });
  expect(await visitor.api.contact.sendContactMessage(fast)).toEqual({ ok: true });

  const mails = await server.mails();
  expect(mails.filter(({ to }) => to === hidden.email || to === fast.email)).toEqual([]);
  expect([await stored(hidden.id), await stored(fast.id)]).toEqual([undefined, undefined]);
  server.clock.advance({ seconds: 3 });
  await visitor.api.contact.sendContactMessage(fast);
  expect(await stored(fast.id)).toBeDefined();
});

test('the server accepts a ticket for a day and refuses forged ones', async () => {
  const visitor = server.visitor();
  const { ticket } = await visitor.api.contact.readForm();
  const expired = { code: 'FORM_EXPIRED', message: 'Deze pagina stond te lang open. Verstuur je bericht nog eens.' };
  const madeUp = [`0.${ticket.split('.')[1]}`, 'onzin', '', `${ticket}.x`];

  for (const each of madeUp) await expect(visitor.api.contact.sendContactMessage(input({ ticket: each }))).rejects.toMatchObject(expired);
  server.clock.advance({ days: 1 });
  expect(await visitor.api.contact.sendContactMessage(input({ ticket }))).toEqual({ ok: true });
  server.clock.advance({ seconds: 1 });
  await expect(visitor.api.contact.sendContactMessage(input({ ticket }))).rejects.toMatchObject(expired);
});

test('a network sends five messages an hour and learns when to retry; another network is unaffected', async () => {
  server.clock.set(new Date('2026-06-01T12:00:20Z'));
  const household = (host: string) => server.visitor(`2001:db8:77:1::${host}`);
  for (const host of ['1', '2', '3', '4', '5']) await household(host).api.contact.sendContactMessage(input());
  const refused = input();

  await expect(household('6').api.contact.sendContactMessage(refused)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Je hebt het afgelopen uur vanaf dit netwerk 5 berichten gestuurd. Om 15:01 kun je ons weer schrijven.',
    data: { seconds: 3600, until: '2026-06-01T13:00:20.000Z' },
  });

  expect(await stored(refused.id)).toBeUndefined();
  expect(await server.visitor('2001:db8:77:2::1').api.contact.sendContactMessage(input())).toEqual({ ok: true });
  server.clock.advance({ hours: 1 });
  expect(await household('6').api.contact.sendContactMessage({ ...refused, ticket: input().ticket })).toEqual({ ok: true });
});

test('an address gets three confirmations an hour whatever network asks; the office gets every message', async () => {
  const email = `${newId()}@voorbeeld.test`;

  for (const _ of Array(5)) await server.visitor().api.contact.sendContactMessage(input({ email, subject: 'Vaak' }));

  const { toOffice, toSender } = await mailsAbout('Vaak', email);
  expect([toOffice.length, toSender.length]).toEqual([5, 3]);
});
