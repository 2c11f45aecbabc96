import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { keptMilliseconds, removeOldLiveEvents } from '../platform/server/live/old-events.ts';
import { liveEvents } from '../platform/server/live/tables.ts';
import { openLiveStream } from './testing/live-stream.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { services } = server;
const { db, live, pool } = services;

/** Opens a socket that requests the stream and then stops reading. */
async function connectWithoutReading(person: Person): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await once(socket, 'connect');
  socket.on('error', () => undefined).pause();
  socket.write(`GET /live HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const tell = (personId: string, id: string) => db.transaction((tx) => live.tell(tx, [personId], { topic: 'test', id }));

test('a visitor gets no stream', async () => {
  const { status } = await openLiveStream(server.visitor());

  expect(status).toBe(401);
});

test('a committed event reaches every browser of the person, and nobody else', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const streams = [await openLiveStream(anna), await openLiveStream(anna)];
  const others = await openLiveStream(bram);
  const id = newId();

  await tell(anna.id, id);

  for (const stream of streams) {
    await stream.until(() => stream.changes().length > 0);
    expect(stream.changes()).toEqual([{ topic: 'test', id }]);
  }
  await tell(bram.id, newId());
  await others.until(() => others.changes().length > 0);
  expect(others.changes()).not.toContainEqual({ topic: 'test', id });
});

test('an event that is rolled back reaches nobody', async () => {
  const anna = await server.person();
  const stream = await openLiveStream(anna);
  const failed = db.transaction(async (tx) => {
    await live.tell(tx, [anna.id], { topic: 'test', id: null });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  const id = newId();

  await tell(anna.id, id);

  await stream.until(() => stream.changes().length > 0);
  expect(stream.changes()).toEqual([{ topic: 'test', id }]);
});

test('the reader doesn’t skip a transaction that begins first and commits last', async () => {
  const anna = await server.person();
  const stream = await openLiveStream(anna);
  const slow = await pool.connect();
  const [early, late] = [newId(), newId()];
  await slow.query('begin');
  await slow.query(`insert into live_events (person_id, topic, entity_id) values ($1, 'test', $2)`, [anna.id, early]);
  await tell(anna.id, late);
  // Waits for several runs of the reader, which must not send the later event first.
  await expect.poll(async () => (await pool.query('select 1 from live_events where entity_id = $1', [late])).rows.length).toBe(1);
  expect(stream.changes()).toEqual([]);

  await slow.query('commit');
  slow.release();

  await stream.until(() => stream.changes().length === 2);
  expect(stream.changes()).toEqual([
    { topic: 'test', id: early },
    { topic: 'test', id: late },
  ]);
});

test('a browser that reconnects gets the events that it missed, once and in order', async () => {
  const anna = await server.person();
  const first = await openLiveStream(anna);
  await tell(anna.id, newId());
  await first.until(() => first.changes().length === 1);
  first.close();
  const missed = [newId(), newId(), newId()];
  for (const id of missed) await tell(anna.id, id);

  const second = await openLiveStream(anna, { lastEventId: first.told.at(-1)?.position });

  await second.until(() => second.changes().length === 3);
  const last = newId();
  await tell(anna.id, last);
  await second.until(() => second.changes().length > 3);
  expect(second.changes()).toEqual([...missed, last].map((id) => ({ topic: 'test', id })));
});

test('a browser that reconnects 1,000 times during other traffic misses and repeats nothing', async () => {
  const anna = await server.person();
  const ids = Array.from({ length: 500 }, () => newId());
  const seen: string[] = [];
  // Events wait for a transaction that began before them, of another test too; a browser that missed more than 167 reloads everything.
  const mostMissed = 100;
  const older = await pool.connect();
  onTestFinished(() => older.release(true));
  await older.query('begin; select pg_current_xact_id()');
  let lastEventId: string | undefined;
  const first = await openLiveStream(anna);
  await first.until(() => first.told.length > 0);
  lastEventId = first.told[0]?.position;
  first.close();

  const telling = (async () => {
    for (const [place, id] of ids.entries()) {
      if (place === mostMissed) await older.query('commit');
      await expect.poll(() => place - seen.length, { timeout: 20_000, interval: 5 }).toBeLessThanOrEqual(mostMissed);
      await Promise.all([tell(anna.id, id), tell(newId(), newId())]);
    }
  })();
  let reconnects = 0;
  while (seen.length < ids.length || reconnects < 1000) {
    const stream = await openLiveStream(anna, { lastEventId });
    // Disconnects at varying moments, often while events arrive.
    if (reconnects % 3 === 0 && seen.length < ids.length) await stream.until(() => stream.changes().length > 0);
    stream.close();
    lastEventId = stream.told.at(-1)?.position ?? lastEventId;
    seen.push(...stream.changes().map(({ id }) => id ?? ''));
    reconnects += 1;
  }
  await telling;

  expect(seen).toEqual(ids);
}, 60_000);

test.each(['onzin', '1.1.1', '9999999999999999999.1.1'])('a browser that resumes from %j has to reload everything', async (lastEventId) => {
  const anna = await server.person();

  const stream = await openLiveStream(anna, { lastEventId });

  await stream.until(() => stream.told.length > 0);
  expect(stream.told[0]?.name).toBe('reset');
});

test('a session that ends elsewhere closes its own streams within a second', async () => {
  const anna = await server.person();
  const other = server.visitor();
  await other.api.accounts.signIn({ email: anna.email, password: anna.password });
  const [here, there] = [await openLiveStream(anna), await openLiveStream(other)];

  await anna.api.account.signOutOthers();

  await there.until(there.hasEnded, 2_500);
  expect(there.told.at(-1)?.name).toBe('ended');
  expect(here.hasEnded()).toBe(false);
});

test('a transient event reaches listeners and is stored nowhere', async () => {
  const anna = await server.person();
  const stream = await openLiveStream(anna);

  await live.tellNow([anna.id, newId()], { topic: 'typing', id: null });

  await stream.until(() => stream.changes().length > 0);
  expect(stream.changes()).toEqual([{ topic: 'typing', id: null }]);
  expect(await db.$count(liveEvents, eq(liveEvents.personId, anna.id))).toBe(0);
});

test('the server cuts off a browser that stops reading, and no other', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const stuck = await connectWithoutReading(anna);
  const reader = await openLiveStream(bram);
  const long = 'x'.repeat(7_000);
  let received = 0;
  stuck.on('data', (part) => {
    received += part.length;
  });
  stuck.pause();

  for (let told = 1; told <= 2_000; told += 1) {
    await live.tellNow([anna.id, bram.id], { topic: long, id: null });
    // Lets the reader keep up on a busy machine, as it shares the server's process.
    if (told % 5 === 0) await reader.until(() => reader.told.length >= told);
  }
  stuck.resume();

  await once(stuck, 'close');
  // Shows that the server stopped sending: the system's buffers can't hold more than this.
  expect(received).toBeLessThan(1_500 * long.length);
  await live.tellNow([bram.id], { topic: 'last', id: null });
  await reader.until(() => reader.changes().at(-1)?.topic === 'last');
}, 30_000);

test('the chore removes old events, and a browser that was away for longer reloads everything', async () => {
  const anna = await server.person();
  const stream = await openLiveStream(anna);
  await tell(anna.id, newId());
  await stream.until(() => stream.changes().length > 0);
  stream.close();

  server.clock.advance({ seconds: keptMilliseconds / 1000 + 1 });
  await removeOldLiveEvents(services);

  expect((await pool.query('select 1 from live_events where person_id = $1', [anna.id])).rows).toEqual([]);
  const again = await openLiveStream(anna, { lastEventId: stream.told.at(-1)?.position });
  await again.until(() => again.told.length > 0);
  expect(again.told[0]?.name).toBe('reset');
});
