import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { costOf, type Measurement, ratioOf } from './measurement.ts';
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
  /** Whether it lies in large pages of memory, 'on' or 'off' (docs/decisions/143-large-pages-of-memory.md). */
  hugePages: string | undefined;
  /** The machine's load average before the run. */
  loadBefore: number;
};

/** Writes all figures of a run to `bench/results`, and those of several sizes as a plot beside it; prints what grew between the two largest. */
export async function writeResults(parts: Part[], run: Run): Promise<void> {
  const kinds = kindsOf(parts);
  const bars = growthOf(kinds);
  if (bars.length > 0) printBars(bars);
  const date = new Date().toISOString().slice(0, 10);
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.versions.node };
  const { loadBefore, ...settings } = run;
  const load = { before: loadBefore, after: loadavg()[0] };
  const result = { date, machine, load, ...settings, growth: bars, parts };
  const lines = kinds.map(lineOf);
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

/** One kind of request in worlds of several sizes. */
type Kind = { name: string; sizes: { people: number; measurement: Measurement }[] };

function kindsOf(parts: Part[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { people, rows, scenario } of parts) {
    for (const { name, measurement } of rows) {
      const key = `${scenario}: ${name}`;
      const kind = kinds.get(key) ?? { name, sizes: [] };
      // A scenario that measures sizes of its own has several figures of one name: they are no sizes of the world.
      if (kind.sizes.at(-1)?.people !== people) kind.sizes.push({ people, measurement });
      kinds.set(key, kind);
    }
  }
  return [...kinds.values()];
}

/** The cost of a kind of request by the size of its world. */
const lineOf = ({ name, sizes }: Kind): Line => ({ name, points: sizes.map(({ people, measurement }) => [people, costOf(measurement)]) });

/** Rounds are compared one by one: the scenario growth measures both sizes in each. Other scenarios end with one size before the next. */
function growthOf(kinds: Kind[]): Bar[] {
  const sizes = new Set(kinds.flatMap((kind) => kind.sizes.map(({ people }) => people)));
  const [before, largest] = [...sizes].toSorted((a, b) => a - b).slice(-2);
  if (before === undefined || largest === undefined) return [];
  const at = (kind: Kind, size: number) => kind.sizes.find(({ people }) => people === size)?.measurement;
  return kinds.map((kind) => ({
    name: `${kind.name}: cost with ${largest.toLocaleString('en')} people of that with ${before.toLocaleString('en')}`,
    measured: ratioOf(at(kind, largest), at(kind, before), costOf),
    bar: growthBar,
    is: 'at most',
  }));
}
