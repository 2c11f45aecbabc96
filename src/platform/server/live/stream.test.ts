import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../app/testing/eventually.ts';
import { untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { readLiveEvents, type Told } from '../../../app/testing/live-events.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { createListener } from '../http/listener.ts';
import type { RequestContext } from '../procedures.ts';
import { liveRoute } from './stream.ts';

const server = await startTestServer();
const { services } = server;
const { db, live, pool } = services;

type Options = Pick<Parameters<typeof liveRoute>[0], 'contextOf' | 'maxStreams' | 'beatMilliseconds'>;

/** Serves live streams of its own until the test ends; `observed` has the status of each answer. */
async function serveStreams(options: Options) {
  const route = liveRoute({ services, findSessions: async (ids) => new Set(ids), ...options });
  const observed: number[] = [];
  const own = createServer(createListener(services, [route], (status) => observed.push(status))).listen(0, '127.0.0.1');
  onTestFinished(() => {
    own.closeAllConnections();
    own.close();
  });
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  return { port, observed };
}

const viewerOf = (id: string) => ({ viewer: { id, sessionId: id } }) as RequestContext;

test('callers who leave before their session is found take no place among the streams', async () => {
  const { id } = await server.person();
  let waiting: (() => void)[] = [];
  const contextOf = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return viewerOf(id);
  };
  const { port, observed } = await serveStreams({ contextOf, maxStreams: 2 });
  const callers = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
  for (const caller of callers) caller.write('GET /live HTTP/1.1\r\nHost: kiem.test\r\n\r\n');
  await eventually(() => expect(waiting).toHaveLength(2));
  for (const caller of callers) caller.resetAndDestroy();
  await eventually(() => expect(observed).toEqual([499, 499]));
  for (const go of waiting) go();
  waiting = [];

  const third = fetch(`http://127.0.0.1:${port}/live`);
  await eventually(() => expect(waiting).toHaveLength(1));
  for (const go of waiting) go();

  const { status, body } = await third;
  expect(status).toBe(200);
  await body?.cancel();
});

test('a browser that is still told what it missed hears no beat, whose place would be after that', async () => {
  const { id } = await server.person();
  const { port } = await serveStreams({ contextOf: async () => viewerOf(id), beatMilliseconds: 10 });
  const listen = async (lastEventId: string) => {
    const told: Told[] = [];
    const { body } = await fetch(`http://127.0.0.1:${port}/live`, { headers: { 'last-event-id': lastEventId } });
    if (body !== null) readLiveEvents(body, (event) => told.push(event)).catch(() => undefined);
    return told;
  };
  const before = live.position();
  const others = await listen(before);
  await db.transaction((tx) => live.tell(tx, [id], { topic: 'test', id }));
  await eventually(() => expect(others.map(({ name }) => name)).toContain('change'));
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin; lock table live_events');

  const told = await listen(before);
  await untilSomebodyWaits(pool);
  const beats = others.length;
  await eventually(() => expect(others.length).toBeGreaterThan(beats + 2));

  expect(told).toEqual([]);
  await holder.query('rollback');
  await eventually(() => expect(told.map(({ name }) => name).slice(0, 2)).toEqual(['change', 'beat']));
});
