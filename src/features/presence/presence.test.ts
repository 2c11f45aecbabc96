import { expect, onTestFinished, test } from 'vitest';
import type { Browser } from '../../app/testing/browser.ts';
import { openDatabaseProxy } from '../../app/testing/database-proxy.ts';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';

const server = await startTestServer();
const { db, live, pool } = server.services;

/** Returns the same person's browser at another server. */
function at(other: TestServer, person: Person): Browser {
  const browser = other.visitor();
  for (const [name, value] of person.cookies) browser.cookies.set(name, value);
  return browser;
}

async function makeFriends(): Promise<[Person, Person]> {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  return [anna, bram];
}

/** Opens a live stream that closes with the test, so that nobody stays online for the next one. */
async function comeOnline(browser: Browser) {
  const stream = await openLiveStream(browser);
  onTestFinished(stream.close);
  return stream;
}

const onlineFor = async (viewer: Browser, ...people: Person[]) =>
  (await viewer.api.presence.listOnline({ ids: people.map(({ id }) => id) })).online;

const untilOnline = (viewer: Browser, person: Person) =>
  expect.poll(() => onlineFor(viewer, person), { timeout: 5_000, interval: 20 }).toEqual([person.id]);

const untilOffline = (viewer: Browser, person: Person) =>
  expect.poll(() => onlineFor(viewer, person), { timeout: 5_000, interval: 20 }).toEqual([]);

test('connections see each other online, across servers, and are told at once', async () => {
  const other = await startTestServer({ beside: server });
  const [anna, bram] = await makeFriends();
  const watching = await comeOnline(anna);
  expect(await onlineFor(anna, bram)).toEqual([]);

  await comeOnline(at(other, bram));

  await watching.until(() => watching.changes().some(({ topic, id }) => topic === 'presence' && id === bram.id));
  expect(await onlineFor(anna, bram)).toEqual([bram.id]);
  await untilOnline(at(other, bram), anna);
});

test('a starting server learns who is online at the others', async () => {
  const [anna, bram] = await makeFriends();
  await comeOnline(bram);
  await untilOnline(anna, bram);

  const other = await startTestServer({ beside: server });

  await untilOnline(at(other, anna), bram);
});

test('only connections see a person online: no strangers, open requests, blocked people or visitors', async () => {
  const [anna, bram, asker, stranger] = [await server.person(), await server.person(), await server.person(), await server.person()];
  await makeConnection(db, { from: asker.id, to: bram.id, status: 'pending' });
  await makeBlock(db, { from: anna.id, of: bram.id });
  const streams = [await comeOnline(anna), await comeOnline(asker), await comeOnline(stranger)];
  const friend = await server.person();
  await makeConnection(db, { from: friend.id, to: bram.id });
  const watching = await comeOnline(friend);

  const own = await comeOnline(bram);
  await watching.until(() => watching.changes().some(({ id }) => id === bram.id));

  for (const viewer of [anna, asker, stranger, bram]) expect(await onlineFor(viewer, bram)).toEqual([]);
  expect(await onlineFor(bram, asker, anna, stranger)).toEqual([]);
  for (const stream of [...streams, own]) expect(stream.changes()).not.toContainEqual({ topic: 'presence', id: bram.id });
  expect(await anna.send('GET', `/api/presence/online?ids[]=${newId()}`)).toMatchObject({ status: 200, body: { online: [] } });
  expect(await server.visitor().send('GET', `/api/presence/online?ids[]=${bram.id}`)).toMatchObject({ status: 401 });
});

test('ending a connection or blocking hides who is online', async () => {
  const [anna, bram] = await makeFriends();
  const [chloe, dirk] = await makeFriends();
  await comeOnline(bram);
  await comeOnline(dirk);
  await untilOnline(anna, bram);
  await untilOnline(chloe, dirk);

  await anna.api.network.removeConnection({ id: bram.id });
  await dirk.api.network.blockPerson({ id: chloe.id });

  expect(await onlineFor(anna, bram)).toEqual([]);
  expect(await onlineFor(chloe, dirk)).toEqual([]);
});

test('a person who hides their presence is seen by nobody and sees nobody, at once, until they show it again', async () => {
  const other = await startTestServer({ beside: server });
  const [anna, bram] = await makeFriends();
  const watching = await comeOnline(at(other, anna));
  const own = await comeOnline(bram);
  await untilOnline(anna, bram);
  await untilOnline(bram, anna);
  const told = () => watching.changes().filter(({ topic, id }) => topic === 'presence' && id === bram.id).length;
  await watching.until(() => told() === 1);

  expect(await bram.api.presence.savePreference({ isShown: false })).toEqual({ isShown: false });

  expect(await onlineFor(anna, bram)).toEqual([]);
  expect(await onlineFor(bram, anna)).toEqual([]);
  await watching.until(() => told() === 2);
  await own.until(() => own.changes().some(({ topic, id }) => topic === 'presence' && id === null));
  expect(await bram.api.presence.readPreference()).toEqual({ isShown: false });
  expect(await anna.api.presence.readPreference()).toEqual({ isShown: true });

  await bram.api.presence.savePreference({ isShown: true });

  expect(await onlineFor(anna, bram)).toEqual([bram.id]);
  expect(await onlineFor(bram, anna)).toEqual([anna.id]);
});

test('a person who hides their presence causes and receives no live events about it', async () => {
  const [anna, bram] = await makeFriends();
  const chloe = await server.person();
  await makeConnection(db, { from: anna.id, to: chloe.id });
  await bram.api.presence.savePreference({ isShown: false });
  const [annas, brams] = [await comeOnline(anna), await comeOnline(bram)];
  await comeOnline(chloe);

  await annas.until(() => annas.changes().some(({ id }) => id === chloe.id));

  expect(annas.changes()).not.toContainEqual({ topic: 'presence', id: bram.id });
  expect(brams.changes()).not.toContainEqual({ topic: 'presence', id: anna.id });
});

test('a person who leaves stays online for some seconds, so that a reload is no change', async () => {
  const [anna, bram] = await makeFriends();
  const chloe = await server.person();
  await makeConnection(db, { from: anna.id, to: chloe.id });
  const watching = await comeOnline(anna);
  const [brams, chloes] = [await comeOnline(bram), await comeOnline(chloe)];
  await watching.until(() => watching.changes().length === 2);
  const leave = async (person: Person, stream: typeof brams) => {
    stream.close();
    await expect.poll(() => live.presence.here()).not.toContain(person.id);
  };

  await leave(chloe, chloes);
  server.clock.advance({ seconds: 3 });
  await leave(bram, brams);
  server.clock.advance({ seconds: 3 });
  await untilOffline(anna, chloe);
  expect(await onlineFor(anna, bram)).toEqual([bram.id]);
  const again = await comeOnline(bram);
  server.clock.advance({ seconds: 60 });
  await watching.until(() => watching.changes().length === 3);
  expect(watching.changes()[2]).toEqual({ topic: 'presence', id: chloe.id });

  await leave(bram, again);
  server.clock.advance({ seconds: 6 });
  await watching.until(() => watching.changes().length === 4);
  expect(watching.changes()[3]).toEqual({ topic: 'presence', id: bram.id });
  expect(await onlineFor(anna, bram)).toEqual([]);
});

test('a person who moves to another server when theirs stops never goes offline', async () => {
  const [anna, bram] = await makeFriends();
  const other = await startTestServer({ beside: server });
  const watching = await comeOnline(anna);
  const first = await comeOnline(at(other, bram));
  await watching.until(() => watching.changes().length === 1);
  other.services.live.end();
  await first.until(first.hasEnded);
  await comeOnline(bram);

  server.clock.advance({ seconds: 60 });
  await untilOnline(anna, bram);

  expect(watching.changes()).toEqual([{ topic: 'presence', id: bram.id }]);
});

test('a server that loses the database takes its people offline, and brings them back when it returns', async () => {
  const [anna, bram] = await makeFriends();
  const way = await openDatabaseProxy(server.connection.connectionString);
  onTestFinished(way.close);
  const other = await startTestServer({ beside: { ...server, connection: { connectionString: way.connectionString } } });
  await comeOnline(at(other, bram));
  await untilOnline(anna, bram);

  way.cut();
  server.clock.advance({ seconds: 46 });
  await untilOffline(anna, bram);

  way.restore();
  await untilOnline(anna, bram);
});

test('presence is stored nowhere', async () => {
  const [anna, bram] = await makeFriends();
  await comeOnline(bram);
  await untilOnline(anna, bram);

  const { rows } = await pool.query(
    `select (select count(*) from presence_preferences where person_id = $1)::int as preferences,
      (select count(*) from live_events where topic = 'presence')::int as events`,
    [bram.id],
  );
  expect(rows).toEqual([{ preferences: 0, events: 0 }]);
});

test('a call asks about at most 100 people, by valid ids', async () => {
  const anna = await server.person();
  const ask = (ids: string[]) => anna.send('POST', '/rpc/presence/listOnline', { json: { ids } });

  expect(await ask(Array.from({ length: 100 }, newId))).toMatchObject({ status: 200 });
  expect(await ask(Array.from({ length: 101 }, newId))).toMatchObject({ status: 400 });
  expect(await ask(['x'])).toMatchObject({ status: 400 });
});

test('a stranger is looked up whether they are online or not, so that response times reveal nothing', async () => {
  const [anna, stranger] = [await server.person(), await server.person()];

  // The statement of this call alone: people who went offline before may have theirs told just now, which waits as well.
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%) v, unnest(%'`;

  const asked = await db.transaction(async (tx) => {
    await tx.execute('lock table presence_preferences');
    const answer = anna.api.presence.listOnline({ ids: [stranger.id] });
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    return { answer };
  });

  expect(await asked.answer).toEqual({ online: [] });
});
