import pg from 'pg';
import { startKiemServer, startMinimalServer } from './kiem.ts';
import { measureInTurns, type Target } from './load.ts';
import { costOf, ratioOf } from './measurement.ts';
import { type Bar, printBars, printMeasurements } from './report.ts';
import { callRequest, type LoadRequest } from './requests.ts';
import type { Bench } from './scenario.ts';

export const sizes = [1_000, 10_000, 100_000] as const;
export type Size = (typeof sizes)[number];

/** A call of Kiem, and the same on the minimal server: the read with the same statements, at `/{area}/{read}`. */
export type Visit = {
  name: string;
  read: string;
  rpc: string;
  /** The thing that is read, written or listed; also the id of the minimal server's request. */
  id?(turn: number): string;
  input(turn: number): object;
  /** The person who asks, by their index in the world; one of the first twenty without it. */
  viewer?(turn: number): number;
  /** Whether it is a search, which has to answer in time. */
  isSearch?: boolean;
};

export type Loaded = { visits: Visit[] /** Further bars, measured before the servers start. */; bars?: Bar[] };

/** Measures visits with three numbers of things, each beside the minimal server, and whether the largest costs more than the one before. */
export async function measureSizes(
  bench: Bench,
  { things, area, environment }: { things: string; area: string; environment?: Record<string, string> },
  load: (client: pg.Client, size: Size) => Promise<Loaded>,
): Promise<void> {
  const bars: Bar[] = [];
  let before: Map<string, number> | undefined;
  for (const size of sizes) {
    const client = new pg.Client(bench.connection);
    await client.connect();
    const loaded = await load(client, size);
    await client.end();
    const measured = await measureVisits(bench, {
      area,
      environment,
      visits: loaded.visits,
      title: `${size.toLocaleString('en')} ${things}`,
    });
    bars.push(...(loaded.bars ?? []), ...measured.bars);
    if (size === sizes[2] && before !== undefined) bars.push(...growth(before, measured.costs));
    before = measured.costs;
  }
  printBars(bars);
}

/** Costs are of the feed's in the same run, which knows nothing of these things: other work on the machine affects both. */
function growth(before: Map<string, number>, after: Map<string, number>): Bar[] {
  return [...after].map(([name, cost]) => ({
    name: `${name}: cost with 100,000 of that with 10,000`,
    measured: cost / (before.get(name) ?? Number.NaN),
    bar: 1.1,
    is: 'at most',
  }));
}

type Measured = { visits: Visit[]; area: string; environment: Record<string, string> | undefined; title: string };

async function measureVisits(
  bench: Bench,
  { visits, area, environment, title }: Measured,
): Promise<{ bars: Bar[]; costs: Map<string, number> }> {
  const { world, load } = bench;
  const kiem = await startKiemServer({ ...bench, ...(environment && { environment }) });
  const minimal = await startMinimalServer(bench);
  const cookie = (person: number) => `kiem_session=${world.session(person).token}`;
  const viewerOf = (visit: Visit | undefined, turn: number) => visit?.viewer?.(turn) ?? turn % Math.min(20, world.signedInPeople);
  const call = (rpc: string, input: object, person: number) =>
    callRequest(rpc, input, { Cookie: cookie(person), Origin: `http://127.0.0.1:${kiem.port}` });
  const targets: Target[] = [
    ...visits.flatMap((visit) => [
      {
        name: `minimal: ${visit.name}`,
        server: minimal,
        requestOf: (turn: number): LoadRequest => ({
          method: 'GET',
          path: `/${area}/${visit.read}?id=${visit.id?.(turn) ?? ''}`,
          headers: { Cookie: cookie(viewerOf(visit, turn)) },
        }),
      },
      {
        name: `Kiem: ${visit.name}`,
        server: kiem,
        requestOf: (turn: number) => call(visit.rpc, visit.input(turn), viewerOf(visit, turn)),
      },
    ]),
    { name: 'Kiem: the feed', server: kiem, requestOf: (turn: number) => call('feed/listPosts', {}, viewerOf(undefined, turn)) },
  ];
  const measured = await measureInTurns(targets, load);
  // One at a time, as people search: with sixteen at once the time is that of waiting for each other.
  const searches = targets.filter((_, index) => index % 2 === 1 && visits[(index - 1) / 2]?.isSearch);
  const alone = searches.length === 0 ? [] : await measureInTurns(searches, { ...load, connections: 1 });
  await minimal.stop();
  await kiem.stop();

  process.stdout.write(`\n${title}`);
  printMeasurements([
    ...targets.flatMap(({ name }, index) => {
      const measurement = measured[index];
      const base = index % 2 === 1 ? measured[index - 1] : undefined;
      return measurement === undefined ? [] : [{ name, measurement, base }];
    }),
    ...searches.flatMap(({ name }, index) => {
      const measurement = alone[index];
      return measurement === undefined ? [] : [{ name: `${name}, one at a time`, measurement }];
    }),
  ]);
  const feed = costOf(measured[visits.length * 2]);
  return {
    bars: [
      ...visits.map(
        ({ name }, index): Bar => ({
          name: `${title}: ${name}, of the minimal handler`,
          measured: ratioOf(measured[index * 2 + 1], measured[index * 2]),
          bar: 0.6,
          is: 'at least',
        }),
      ),
      ...searches.map(
        ({ name }, index): Bar => ({
          name: `${title}: ${name}, p99`,
          measured: alone[index]?.p99 ?? Number.NaN,
          bar: 25,
          is: 'at most',
          unit: ' ms',
        }),
      ),
    ],
    costs: new Map(visits.map(({ name }, index) => [name, costOf(measured[index * 2 + 1]) / feed])),
  };
}
