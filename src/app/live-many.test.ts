import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { openLiveStream } from './testing/live-stream.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { db, live, pool } = server.services;

const tell = (personId: string, id: string) => db.transaction((tx) => live.tell(tx, [personId], { topic: 'test', id }));

/** Writes many events for a person in one transaction, which the reader takes at once. */
async function tellMany(personId: string, count: number): Promise<void> {
  await pool.query(
    `insert into live_events (person_id, topic, entity_id) select $1, 'notifications', gen_random_uuid() from generate_series(1, $2::int)`,
    [personId, count],
  );
  live.wake();
}

test.each([
  [100, 'change'],
  [700, 'reset'],
  [1_500, 'reset'],
])('a browser resumes after %i missed events with a %s, and its stream goes on', async (missed, name) => {
  const [anna, other] = [await server.person(), await server.person()];
  const [first, others] = [await openLiveStream(anna), await openLiveStream(other)];
  await first.until(() => first.told.length > 0);
  first.close();
  await tellMany(anna.id, missed);
  // The reader has got past the missed ones once it told of a later one.
  await tell(other.id, newId());
  await others.until(() => others.changes().length > 0);

  const second = await openLiveStream(anna, { lastEventId: first.told.at(-1)?.position });

  const id = newId();
  await tell(anna.id, id);
  await second.until(() => second.changes().at(-1)?.id === id);
  expect(second.told[0]?.name).toBe(name);
  expect(second.changes()).toHaveLength(name === 'change' ? missed + 1 : 1);
});

test('a browser that listens while 900 events come at once is told to reload, and its stream goes on', async () => {
  const anna = await server.person();
  const stream = await openLiveStream(anna);
  await stream.until(() => stream.told.length > 0);

  await tellMany(anna.id, 900);

  await stream.until(() => stream.told.length > 1);
  const id = newId();
  await tell(anna.id, id);
  await stream.until(() => stream.changes().at(-1)?.id === id);
  expect(stream.told.map((each) => each.name)).toEqual(['open', 'reset', 'change']);
});
