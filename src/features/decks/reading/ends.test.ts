import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { addDays } from '../../../platform/calendar.ts';
import { newId } from '../../../platform/ids.ts';
import { beginOf, dayOf, instantAt } from '../../../platform/zoned-time.ts';
import { liftSuspension, suspendAccount } from '../../accounts/commands/suspend.ts';
import { makeAdmission } from '../../projects/admissions/factory.ts';
import { makeProject } from '../../projects/factory.ts';
import { projectZone } from '../../projects/policy.ts';
import { makeLink, makeRelease } from '../links/factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

type Shared = { owner: Person; reader: Person; projectId: string; linkId: string; token: string };

/** A reader with a link of their own, and what an open page of theirs asks. */
async function opened(): Promise<Shared> {
  const [owner, reader] = [await server.person(), await server.person()];
  const { id: projectId } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId });
  const { id: linkId, token } = await makeLink(db, { projectId, personId: reader.id, createdAt: clock.now(), allowsPdf: true });
  await openShared(reader, { token });
  return { owner, reader, projectId, linkId, token };
}

/** The same for the reader of an address, who entered the code. */
async function openedByMail(email: string): Promise<Omit<Shared, 'reader'> & { browser: ReturnType<typeof server.visitor> }> {
  const owner = await server.person();
  const { id: projectId } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId });
  const { id: linkId, token } = await makeLink(db, { projectId, email, createdAt: clock.now(), allowsPdf: true });
  const browser = server.visitor();
  await browser.api.sharedDecks.requestCode({ token, email });
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  await browser.api.sharedDecks.enterCode({ token, code: /\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '' });
  await openShared(browser, { token });
  return { owner, browser, projectId, linkId, token };
}

/** Everything that a reader can ask for, with the codes of the answers. */
async function asked({ api, send }: Pick<Person, 'api' | 'send'>, token: string): Promise<string[]> {
  const calls = [api.sharedDecks.readInvitation({ token }), api.sharedDecks.checkAccess({ token }), openShared({ api }, { token })];
  const answers = (await Promise.allSettled(calls)).map((call) => (call.status === 'fulfilled' ? 'ok' : String(call.reason.code)));
  const { status, body } = await send('GET', `/api/shared-deck/file?token=${token}&format=pdf`);
  return [...answers, status === 200 ? 'ok' : Object(body).code];
}

const all = (answer: string) => Array.from({ length: 4 }, () => answer);

test('a link that is taken back ends the page, the file and the copied address at once', async () => {
  const { owner, reader, linkId, token } = await opened();
  expect(await asked(reader, token)).toEqual(all('ok'));

  await owner.api.deckLinks.takeBackLink({ id: linkId });
  expect(await asked(reader, token)).toEqual(all('TAKEN_BACK'));
  expect(await asked(server.visitor(), token)).toEqual(all('TAKEN_BACK'));
  await owner.api.deckLinks.takeBackLink({ id: linkId });
  await expect(owner.api.deckLinks.renewLink({ id: linkId })).rejects.toMatchObject({ code: 'ENDED' });
});

test('a browser that entered the code loses a link that is taken back', async () => {
  const { owner, browser, linkId, token } = await openedByMail('terug@voorbeeld.test');
  expect(await asked(browser, token)).toEqual(all('ok'));

  await owner.api.deckLinks.takeBackLink({ id: linkId });

  expect(await asked(browser, token)).toEqual(all('TAKEN_BACK'));
  expect((await services.pool.query('select 1 from pitch_link_readers where link_id = $1', [linkId])).rowCount).toBe(0);
});

test('files that wait their turn while the link is taken back aren’t given', async () => {
  const { owner, reader, linkId, token } = await opened();
  // Two are drawn at a time, so the last ones wait far longer than taking the link back lasts.
  const files = Array.from({ length: 12 }, () => reader.send('GET', `/api/shared-deck/file?token=${token}&format=pdf`));
  // On a busy machine some are refused at once, as more wait than will be drawn soon.
  await Promise.any(files.map(async (file) => expect(await file).toMatchObject({ status: 200 })));

  await owner.api.deckLinks.takeBackLink({ id: linkId });

  const statuses = (await Promise.all(files)).map(({ status }) => status);
  expect(statuses).toContain(410);
});

test('a code that is entered while the link gets another address opens nothing, and breaks nothing', async () => {
  const email = 'tegelijk@voorbeeld.test';
  const { browser, linkId, token } = await openedByMail(email);
  await browser.api.sharedDecks.requestCode({ token, email });
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  const code = /\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '';
  const renewing = await services.pool.connect();
  await renewing.query('begin');
  await renewing.query('select 1 from pitch_links where id = $1 for update', [linkId]);

  const entered = browser.api.sharedDecks.enterCode({ token, code }).catch((error: unknown) => error);
  await untilSomebodyWaits(services.pool);
  await renewing.query(`update pitch_links set token_hash = repeat('0', 64) where id = $1`, [linkId]);
  for (const table of ['pitch_link_readers', 'pitch_link_codes']) {
    await renewing.query(`delete from ${table} where link_id = $1`, [linkId]);
  }
  await renewing.query('commit');
  renewing.release();

  expect(await entered).toMatchObject({ code: 'WRONG_CODE' });
  expect((await services.pool.query('select 1 from pitch_link_readers where link_id = $1', [linkId])).rowCount).toBe(0);
});

test('a link can be read to the end of its last day in Brussels', async () => {
  const { owner, reader, projectId } = await opened();
  const wanted = { id: projectId, linkId: newId(), label: 'Fonds Noord', personId: reader.id, days: 7, allowsPdf: true };
  const token = (await owner.api.deckLinks.createLink(wanted)).url.split('/pitch/')[1] ?? '';
  const lastDay = addDays(dayOf(clock.now().toISOString(), projectZone), 7);
  const { expiresAt } = await reader.api.sharedDecks.readInvitation({ token });
  expect(dayOf(expiresAt ?? '', projectZone)).toBe(lastDay);

  clock.set(new Date(instantAt(lastDay, '23:59', projectZone) ?? ''));
  expect(await asked(reader, token)).toEqual(all('ok'));
  clock.set(new Date(beginOf(addDays(lastDay, 1), projectZone)));
  expect(await asked(reader, token)).toEqual(all('EXPIRED'));
});

test.each(['owner', 'reader'] as const)('a block by the %s ends it, with what was read, also after it is lifted', async (who) => {
  const { owner, reader, projectId, token } = await opened();
  const [blocker, blocked] = who === 'owner' ? [owner, reader] : [reader, owner];

  await blocker.api.network.blockPerson({ id: blocked.id });
  expect(await asked(reader, token)).toEqual(all('NOT_FOUND'));
  await blocker.api.network.unblockPerson({ id: blocked.id });

  expect(await asked(reader, token)).toEqual(all('NOT_FOUND'));
  expect((await owner.api.deckLinks.listLinks({ id: projectId })).links).toEqual([]);
  expect((await reader.api.ownReadings.listOwnReadings({})).readings).toEqual([]);
  expect((await owner.api.notifications.listNotifications({})).notifications).toEqual([]);
});

test.each(['owner', 'reader'] as const)(
  'a block by the %s ends a link to the address of an account while it lasts, and leaves it in the list',
  async (who) => {
    const person = await server.person();
    const { owner, browser, projectId, token } = await openedByMail(person.email);
    const [blocker, blocked] = who === 'owner' ? [owner, person] : [person, owner];
    const listed = () => owner.api.deckLinks.listLinks({ id: projectId });
    const before = await listed();

    await blocker.api.network.blockPerson({ id: blocked.id });
    expect(await asked(browser, token)).toEqual(all('NOT_FOUND'));
    expect(await asked(person, token)).toEqual(all('NOT_FOUND'));
    expect(await listed()).toEqual(before);

    await blocker.api.network.unblockPerson({ id: blocked.id });
    expect(await asked(browser, token)).toEqual(all('ok'));
  },
);

test('the suspension of the owner, or of the account of an address, ends reading until it is lifted', async () => {
  const person = await server.person();
  const { owner, browser, token } = await openedByMail(person.email);

  for (const { email } of [owner, person]) {
    await suspendAccount(db, email, clock.now());
    expect(await asked(browser, token)).toEqual(all('NOT_FOUND'));
    await liftSuspension(db, email);
    expect(await asked(browser, token)).toEqual(all('ok'));
  }
});

test('a suspended reader reads nothing', async () => {
  const { reader, token } = await opened();

  await suspendAccount(db, reader.email, clock.now());

  expect(await asked(reader, token)).toEqual(all('NOT_FOUND'));
});

test('the departure of the owner or of the reader removes the link and what was read', async () => {
  const counted = async (linkId: string) =>
    (await services.pool.query('select 1 from pitch_links l left join pitch_readings e on e.link_id = l.id where l.id = $1', [linkId]))
      .rowCount;
  const [one, other] = [await opened(), await opened()];
  await one.owner.api.account.deleteAccount({ password: one.owner.password });
  await other.reader.api.account.deleteAccount({ password: other.reader.password });

  expect(await asked(one.reader, one.token)).toEqual(all('NOT_FOUND'));
  expect(await asked(other.reader, other.token)).toEqual(all('NOT_FOUND'));
  expect([await counted(one.linkId), await counted(other.linkId)]).toEqual([0, 0]);
});

test('the departure of a person removes links to their address', async () => {
  const person = await server.person();
  const { browser, token } = await openedByMail(person.email);

  await person.api.account.deleteAccount({ password: person.password });

  expect(await asked(browser, token)).toEqual(all('NOT_FOUND'));
  expect((await services.pool.query('select 1 from pitch_links where email = $1', [person.email])).rowCount).toBe(0);
});

test('a withdrawn project is read by nobody until it is put back', async () => {
  const { owner, reader, projectId, token } = await opened();

  await owner.api.ownProjects.withdrawProject({ id: projectId });
  expect(await asked(reader, token)).toEqual(all('NOT_FOUND'));
  await owner.api.ownProjects.restoreProject({ id: projectId });
  expect(await asked(reader, token)).toEqual(all('ok'));
});

test('the end of an admission, and giving it up, end reading on the project’s page', async () => {
  const { owner, projectId } = await opened();
  const reads = async ({ api }: Person) =>
    api.sharedDecks.checkAccess({ projectId }).then(
      () => 'ok',
      ({ code }) => code,
    );
  for (const end of [
    ({ id: personId }: Person) => owner.api.admissions.endAdmission({ id: projectId, personId }),
    ({ api }: Person) => api.admissions.withdrawAccess({ id: projectId }),
  ]) {
    const reader = await server.person();
    await reader.api.admissions.askAccess({ id: projectId });
    expect(await reads(reader)).toBe('NOT_FOUND');
    await owner.api.admissions.admitPerson({ id: projectId, personId: reader.id });
    expect(await reads(reader)).toBe('ok');
    await end(reader);
    expect(await reads(reader)).toBe('NOT_FOUND');
  }
});

test.each([
  ['a block by the owner', ({ owner, reader }: Shared) => owner.api.network.blockPerson({ id: reader.id })],
  ['a block by the reader', ({ owner, reader }: Shared) => reader.api.network.blockPerson({ id: owner.id })],
  ['the suspension of the owner', ({ owner }: Shared) => suspendAccount(db, owner.email, clock.now())],
  ['the suspension of the reader', ({ reader }: Shared) => suspendAccount(db, reader.email, clock.now())],
  ['the departure of the owner', ({ owner }: Shared) => owner.api.account.deleteAccount({ password: owner.password })],
  ['the departure of the reader', ({ reader }: Shared) => reader.api.account.deleteAccount({ password: reader.password })],
])('%s ends reading on the project’s page', async (_end, end) => {
  const shared = await opened();
  const { reader, projectId } = shared;
  await makeAdmission(db, { projectId, personId: reader.id, status: 'admitted' });
  expect(await openShared(reader, { projectId })).toMatchObject({ readingId: expect.any(String) });

  await end(shared);

  for (const call of [reader.api.sharedDecks.readInvitation, reader.api.sharedDecks.checkAccess]) {
    await expect(call({ projectId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
