import type { World } from '../data/world.ts';
import { startKiems, startMinimalServer } from '../kiem.ts';
import { countQueries, measureInTurns, type Target } from '../load.ts';
import { ratioOf } from '../measurement.ts';
import type { RunningServer } from '../processes.ts';
import { printBars, printMeasurements } from '../report.ts';
import { callRequest, type LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';
import { measureStatements } from './feed-statements.ts';

/** A page occupies a server's place for three times as long as it takes to render. */
const pageConnections = 2;

/** Measures the signed-in feed through the whole stack, beside a minimal handler with the same SQL and the SQL alone. */
export async function measureFeed(bench: Bench): Promise<void> {
  const { world, load, admin, connection } = bench;
  const kiems = await startKiems(bench);
  const minimal = await startMinimalServer(bench);
  const past = world.cursorAfter(Math.floor(world.posts / 10));
  const ordinary = { tokens: tokensOf(world, 1, world.signedInPeople) };
  const heavy = { tokens: tokensOf(world, 0, 1) };
  const kinds: [string, Visit][] = [
    ['first page', ordinary],
    ['person with 20,000 likes', heavy],
    ['a page deep in the past', { ...ordinary, before: past }],
    ['first page, gzip', { ...ordinary, gzip: true }],
  ];
  const targets = kinds.flatMap(([name, visit]) => [
    target(`minimal: ${name}`, minimal, visit, minimalRequest),
    ...kiems.flatMap(({ prefix, server }) => [
      target(`${prefix} /rpc: ${name}`, server, visit, rpcRequest),
      target(`${prefix} /api: ${name}`, server, visit, restRequest),
    ]),
  ]);
  const pages = kiems.map(({ prefix, server }) => ({
    ...target(`${prefix}: the page /feed, server-rendered`, server, ordinary, () => ({ method: 'GET', path: '/feed' })),
    mostConnections: pageConnections,
    isPage: true as const,
  }));

  const all = [...targets, ...pages];
  const measured = await measureInTurns(all, load);
  const perKind = 1 + 2 * kiems.length;
  const rows = all.flatMap(({ name }, index) => {
    const measurement = measured[index];
    const base = index < targets.length && index % perKind > 0 ? measured[index - (index % perKind)] : undefined;
    return measurement === undefined ? [] : [{ name, measurement, base }];
  });
  printMeasurements(rows);
  await minimal.stop();
  const [kiem] = kiems;
  const queries =
    kiem === undefined ? Number.NaN : await countQueries(target('', kiem.server, ordinary, rpcRequest), admin, connection.database);
  for (const { server } of kiems) await server.stop();
  await measureStatements(bench);

  const [base, rpc, rest] = measured;
  const heavyRpc = measured[perKind + 1];
  const page = measured[targets.length];
  if (base === undefined || rpc === undefined || rest === undefined || heavyRpc === undefined || page === undefined) return;
  printBars([
    { name: 'Feed, /rpc, of the minimal handler', measured: ratioOf(rpc, base), bar: 0.8, is: 'at least' },
    { name: 'Feed, /api, of the minimal handler', measured: ratioOf(rest, base), bar: 0.8, is: 'at least' },
    { name: 'The page /feed, the server’s CPU time', measured: page.serverCpu, bar: 5, is: 'at most', unit: ' ms' },
    { name: 'The page /feed, uncompressed', measured: page.bytes / 1000, bar: 45, is: 'at most', unit: ' kB' },
    { name: 'Queries per page', measured: Math.round(queries * 20) / 20, bar: 2, is: 'at most' },
    {
      name: 'Person with 20,000 likes, of an ordinary one',
      measured: ratioOf(heavyRpc, rpc),
      bar: 0.9,
      is: 'at least',
    },
  ]);
}

type Visit = { tokens: string[]; before?: string; gzip?: boolean };

function tokensOf(world: World, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => world.session(from + index).token);
}

function target(name: string, server: RunningServer, visit: Visit, request: (before: string | undefined) => LoadRequest): Target {
  const { tokens, before, gzip } = visit;
  const { headers, ...rest } = request(before);
  const origin = { Origin: `http://127.0.0.1:${server.port}` };
  const requests = tokens.map((token) => ({
    ...rest,
    headers: { ...headers, ...origin, Cookie: `kiem_session=${token}`, ...(gzip ? { 'Accept-Encoding': 'gzip' } : {}) },
  }));
  return { name, server, requestOf: (turn) => requests[turn % requests.length] ?? request(before) };
}

function minimalRequest(before: string | undefined): LoadRequest {
  return { method: 'GET', path: before === undefined ? '/posts' : `/posts?before=${before}` };
}

function restRequest(before: string | undefined): LoadRequest {
  return { method: 'GET', path: before === undefined ? '/api/posts' : `/api/posts?before=${before}` };
}

function rpcRequest(before: string | undefined): LoadRequest {
  return callRequest('feed/listPosts', { before }, {});
}
