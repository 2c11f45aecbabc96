import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';

const server = await startTestServer();
const { pool } = server.services;
const newPassword = 'Kastanje-regenboog-4';
const invalidLink = { code: 'INVALID_LINK', status: 422, message: 'Deze link is niet meer geldig. Vraag een nieuwe aan.' };

async function mailsTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email);
}

/** Reads the token from the last mail that offers a new password. */
async function resetToken(email: string): Promise<string> {
  await server.visitor().api.accounts.requestPasswordReset({ email });
  const texts = (await mailsTo(email)).map(({ text }) => /wachtwoord-herstellen\?token=([\w-]+)/.exec(text)?.[1] ?? '');
  const { rows } = await pool.query('select 1 from account_tokens');
  expect(rows.length).toBeGreaterThan(0);
  return texts.filter((token) => token !== '').at(-1) ?? '';
}

function reset(token: string, password = newPassword) {
  return server.visitor().api.accounts.resetPassword({ token, password });
}

test('a person sets a new password by the mailed link and signs in with it', async () => {
  const { email, password } = await server.person();
  const token = await resetToken(email);

  expect(await reset(token)).toEqual({ ok: true, email });

  await expect(server.visitor().api.accounts.signIn({ email, password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await server.visitor().api.accounts.signIn({ email, password: newPassword })).toMatchObject({ ok: true });
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Je wachtwoord voor Kiem is gewijzigd', 'Kies een nieuw wachtwoord voor Kiem']);
});

test('every session ends with the old password', async () => {
  const person = await server.person();

  await reset(await resetToken(person.email));

  expect(await person.api.profiles.readMe()).toBeNull();
});

test('the link works once, also for two at the same moment', async () => {
  const { email } = await server.person();
  const token = await resetToken(email);

  const outcomes = await Promise.all([reset(token), reset(token, 'Andere-zin-met-woorden-5')].map((one) => one.catch(({ code }) => code)));

  expect(outcomes.toSorted()).toEqual(['INVALID_LINK', { ok: true, email }]);
  await expect(reset(token)).rejects.toMatchObject(invalidLink);
});

test('a look at the link says whether it works, and uses nothing up', async () => {
  const { email } = await server.person();
  const token = await resetToken(email);
  const { api } = server.visitor();
  const works = async (asked: string, purpose: 'password-reset' | 'email-change' = 'password-reset') =>
    (await api.accounts.readMailedLink({ purpose, token: asked })).works;

  expect([await works(token), await works(token)]).toEqual([true, true]);
  expect([await works(token, 'email-change'), await works(''), await works('onzin'.repeat(1000))]).toEqual([false, false, false]);
  await reset(token);
  expect(await works(token)).toBe(false);

  const later = await resetToken(email);
  server.clock.advance({ seconds: 3601 });
  expect(await works(later)).toBe(false);
});

test('the link is valid for an hour', async () => {
  const [early, late] = [await server.person(), await server.person()];
  const [first, second] = [await resetToken(early.email), await resetToken(late.email)];

  server.clock.advance({ seconds: 3599 });
  expect(await reset(first)).toMatchObject({ ok: true });
  server.clock.advance({ seconds: 1 });
  await expect(reset(second)).rejects.toMatchObject(invalidLink);
  expect((await mailsTo(late.email)).at(-1)?.text).toContain('De link is een uur geldig');
});

test('asking again ends the earlier links at once, before the next mail leaves', async () => {
  const { email } = await server.person();
  const first = await resetToken(email);
  const gate = await pool.connect();
  await gate.query('begin');
  await gate.query(`select from accounts where email = $1 for update`, [email]);

  await server.visitor().api.accounts.requestPasswordReset({ email });

  await expect(reset(first)).rejects.toMatchObject(invalidLink);
  await gate.query('commit');
  gate.release();
});

test('links requested at the same moment: only one works', async () => {
  const { email } = await server.person();
  await Promise.all(Array.from({ length: 4 }, () => server.visitor().api.accounts.requestPasswordReset({ email })));
  const tokens = (await mailsTo(email)).map(({ text }) => /wachtwoord-herstellen\?token=([\w-]+)/.exec(text)?.[1] ?? '');
  expect(new Set(tokens).size).toBe(4);

  const outcomes: string[] = [];
  for (const token of tokens) {
    outcomes.push(
      await reset(token).then(
        () => 'ok',
        ({ code }) => code,
      ),
    );
  }

  expect(outcomes.toSorted()).toEqual([...Array(3).fill('INVALID_LINK'), 'ok']);
});

test('asking for somebody else leaves one’s own link', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const token = await resetToken(anna.email);

  await resetToken(bram.email);

  expect(await reset(token)).toMatchObject({ ok: true });
});

test.each(['onzin', 'a'.repeat(2000), '%00', "' or 1=1 --"])('the token %s is none', async (token) => {
  await expect(reset(token)).rejects.toMatchObject(invalidLink);
});

test('the token of a change of address chooses no password', async () => {
  const person = await server.person();
  await person.api.account.requestEmailChange({ email: `nieuw-${person.email}`, password: person.password });
  const [mail] = await mailsTo(`nieuw-${person.email}`);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  await expect(reset(token)).rejects.toMatchObject(invalidLink);
});

test.each(['kort1', 'welkom123', 'wachtwoord', 'anna-marie'])('the password %s is refused and the link stays good', async (guessable) => {
  const { email } = await server.person({ firstName: 'Anna-Marie' });
  const token = await resetToken(email);

  await expect(reset(token, guessable)).rejects.toMatchObject({
    code: 'WEAK_PASSWORD',
    message: 'Dit wachtwoord is te makkelijk te raden. Kies een langer of minder gewoon wachtwoord.',
  });
  expect(await reset(token)).toMatchObject({ ok: true });
});

test('an unknown address is answered like a known one, limit included, and gets no mail', async () => {
  const known = await server.person();
  const unknown = 'niemand@voorbeeld.test';

  for (const email of [known.email, unknown]) {
    const ask = () => server.visitor().send('POST', '/api/accounts/password-resets', { email });
    for (const _ of Array(5)) expect(await ask()).toEqual({ status: 200, body: { ok: true } });
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  }

  expect(await mailsTo(unknown)).toEqual([]);
  expect(await mailsTo(known.email)).toHaveLength(5);
});

test('whoever uses up the mails of another address leaves its owner a link that works until they can ask again', async () => {
  const { email } = await server.person();
  const ask = () => server.visitor().send('POST', '/api/accounts/password-resets', { email });
  for (const _ of Array(4)) await ask();
  const last = await resetToken(email);

  server.clock.advance({ seconds: 3590 });

  expect(await ask()).toMatchObject({ status: 429 });
  expect(await reset(last)).toMatchObject({ ok: true });
});

test('one network tries 30 tokens an hour', async () => {
  const office = server.visitor();
  const codes: string[] = [];
  for (const _ of Array(31)) {
    codes.push(await office.api.accounts.resetPassword({ token: 'onzin', password: newPassword }).catch(({ code }) => code));
  }

  expect(codes).toEqual([...Array(30).fill('INVALID_LINK'), 'TOO_MANY_REQUESTS']);
});

test('the database holds neither a session’s nor a link’s token', async () => {
  const person = await server.person();
  const token = await resetToken(person.email);
  const cookie = person.cookies.get('kiem_session') ?? '';
  const { rows } = await pool.query('select s::text as row from sessions s union all select t::text from account_tokens t');
  const jobs = await pool.query('select data::text as row from pgboss.job where data is not null');

  const stored = [...rows, ...jobs.rows].map(({ row }) => row).join('\n');

  expect(stored).toContain(person.id);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(cookie);
});
