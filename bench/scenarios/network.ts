import pg from 'pg';
import { prepareSuggestions } from '../../src/features/network/commands/prepare-suggestions.ts';
import { openDatabase, openPool } from '../../src/platform/server/database.ts';
import { hubs, loadConnections } from '../data/connections.ts';
import { startKiemServer, startMinimalServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import { quantile } from '../measurement.ts';
import { type NetworkProcedure, networkStatements, searchedFor } from '../network-statements.ts';
import { printBars, printMeasurements, printTable } from '../report.ts';
import { callRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

/** A request with its viewer and its person, by their index in the world. */
type Visit = {
  name: string;
  procedure: NetworkProcedure;
  rpc: string;
  viewer(turn: number): number;
  person?(turn: number): number;
  input?: object;
};

const visitors = 200;
const ordinary = (turn: number) => hubs.length + (turn % visitors);
const [hub, otherHub] = hubs;

const visits: Visit[] = [
  { name: 'connections', procedure: 'connections', rpc: 'network/listConnections', viewer: ordinary },
  { name: 'connections of a hub', procedure: 'connections', rpc: 'network/listConnections', viewer: () => hub },
  { name: 'requests', procedure: 'requests', rpc: 'network/listRequests', viewer: ordinary },
  { name: 'suggestions', procedure: 'suggestions', rpc: 'network/listSuggestions', viewer: ordinary },
  { name: 'counts', procedure: 'counts', rpc: 'network/readCounts', viewer: ordinary },
  { name: 'search', procedure: 'search', rpc: 'people/searchPeople', viewer: ordinary, input: { search: searchedFor } },
  {
    name: 'shared with a person',
    procedure: 'relation',
    rpc: 'network/readRelation',
    viewer: ordinary,
    person: (turn) => ordinary(turn) + 9,
  },
  { name: 'shared by two hubs', procedure: 'relation', rpc: 'network/readRelation', viewer: () => hub, person: () => otherHub },
];

/** Measures the network of people with about 50 connections and of two with very many. */
export async function measureNetwork(bench: Bench): Promise<void> {
  const { world, seed, connection, load } = bench;
  if (world.people < 1_000) throw new Error('A network needs at least 1,000 people.');
  const client = new pg.Client(connection);
  await client.connect();
  await loadConnections(client, world, seed);
  await client.end();

  const pool = openPool(connection);
  const preparing: number[] = [];
  for (let turn = 0; turn < visitors; turn += 1) {
    const started = performance.now();
    await prepareSuggestions({ db: openDatabase(pool), clock: { now: () => new Date() } }, world.personId(ordinary(turn)));
    preparing.push(performance.now() - started);
  }
  const rows = await measureDatabase(bench, pool);
  printTable([
    ['The database alone', 'p50 ms', 'p99 ms'],
    ...rows.map(({ name, times }) => [name, quantile(times, 0.5).toFixed(2), quantile(times, 0.99).toFixed(2)]),
    ['preparing suggestions', quantile(preparing, 0.5).toFixed(2), quantile(preparing, 0.99).toFixed(2)],
  ]);
  await pool.end();

  const kiem = await startKiemServer(bench);
  const minimal = await startMinimalServer(bench);
  const headers = (turn: number, port: number, visit: Visit) => ({
    Cookie: `kiem_session=${world.session(visit.viewer(turn)).token}`,
    Origin: `http://127.0.0.1:${port}`,
  });
  const personOf = (visit: Visit, turn: number) => visit.person && world.personId(visit.person(turn));
  const targets = visits.flatMap((visit): Target[] => [
    {
      name: `minimal: ${visit.name}`,
      server: minimal,
      requestOf: (turn) => ({
        method: 'GET',
        path: `/network/${visit.procedure}?id=${personOf(visit, turn) ?? ''}`,
        headers: headers(turn, minimal.port, visit),
      }),
    },
    {
      name: `Kiem: ${visit.name}`,
      server: kiem,
      requestOf: (turn) => callRequest(visit.rpc, visit.input ?? { id: personOf(visit, turn) }, headers(turn, kiem.port, visit)),
    },
  ]);
  const measured = await measureInTurns(targets, load);
  printMeasurements(
    targets.flatMap(({ name }, index) => {
      const measurement = measured[index];
      return measurement === undefined ? [] : [{ name, measurement, base: index % 2 > 0 ? measured[index - 1] : undefined }];
    }),
  );
  await minimal.stop();
  await kiem.stop();
  printBars(
    rows.map(({ name, times }) => ({ name: `${name}, p99`, measured: quantile(times, 0.99), bar: 20, is: 'at most', unit: ' ms' })),
  );
}

/** Measures how long PostgreSQL plans and runs all statements of each visit, without HTTP. */
async function measureDatabase({ world }: Bench, pool: pg.Pool): Promise<{ name: string; times: number[] }[]> {
  type Plan = { 'QUERY PLAN': [{ 'Execution Time': number; 'Planning Time': number }] };
  const statements = await networkStatements(pool);
  const rows: { name: string; times: number[] }[] = [];
  for (const visit of visits) {
    const times: number[] = [];
    for (let turn = 0; turn < 300; turn += 1) {
      const [viewer, person] = [world.personId(visit.viewer(turn)), world.personId(visit.person?.(turn) ?? 0)];
      let time = 0;
      let before: { person_id?: string }[] = [];
      for (const { text, valuesFor } of statements[visit.procedure]) {
        const values = valuesFor(viewer, person, before);
        const plan = await pool.query<Plan>({ text: `explain (analyze, timing off, format json) ${text}`, values });
        const [told] = plan.rows[0]?.['QUERY PLAN'] ?? [];
        time += (told?.['Planning Time'] ?? Number.NaN) + (told?.['Execution Time'] ?? Number.NaN);
        before = (await pool.query<{ person_id?: string }>({ text, values })).rows;
      }
      times.push(time);
    }
    rows.push({ name: visit.name, times });
  }
  return rows;
}
