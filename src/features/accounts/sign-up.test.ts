import { expect, test, vi } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();

/** A sign-up by somebody who is new. */
function newcomer(details: Record<string, unknown> = {}) {
  const id = newId();
  return { id, firstName: 'Anna', lastName: 'Peeters', email: `anna-${id}@voorbeeld.test`, password: 'Kastanje-regenboog-4', ...details };
}

async function mailsTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email);
}

async function confirmationToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const link = /http:\/\/kiem\.test\/\?bevestiging=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('bevestiging') ?? '';
}

async function accountsOf(email: string): Promise<unknown[]> {
  const { rows } = await server.services.pool.query(
    'select a.id, a.email_verified as confirmed, p.first_name as name, p.roles from accounts a left join profiles p on p.id = a.id where a.email = $1',
    [email],
  );
  return rows;
}

/** Does things that insert accounts, each held up until all of them have found that there is none yet. */
async function atOnce<T>(inserts: (() => Promise<T>)[]): Promise<T[]> {
  const { pool } = server.services;
  const gate = await pool.connect();
  await gate.query('begin');
  await gate.query('lock table accounts in share row exclusive mode');
  const answers = Promise.all(inserts.map((insert) => insert()));
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select from pg_locks where not granted and relation = 'accounts'::regclass`);
      expect(rows).toHaveLength(inserts.length);
    },
    { timeout: 10_000, interval: 20 },
  );
  await gate.query('commit');
  gate.release();
  return answers;
}

test('a person signs up, confirms the address, signs in, and signs out', async () => {
  const person = newcomer({ roles: ['talent', 'investor'] });
  const browser = server.visitor();

  expect(await browser.api.accounts.signUp(person)).toEqual({ ok: true });
  expect(await browser.api.profiles.readMe()).toBeNull();
  const token = await confirmationToken(person.email);
  expect(await browser.api.accounts.confirmEmail({ token })).toEqual({ ok: true });
  expect(await browser.api.accounts.signIn({ email: person.email, password: person.password })).toEqual({ ok: true });
  expect(await browser.api.profiles.readMe()).toEqual({
    id: person.id,
    firstName: 'Anna',
    lastName: 'Peeters',
    avatarId: null,
    roles: ['talent', 'investor'],
    timeZone: 'Europe/Brussels',
  });

  expect(await browser.api.accounts.signOut()).toEqual({ ok: true });
  expect(await browser.api.profiles.readMe()).toBeNull();
});

test('the confirmation mail says the same in text and HTML, with the link back to the site', async () => {
  const person = newcomer();
  await server.visitor().api.accounts.signUp(person);

  const [mail, ...others] = await mailsTo(person.email);

  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Bevestig je e-mailadres voor Kiem');
  expect(mail?.text).toContain('De link is 24 uur geldig.');
  expect(mail?.text).toMatch(/http:\/\/kiem\.test\/\?bevestiging=\S+/);
  expect(mail?.html).toContain('De link is 24 uur geldig.');
  expect(mail?.html).toMatch(/href="http:\/\/kiem\.test\/\?bevestiging=[^"]+"/);
  expect(mail?.html).toContain('E-mailadres bevestigen');
});

test('a confirmation link works twice, and not at all when it was tampered with', async () => {
  const person = newcomer();
  await server.visitor().api.accounts.signUp(person);
  const token = await confirmationToken(person.email);
  const refusal = { code: 'INVALID_LINK', message: 'Deze bevestigingslink is niet meer geldig. Vraag een nieuwe aan.' };

  await expect(server.visitor().api.accounts.confirmEmail({ token: `${token.slice(0, -4)}aaaa` })).rejects.toMatchObject(refusal);
  await expect(server.visitor().api.accounts.confirmEmail({ token: 'onzin' })).rejects.toMatchObject(refusal);
  expect(await accountsOf(person.email)).toMatchObject([{ confirmed: false }]);
  await server.visitor().api.accounts.confirmEmail({ token });
  expect(await server.visitor().api.accounts.confirmEmail({ token })).toEqual({ ok: true });
  expect(await accountsOf(person.email)).toMatchObject([{ confirmed: true }]);
});

test('an address is one account however it is written', async () => {
  const person = newcomer();
  await server.visitor().api.accounts.signUp({ ...person, email: ` ${person.email.toUpperCase()} ` });

  expect(await accountsOf(person.email)).toHaveLength(1);
});

test('a sign-up with a known address is answered the same, changes nothing and tells its owner', async () => {
  const owner = await server.person({ firstName: 'Bram' });

  const answer = await server.visitor().api.accounts.signUp(newcomer({ email: owner.email, firstName: 'Iemand anders' }));

  expect(answer).toEqual({ ok: true });
  expect(await accountsOf(owner.email)).toEqual([{ id: owner.id, confirmed: true, name: 'Bram', roles: ['investor'] }]);
  expect(await mailsTo(owner.email)).toMatchObject([{ subject: 'Je hebt al een account bij Kiem' }]);
  await expect(server.visitor().api.accounts.signIn({ email: owner.email, password: owner.password })).resolves.toEqual({ ok: true });
});

test('an id that is another account gives a conflict and makes nothing', async () => {
  const first = await server.person();
  const second = newcomer({ id: first.id });

  await expect(server.visitor().api.accounts.signUp(second)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Deze id is al in gebruik.',
  });

  expect(await accountsOf(second.email)).toEqual([]);
  expect(await mailsTo(second.email)).toEqual([]);
});

test('the same sign-up repeated makes one account and one mail', async () => {
  const person = newcomer();

  await server.visitor().api.accounts.signUp(person);
  expect(await server.visitor().api.accounts.signUp(person)).toEqual({ ok: true });

  expect(await accountsOf(person.email)).toHaveLength(1);
  expect(await mailsTo(person.email)).toMatchObject([{ subject: 'Bevestig je e-mailadres voor Kiem' }]);
});

test('of concurrent sign-ups with one address one makes the account; all are answered the same', async () => {
  const { email } = newcomer();
  const attempts = Array.from({ length: 6 }, () => newcomer({ email }));

  const answers = await atOnce(attempts.map((attempt) => () => server.visitor().api.accounts.signUp(attempt)));

  expect(answers).toEqual(attempts.map(() => ({ ok: true })));
  const [account, ...others] = await accountsOf(email);
  expect(others).toEqual([]);
  expect(account).toMatchObject({ confirmed: false, name: 'Anna', roles: ['investor'] });
  const confirmations = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Bevestig'));
  expect(confirmations).toHaveLength(1);
});

test.each([
  [['ondernemer'], ['entrepreneur']],
  [
    ['ondernemer', 'entrepreneur', 'talent'],
    ['entrepreneur', 'talent'],
  ],
  [undefined, ['investor']],
])('the roles %j are stored as %j', async (roles, stored) => {
  const person = newcomer({ roles });
  await server.visitor().api.accounts.signUp(person);

  expect(await accountsOf(person.email)).toMatchObject([{ roles: stored }]);
});

const required = 'Alle velden zijn verplicht';

test.each([
  ['no first name', { firstName: undefined }, required],
  ['an empty first name', { firstName: '' }, required],
  ['a blank last name', { lastName: '  ' }, required],
  ['no address', { email: undefined }, required],
  ['an empty address', { email: '' }, required],
  ['no password', { password: undefined }, required],
  ['an empty password', { password: '' }, required],
  ['no address at all', { email: 'anna bij voorbeeld' }, 'Vul een geldig e-mailadres in.'],
  ['an address that is too long', { email: `${'a'.repeat(250)}@voorbeeld.test` }, 'Dit e-mailadres is te lang.'],
  ['a name that is too long', { firstName: 'a'.repeat(81) }, 'Een naam heeft hoogstens 80 tekens.'],
  ['a line break in a name', { firstName: 'Anna\r\nBcc: x' }, 'Een naam kan deze tekens niet bevatten.'],
  ['a name that turns the line around', { firstName: '\u202egnirts' }, 'Een naam kan deze tekens niet bevatten.'],
  ['a name without a shape', { lastName: '\u200b' }, required],
  ['markup in a name', { lastName: '<b>' }, 'Een naam kan deze tekens niet bevatten.'],
  ['a password that is too long', { password: 'a'.repeat(129) }, 'Een wachtwoord heeft hoogstens 128 tekens.'],
  ['no role', { roles: [] }, 'Selecteer minimaal één rol'],
])('%s is refused', async (_what, details, message) => {
  const [field] = Object.keys(details);

  const answer = await server.visitor().send('POST', '/api/accounts/sign-up', newcomer(details));

  expect(answer).toEqual({ status: 400, body: { code: 'BAD_REQUEST', message, data: { fields: { [`${field}`]: message } } } });
});

test('every wrong field is named', async () => {
  const answer = await server.visitor().send('POST', '/api/accounts/sign-up', newcomer({ firstName: '', email: 'x', roles: ['koning'] }));

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    message: required,
    data: { fields: { firstName: required, email: 'Vul een geldig e-mailadres in.', 'roles.0': expect.stringContaining('Ongeldige') } },
  });
});

test.each(['Kort1', 'wachtwoord', 'welkom123', 'qwerty123', 'anna.peeters', 'kiemkiem'])('the password %s is refused', async (password) => {
  const person = newcomer({ password, email: 'anna.peeters@voorbeeld.test' });

  await expect(server.visitor().api.accounts.signUp(person)).rejects.toMatchObject({
    code: 'WEAK_PASSWORD',
    status: 422,
    message: 'Dit wachtwoord is te makkelijk te raden. Kies een langer of minder gewoon wachtwoord.',
  });
  expect(await accountsOf(person.email)).toEqual([]);
});
