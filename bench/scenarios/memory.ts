import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../connection.ts';
import { startKiemServer } from '../kiem.ts';
import { prepareMixedPages } from '../mixed-pages.ts';
import { memoryOfFamily, residentOf } from '../processes.ts';
import { printBars, printTable } from '../report.ts';
import { writeRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

/** The scorer of matches has warmed up by then, which it does five seconds after the start. */
const settledMilliseconds = 10_000;
const restMilliseconds = 30_000;
const sampleMilliseconds = 250;
/** Its second Node process, which starts it again when it dies (docs/decisions/020). */
const parentMegabytes = 40;

/** Measures the memory of a server at the start, while people open pages of every kind, and at rest after that. */
export async function measureMemory(bench: Bench): Promise<void> {
  const { load } = bench;
  const requestOf = await prepareMixedPages(bench);
  const kiem = await startKiemServer(bench);
  const start = residentOf(kiem.pid);
  await pause(settledMilliseconds);
  const warm = residentOf(kiem.pid);

  const samples: { server: number; all: number }[] = [];
  const sampling = setInterval(() => {
    samples.push({ server: residentOf(kiem.pid), all: memoryOfFamily(kiem.pid) + memoryOfFamily(load.postgresPid) });
  }, sampleMilliseconds);
  const counts = new Map<number, number>();
  const end = performance.now() + load.seconds * 1000;
  let turn = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      const connection = await openConnection(kiem.port);
      while (performance.now() < end) {
        const { status } = await connection.send(writeRequest(requestOf(turn++), kiem.port));
        counts.set(status, (counts.get(status) ?? 0) + 1);
        // Whoever is refused tries again later.
        if (status === 503) await pause(100);
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  await pause(restMilliseconds);
  const rest = residentOf(kiem.pid);
  await kiem.stop();

  const peak = Math.max(...samples.map(({ server }) => server));
  const all = Math.max(...samples.map(({ all }) => all)) + parentMegabytes;
  printTable([
    ['Answers', 'count', 'a second'],
    ...[...counts].toSorted().map(([status, count]) => [String(status), String(count), (count / seconds).toFixed(1)]),
  ]);
  printTable([
    ['Memory of the server', 'MB'],
    ...Object.entries({ 'at the start': start, 'after ten seconds': warm, 'at most': peak, 'at rest': rest }).map(([name, megabytes]) => [
      name,
      megabytes.toFixed(0),
    ]),
  ]);
  printBars([
    { name: 'Memory of the server under load', measured: peak, bar: 350, is: 'at most', unit: ' MB' },
    { name: 'The same after 30 seconds of rest', measured: rest, bar: 250, is: 'at most', unit: ' MB' },
    { name: 'Server, its parent and PostgreSQL under load', measured: all, bar: 512, is: 'at most', unit: ' MB' },
  ]);
}
