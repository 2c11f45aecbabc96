import { startKiemServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import { printBars, printMeasurements } from '../report.ts';
import type { Bench } from '../scenario.ts';

/** Measures the landing page for visitors, from the short cache and freshly rendered. */
export async function measureLanding(bench: Bench): Promise<void> {
  const kiem = await startKiemServer(bench);
  const gzip = { 'Accept-Encoding': 'gzip' };
  const targets: Target[] = [
    { name: 'cached', server: kiem, requestOf: () => ({ method: 'GET', path: '/' }) },
    { name: 'cached, gzip', server: kiem, requestOf: () => ({ method: 'GET', path: '/', headers: gzip }) },
    // The query is part of the cache key, so each request renders the page.
    { name: 'afresh', server: kiem, requestOf: () => ({ method: 'GET', path: `/?bezoek=${process.hrtime.bigint()}` }) },
  ];
  const measured = await measureInTurns(targets, bench.load);
  await kiem.stop();
  printMeasurements(targets.flatMap(({ name }, index) => (measured[index] ? [{ name, measurement: measured[index] }] : [])));
  const [cached, compressed, afresh] = measured;
  if (cached === undefined || compressed === undefined || afresh === undefined) return;
  printBars([
    { name: 'Landing page from the cache, per second and core', measured: cached.requestsPerSecond, bar: 5000, is: 'at least' },
    { name: 'The same compressed', measured: compressed.requestsPerSecond, bar: 5000, is: 'at least' },
    { name: 'Landing page afresh, CPU', measured: afresh.serverCpu, bar: 15, is: 'at most', unit: ' ms' },
  ]);
}
