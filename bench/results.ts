import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { costOf } from './measurement.ts';
import { drawPlot, type Line } from './plot.ts';
import { type Bar, printBars, type Reported } from './report.ts';

/** The figures of one scenario in a world of one size. */
export type Part = Reported & { scenario: string; people: number };

const folder = path.resolve(import.meta.dirname, 'results');

/** CPU time may grow by a tenth while the number of people grows tenfold. */
const growthBar = 1.1;

type Run = {
  seconds: number;
  connections: number;
  /** Megabytes of PostgreSQL's own cache, where they were given. */
  buffers: number | undefined;
  /** The machine's load average before the run. */
  loadBefore: number;
};

/** Writes all figures of a run to `bench/results`, and those of several sizes as a plot beside it; prints what grew between the two largest. */
export async function writeResults(parts: Part[], run: Run): Promise<void> {
  const bars = growthOf(parts);
  if (bars.length > 0) printBars(bars);
  const date = new Date().toISOString().slice(0, 10);
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.versions.node };
  const load = { before: run.loadBefore, after: loadavg()[0] };
  const result = { date, machine, load, seconds: run.seconds, connections: run.connections, buffers: run.buffers, growth: bars, parts };
  const lines = linesOf(parts);
  await mkdir(folder, { recursive: true });
  // Single turns are only for ratios, which the bars have.
  const written = JSON.stringify(result, (key, value: unknown) => (key === 'turns' ? undefined : value), 2);
  const file = await writeNew(date, `${written}\n`);
  if (lines.some(({ points }) => points.length > 1)) {
    const title = `CPU time of a request by number of people, ${date}, load average ${load.before.toFixed(1)} before`;
    await writeFile(file.replace(/json$/, 'svg'), drawPlot(title, lines));
  }
  process.stdout.write(`\nWritten to ${path.relative(process.cwd(), file)}\n`);
}

/** Writes `<date>.json`, or `<date>-2.json` and so on after others of that day, and returns its path. */
async function writeNew(date: string, content: string): Promise<string> {
  for (let run = 1; ; run += 1) {
    const file = path.join(folder, `${run === 1 ? date : `${date}-${run}`}.json`);
    try {
      await writeFile(file, content, { flag: 'wx' });
      return file;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** The cost of each kind of request by the size of its world. */
function linesOf(parts: Part[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { people, rows, scenario } of parts) {
    for (const { name, measurement } of rows) {
      const key = `${scenario}: ${name}`;
      const line = lines.get(key) ?? { name, points: [] };
      // A scenario that measures sizes of its own has several figures of one name: they are no line of people.
      if (line.points.at(-1)?.[0] !== people) line.points.push([people, costOf(measurement)]);
      lines.set(key, line);
    }
  }
  return [...lines.values()];
}

function growthOf(parts: Part[]): Bar[] {
  const [before, largest] = [...new Set(parts.map(({ people }) => people))].toSorted((a, b) => a - b).slice(-2);
  if (before === undefined || largest === undefined) return [];
  const costAt = (points: Line['points'], size: number) => points.find(([people]) => people === size)?.[1] ?? Number.NaN;
  return linesOf(parts).map(({ name, points }) => ({
    name: `${name}: cost with ${largest.toLocaleString('en')} people of that with ${before.toLocaleString('en')}`,
    measured: costAt(points, largest) / costAt(points, before),
    bar: growthBar,
    is: 'at most',
  }));
}
