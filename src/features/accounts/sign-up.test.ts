import { expect, test } from 'vitest';
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

/** The sign-ups that wait for this address to be confirmed. */
async function attemptsOf(email: string): Promise<unknown[]> {
  const { rows } = await server.services.pool.query(
    'select id, first_name as name, roles from sign_up_attempts where email = $1 order by created_at',
    [email],
  );
  return rows;
}

async function accountsOf(email: string): Promise<unknown[]> {
  const { rows } = await server.services.pool.query(
    'select a.id, p.first_name as name, p.roles from accounts a left join profiles p on p.id = a.id where a.email = $1',
    [email],
  );
  return rows;
}

test('a person signs up, confirms the address, signs in, and signs out', async () => {
  const person = newcomer({ roles: ['talent', 'investor'] });
  const browser = server.visitor();

  expect(await browser.api.accounts.signUp(person)).toEqual({ ok: true });
  expect(await browser.api.profiles.readMe()).toBeNull();
  const token = await confirmationToken(person.email);
  expect(await browser.api.accounts.confirmEmail({ token })).toEqual({ ok: true, email: person.email });
  expect(await browser.api.accounts.signIn({ email: person.email, password: person.password })).toMatchObject({ ok: true });
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

test('a confirmation link that worked once is answered the same again', async () => {
  const person = newcomer();
  const browser = server.visitor();
  await browser.api.accounts.signUp(person);
  const token = await confirmationToken(person.email);

  await browser.api.accounts.confirmEmail({ token });

  expect(await server.visitor().api.accounts.confirmEmail({ token })).toEqual({ ok: true, email: null });
  expect(await accountsOf(person.email)).toEqual([{ id: person.id, name: 'Anna', roles: ['investor'] }]);
});

test('signing up with a known address gets the same answer, changes nothing and mails its owner', async () => {
  const owner = await server.person({ firstName: 'Bram' });

  const answer = await server.visitor().api.accounts.signUp(newcomer({ email: owner.email, firstName: 'Iemand anders' }));

  expect(answer).toEqual({ ok: true });
  expect(await accountsOf(owner.email)).toEqual([{ id: owner.id, name: 'Bram', roles: ['investor'] }]);
  expect(await mailsTo(owner.email)).toMatchObject([{ subject: 'Je hebt al een account bij Kiem' }]);
  await expect(server.visitor().api.accounts.signIn({ email: owner.email, password: owner.password })).resolves.toMatchObject({ ok: true });
});

test('signing up with an address, then signing in, doesn’t show whether it has an account', async () => {
  const [owner, unknown] = [await server.person(), newcomer().email];

  for (const email of [owner.email, unknown]) {
    const attempt = newcomer({ email });
    const browser = server.visitor();
    const { status, body } = await browser.send('POST', '/api/accounts/sign-up', attempt);
    expect([status, body, [...browser.cookies.keys()]]).toEqual([200, { ok: true }, ['kiem_sign_up']]);
    const { password } = attempt;
    await expect(server.visitor().api.accounts.signIn({ email, password })).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
  }
});

test('signing up with the id of somebody’s account doesn’t show which address it has, and makes another account', async () => {
  const owner = await server.person();
  const attempt = newcomer({ id: owner.id });
  const browser = server.visitor();

  for (const email of [attempt.email, owner.email]) {
    const { id } = owner;
    await server.services.pool.query('delete from sign_up_attempts');
    expect(await browser.api.accounts.signUp(newcomer({ id, email }))).toEqual({ ok: true });
  }
  await server.services.pool.query('delete from sign_up_attempts');
  await browser.api.accounts.signUp(attempt);
  await browser.api.accounts.confirmEmail({ token: await confirmationToken(attempt.email) });

  const [made] = await accountsOf(attempt.email);
  expect(made).toMatchObject({ id: expect.not.stringMatching(owner.id), name: 'Anna' });
});

test('signing up with the id of another sign-up fails with a conflict and changes nothing', async () => {
  const first = newcomer();
  await server.visitor().api.accounts.signUp(first);
  const conflict = { code: 'CONFLICT', message: 'Deze id is al in gebruik.' };

  for (const details of [{ email: newcomer().email }, { password: 'Een-heel-ander-woord-3' }, { firstName: 'Mallory' }]) {
    const browser = server.visitor();
    await expect(browser.api.accounts.signUp({ ...first, ...details })).rejects.toMatchObject(conflict);
    expect(browser.cookies.size).toBe(0);
  }

  expect(await attemptsOf(first.email)).toEqual([{ id: first.id, name: 'Anna', roles: ['investor'] }]);
  expect(await mailsTo(first.email)).toHaveLength(1);
});

test('the same sign-up repeated makes one attempt and one mail, and the browser may confirm it', async () => {
  const person = newcomer();
  const browser = server.visitor();

  await server.visitor().api.accounts.signUp(person);
  expect(await browser.api.accounts.signUp(person)).toEqual({ ok: true });

  expect(await attemptsOf(person.email)).toHaveLength(1);
  expect(await mailsTo(person.email)).toMatchObject([{ subject: 'Bevestig je e-mailadres voor Kiem' }]);
  expect(await browser.api.accounts.confirmEmail({ token: await confirmationToken(person.email) })).toEqual({
    ok: true,
    email: person.email,
  });
});

test('concurrent sign-ups with one address each keep what they said', async () => {
  const { email } = newcomer();
  const attempts = ['An', 'Bea', 'Cas', 'Dirk'].map((firstName) => newcomer({ email, firstName }));

  const answers = await Promise.all(attempts.map((attempt) => server.visitor().api.accounts.signUp(attempt)));

  expect(answers).toEqual(attempts.map(() => ({ ok: true })));
  expect(await attemptsOf(email)).toHaveLength(4);
  expect(await accountsOf(email)).toEqual([]);
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

  expect(await attemptsOf(person.email)).toMatchObject([{ roles: stored }]);
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
  expect(await attemptsOf(person.email)).toEqual([]);
});
