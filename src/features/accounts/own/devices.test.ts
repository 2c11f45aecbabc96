import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeSession } from '../factory.ts';

const server = await startTestServer();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Another browser of the same person, that says it is Firefox. */
async function otherBrowser({ email, password }: Person) {
  const browser = server.visitor();
  const headers = { 'content-type': 'application/json', 'user-agent': firefox };
  await browser.fetch('/api/accounts/sign-in', { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  return browser;
}

async function sessionsOf({ id }: Person): Promise<number> {
  const { rows } = await server.services.pool.query('select 1 from sessions where account_id = $1', [id]);
  return rows.length;
}

test('a person sees where they are signed in, this browser first, with when it was last used', async () => {
  const person = await server.person();
  const signedInAt = server.clock.now().toISOString();
  await otherBrowser(person);
  server.clock.advance({ hours: 2 });

  const devices = await person.api.account.listDevices();

  const now = server.clock.now().toISOString();
  expect(devices).toMatchObject([
    { name: 'Onbekend apparaat', isCurrent: true, lastSeenAt: now },
    { name: 'Firefox op Windows', isCurrent: false, createdAt: signedInAt, lastSeenAt: signedInAt },
  ]);
  expect(Object.keys(devices[0] ?? {}).toSorted()).toEqual(['createdAt', 'id', 'isCurrent', 'lastSeenAt', 'name']);
});

test('one browser is signed out from another', async () => {
  const person = await server.person();
  const phone = await otherBrowser(person);
  const [, device] = await person.api.account.listDevices();

  expect(await person.api.account.signOutDevice({ id: device?.id ?? '' })).toEqual({ ok: true });

  expect(await phone.api.profiles.readMe()).toBeNull();
  expect(await person.api.account.listDevices()).toHaveLength(1);
});

test('another person’s session does not exist for a stranger', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [device] = await anna.api.account.listDevices();

  for (const id of [device?.id ?? '', newId()]) {
    const answer = await bram.send('DELETE', `/api/account/sessions/${id}`);
    expect(answer).toEqual({ status: 404, body: { code: 'NOT_FOUND', message: 'Dit apparaat is al uitgelogd.' } });
  }
  expect(await anna.api.profiles.readMe()).toMatchObject({ id: anna.id });
  expect(await bram.api.account.listDevices()).toHaveLength(1);
});

test('signing out elsewhere leaves this browser signed in, and other people', async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const phone = await otherBrowser(person);

  await person.api.account.signOutOthers();

  expect(await phone.api.profiles.readMe()).toBeNull();
  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
  expect(await stranger.api.profiles.readMe()).toMatchObject({ id: stranger.id });
});

test('signing out everywhere ends this session too, with its cookie', async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const phone = await otherBrowser(person);

  await person.api.account.signOutEverywhere();

  expect(person.cookies.has('kiem_session')).toBe(false);
  expect(await phone.api.profiles.readMe()).toBeNull();
  expect(await stranger.api.profiles.readMe()).toMatchObject({ id: stranger.id });
});

test('sessions whose time has passed are not listed', async () => {
  const person = await server.person();
  await otherBrowser(person);
  server.clock.advance({ days: 29 });
  await person.api.profiles.readMe();
  server.clock.advance({ days: 2 });

  expect(await person.api.account.listDevices()).toMatchObject([{ isCurrent: true }]);
});

test('signing in keeps the 100 sessions of an account that were used last', async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const expiresAt = new Date(server.clock.now().getTime() + 86_400_000);
  for (let index = 0; index < 120; index += 1) await makeSession(server.services.db, { accountId: person.id, expiresAt });
  server.clock.advance({ hours: 2 });
  await person.api.profiles.readMe();

  const browser = await otherBrowser(person);

  expect(await sessionsOf(person)).toBe(100);
  expect(await browser.api.account.listDevices()).toMatchObject([{ name: 'Firefox op Windows', isCurrent: true }, ...Array(99).fill({})]);
  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
  expect(await sessionsOf(stranger)).toBe(1);
});

test('more sessions than that are not listed', async () => {
  const person = await server.person();
  const expiresAt = new Date(server.clock.now().getTime() + 86_400_000);
  for (let index = 0; index < 120; index += 1) await makeSession(server.services.db, { accountId: person.id, expiresAt });

  const devices = await person.api.account.listDevices();

  expect(devices).toHaveLength(100);
  expect(devices[0]?.isCurrent).toBe(true);
});

test('no network address is kept', async () => {
  await otherBrowser(await server.person());

  const { rows } = await server.services.pool.query('select distinct ip_address from sessions');

  expect(rows).toEqual([{ ip_address: null }]);
});
