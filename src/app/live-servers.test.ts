import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Browser } from './testing/browser.ts';
import { openLiveStream } from './testing/live-stream.ts';
import { type Person, startTestServer, type TestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { services } = server;
const { db, live } = services;

const tell = (personId: string, id: string) => db.transaction((tx) => live.tell(tx, [personId], { topic: 'test', id }));

/** Opens the same person's browser at another server. */
function at(other: TestServer, person: Person): Browser {
  const browser = other.visitor();
  for (const [name, value] of person.cookies) browser.cookies.set(name, value);
  return browser;
}

test('an event of one server reaches the streams of another, stored or not', async () => {
  const other = await startTestServer({ beside: server });
  const anna = await server.person();
  const stream = await openLiveStream(at(other, anna));
  const id = newId();

  await tell(anna.id, id);
  await stream.until(() => stream.changes().length === 1);
  await live.tellNow([anna.id], { topic: 'typing', id });
  await stream.until(() => stream.changes().length === 2);

  expect(stream.changes()).toEqual([
    { topic: 'test', id },
    { topic: 'typing', id },
  ]);
});

test('a browser whose server goes down resumes at another and misses nothing', async () => {
  const other = await startTestServer({ beside: server });
  const anna = await server.person();
  const first = await openLiveStream(at(other, anna));
  await tell(anna.id, newId());
  await first.until(() => first.changes().length === 1);
  other.services.live.end();
  await first.until(first.hasEnded);
  const missed = [newId(), newId()];
  for (const id of missed) await tell(anna.id, id);

  const second = await openLiveStream(anna, { lastEventId: first.told.at(-1)?.position });

  await second.until(() => second.changes().length === 2);
  expect(second.changes()).toEqual(missed.map((id) => ({ topic: 'test', id })));
});

test('two servers that send events at the same time reach every browser in the same order', async () => {
  const other = await startTestServer({ beside: server });
  const anna = await server.person();
  const streams = [await openLiveStream(anna), await openLiveStream(at(other, anna))];
  // Fewer than a browser takes at once (live/message.ts).
  const ids = Array.from({ length: 150 }, () => newId());

  await Promise.all(
    ids.map((id, place) => {
      const { db: own, live: ownLive } = place % 2 === 0 ? services : other.services;
      return own.transaction((tx) => ownLive.tell(tx, [anna.id], { topic: 'test', id }));
    }),
  );

  for (const stream of streams) await stream.until(() => stream.changes().length === ids.length);
  expect(streams[0]?.changes()).toEqual(streams[1]?.changes());
  expect(new Set(streams[0]?.changes().map(({ id }) => id))).toEqual(new Set(ids));
});
