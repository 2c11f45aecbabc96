import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startKiemServer } from '../kiem.ts';
import { residentOf } from '../processes.ts';
import type { Bench } from '../scenario.ts';

const streams = 2_000;
const events = 1_000;

/** Measures open live streams on one server: the memory of each, and the time from a commit until all of a person's streams report it. */
export async function measureLive({ world, databaseUrl, dataDir }: Bench): Promise<void> {
  const kiem = await startKiemServer({ databaseUrl, dataDir });
  const people = Math.min(world.signedInPeople, 400);
  const heard = new Map<string, (() => void)[]>();
  const before = await settledMemory(kiem.pid);

  const open: Socket[] = [];
  for (let index = 0; index < streams; index += 1) {
    const { token } = world.session(index % people);
    open.push(await openStream(kiem.port, `kiem_session=${token}`, (id) => heard.get(id)?.shift()?.()));
  }
  const after = await settledMemory(kiem.pid);

  const writer = new pg.Client({ connectionString: databaseUrl });
  await writer.connect();
  const delays: number[] = [];
  for (let index = 0; index < events; index += 1) {
    const id = world.person((index * 7) % people).id;
    const entity = world.post(index).id;
    const expected = Array.from({ length: Math.floor(streams / people) }, () => Promise.withResolvers<void>());
    heard.set(
      entity,
      expected.map(({ resolve }) => resolve),
    );
    await writer.query(`insert into live_events (person_id, topic, entity_id) values ($1, 'bench', $2)`, [id, entity]);
    const committed = performance.now();
    await writer.query(`select pg_notify('kiem_live', '')`);
    await Promise.all(expected.map(({ promise }) => promise));
    delays.push(performance.now() - committed);
  }
  await writer.query(`delete from live_events where topic = 'bench'`);
  await writer.end();
  for (const socket of open) socket.destroy();
  await kiem.stop();

  delays.sort((a, b) => a - b);
  const at = (part: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? Number.NaN;
  process.stdout.write(
    `\n${streams.toLocaleString('en')} streams: ${(((after - before) * 1024) / streams).toFixed(1)} KB each (${Math.round(before)} MB before, ${Math.round(after)} MB with them)\n` +
      `From commit to all ${Math.floor(streams / people)} streams of a person: p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms\n`,
  );
}

async function openStream(port: number, cookie: string, onEvent: (id: string) => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const isOpen = Promise.withResolvers<void>();
  let rest = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\n\n');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      if (message.includes('event: open')) isOpen.resolve();
      const id = /"topic":"bench","id":"([^"]+)"/.exec(message)?.[1];
      if (id !== undefined) onEvent(id);
    }
  });
  socket.write(`GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
  await isOpen.promise;
  return socket;
}

/** Waits until a process stops growing and returns its memory in megabytes. */
async function settledMemory(pid: number): Promise<number> {
  let [last, now] = [Number.POSITIVE_INFINITY, residentOf(pid)];
  while (Math.abs(now - last) > 1) {
    await pause(1_500);
    [last, now] = [now, residentOf(pid)];
  }
  return now;
}
