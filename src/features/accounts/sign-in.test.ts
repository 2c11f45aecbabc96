import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();
const wrong = { code: 'INVALID_CREDENTIALS', status: 401, message: 'E-mailadres of wachtwoord klopt niet.' };

test('signing in sets a session cookie that scripts and other sites do not get', async () => {
  const { email, password } = await server.person();
  const body = JSON.stringify({ email, password });

  const response = await server.fetch('/api/accounts/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  expect(await response.json()).toEqual({ ok: true, isFirstDay: true });
  const [session, device] = response.headers.getSetCookie();
  expect(session).toMatch(/^kiem_session=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  expect(device).toMatch(/^kiem_device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
});

test('signing in makes a session of the person', async () => {
  const { id, email, password } = await server.person({ firstName: 'Anna' });
  const browser = server.visitor();

  await browser.api.accounts.signIn({ email: ` ${email.toUpperCase()}`, password });

  expect(await browser.api.profiles.readMe()).toMatchObject({ id, firstName: 'Anna' });
});

test('a person is welcomed back from the second day on, wherever they signed in on the first', async () => {
  const { email, password } = await server.person();
  const signIn = () => server.visitor().api.accounts.signIn({ email, password });
  expect(await signIn()).toMatchObject({ isFirstDay: true });

  server.clock.advance({ hours: 25 });

  expect(await signIn()).toMatchObject({ isFirstDay: false });
});

test('signing out ends the session, not only its cookie', async () => {
  const person = await server.person();
  const stolen = server.visitor();
  stolen.cookies.set('kiem_session', person.cookies.get('kiem_session') ?? '');
  expect(await stolen.api.profiles.readMe()).toMatchObject({ id: person.id });

  await person.api.accounts.signOut();

  expect(person.cookies.has('kiem_session')).toBe(false);
  expect(await stolen.api.profiles.readMe()).toBeNull();
  await expect(person.api.accounts.signOut()).resolves.toEqual({ ok: true });
});

test.each(['/', '/api/me', '/live'])(
  'a browser that signed out without a network is signed out for good by asking for %s',
  async (path) => {
    const person = await server.person();
    const session = person.cookies.get('kiem_session') ?? '';
    const otherTab = server.visitor();
    otherTab.cookies.set('kiem_session', session);

    const response = await server.fetch(path, { headers: { cookie: `kiem_session=${session}; kiem_left=1` } });
    await response.body?.cancel();

    expect(response.headers.getSetCookie().map((each) => each.split(';')[0])).toEqual(['kiem_session=', 'kiem_left=']);
    expect(await otherTab.api.profiles.readMe()).toBeNull();
  },
);

test('somebody signs in again in a browser that had signed out without a network', async () => {
  const person = await server.person();
  const [session] = [person.cookies.get('kiem_session')];
  person.cookies.set('kiem_left', '1');

  await person.api.accounts.signIn({ email: person.email, password: person.password });

  expect(person.cookies.has('kiem_left')).toBe(false);
  expect(person.cookies.get('kiem_session')).not.toBe(session);
  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
});

test('signing out of one browser leaves the other signed in', async () => {
  const person = await server.person();
  const phone = server.visitor();
  await phone.api.accounts.signIn({ email: person.email, password: person.password });

  await phone.api.accounts.signOut();

  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
});

test('an unknown address is answered like a wrong password', async () => {
  const { email } = await server.person();

  const known = await server.visitor().send('POST', '/api/accounts/sign-in', { email, password: 'verkeerd-7' });
  const unknown = await server
    .visitor()
    .send('POST', '/api/accounts/sign-in', { email: `${newId()}@voorbeeld.test`, password: 'verkeerd-7' });

  expect(known).toEqual({ status: 401, body: { code: wrong.code, message: wrong.message } });
  expect(unknown).toEqual(known);
});

test('sign-in reveals that an address is unconfirmed only to the right password', async () => {
  const [id, password] = [newId(), 'Kastanje-regenboog-4'];
  const email = `${id}@voorbeeld.test`;
  await server.visitor().api.accounts.signUp({ id, firstName: 'An', lastName: 'Maes', email, password });
  const browser = server.visitor();

  await expect(browser.api.accounts.signIn({ email, password })).rejects.toMatchObject({
    code: 'EMAIL_NOT_CONFIRMED',
    status: 403,
    message: 'Bevestig eerst je e-mailadres',
  });
  await expect(browser.api.accounts.signIn({ email, password: 'verkeerd-7' })).rejects.toMatchObject(wrong);
  expect([...browser.cookies]).toEqual([]);
});

test('signing in over a session ends that session, its live streams too', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const stolen = server.visitor();
  stolen.cookies.set('kiem_session', anna.cookies.get('kiem_session') ?? '');
  const stream = await stolen.fetch('/live');
  const ended = stream.text();
  const phone = server.visitor();
  await phone.api.accounts.signIn({ email: anna.email, password: anna.password });

  await anna.api.accounts.signIn({ email: bram.email, password: bram.password });

  expect(await stolen.api.profiles.readMe()).toBeNull();
  expect(await anna.api.profiles.readMe()).toMatchObject({ id: bram.id });
  expect(await phone.api.profiles.readMe()).toMatchObject({ id: anna.id });
  expect(await ended).toContain('event: ended');
});

test('a wrong password over a session leaves it as it is', async () => {
  const { email, api } = await server.person();

  await expect(api.accounts.signIn({ email, password: 'verkeerd-7' })).rejects.toMatchObject(wrong);

  expect(await api.profiles.readMe()).not.toBeNull();
});

const required = 'Alle velden zijn verplicht';

test.each([
  ['no address', { password: 'x' }, required],
  ['no password', { email: 'anna@voorbeeld.test' }, required],
  ['an empty password', { email: 'anna@voorbeeld.test', password: '' }, required],
  ['what is no address', { email: 'anna', password: 'x' }, 'Vul een geldig e-mailadres in.'],
])('%s is refused', async (_what, input, message) => {
  const answer = await server.visitor().send('POST', '/api/accounts/sign-in', input);

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message } });
});

test('a session ends after 30 days without use', async () => {
  const person = await server.person();

  server.clock.advance({ days: 30, seconds: -1 });
  const other = await server.person();
  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
  server.clock.advance({ days: 30 });

  expect(await other.api.profiles.readMe()).toBeNull();
  await expect(other.api.feed.listPosts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('use extends a session, in the database and in the browser', async () => {
  const person = await server.person();

  for (const _ of Array(4)) {
    server.clock.advance({ days: 20 });
    const response = await person.fetch('/api/me');
    expect(await response.json()).toMatchObject({ id: person.id });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^kiem_session=.+Max-Age=2592000$/)]);
  }
  server.clock.advance({ seconds: 3540 });
  expect((await person.fetch('/api/me')).headers.getSetCookie()).toEqual([]);
});

test('a made-up, an empty and an oversized session cookie are nobody', async () => {
  for (const value of ['', 'verzonnen', 'a'.repeat(4000), "' or 1=1 --", '%00']) {
    const browser = server.visitor();
    browser.cookies.set('kiem_session', value);
    expect(await browser.api.profiles.readMe()).toBeNull();
  }
});
