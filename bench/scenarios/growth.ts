import pg from 'pg';
import { prepareSuggestions } from '../../src/features/network/commands/prepare-suggestions.ts';
import { systemClock } from '../../src/platform/server/clock.ts';
import { type Connection, openDatabase, openPool } from '../../src/platform/server/database.ts';
import { loadConnections } from '../data/connections.ts';
import { loadJobs } from '../data/jobs.ts';
import { loadProjects } from '../data/projects.ts';
import { loadTalents } from '../data/talents.ts';
import type { World } from '../data/world.ts';
import { startKiemServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import type { RunningServer } from '../processes.ts';
import { printMeasurements, type Reported, takeReported } from '../report.ts';
import type { LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

const mostConnections = { calls: 6, pages: 2 };

/**
 * Measures a request of each kind in worlds of several sizes, each with as many projects, jobs and talents as people. The sizes of a
 * kind take their turns one after the other, so that a machine that becomes slower does so for all of them.
 */
export async function measureGrowth(benches: Bench[]): Promise<Reported[]> {
  const [first] = benches;
  if (first === undefined) return [];
  const worlds: { targets: Target[]; kiem: RunningServer }[] = [];
  for (const bench of benches) worlds.push(await startWorld(bench));
  const kinds = worlds[0]?.targets.map(({ name }) => name) ?? [];
  const inTurns = kinds.flatMap((name, kind) =>
    worlds.flatMap(({ targets }, size) => {
      const target = targets[kind];
      return target === undefined ? [] : [{ ...target, name: `${name}, ${benches[size]?.world.people} people` }];
    }),
  );
  const measured = await measureInTurns(inTurns, first.load);
  for (const { kiem } of worlds) await kiem.stop();
  return benches.map(({ world }, size) => {
    process.stdout.write(`\n${world.people.toLocaleString('en')} people\n`);
    printMeasurements(
      kinds.flatMap((name, kind) => {
        const measurement = measured[kind * benches.length + size];
        return measurement === undefined ? [] : [{ name, measurement }];
      }),
    );
    return takeReported();
  });
}

/** Fills a world and starts its server. */
async function startWorld(bench: Bench): Promise<{ targets: Target[]; kiem: RunningServer }> {
  const { world } = bench;
  const { callsOf, pagesOf } = await prepare(bench);
  const kiem = await startKiemServer(bench);
  const origin = { Origin: `http://127.0.0.1:${kiem.port}` };
  const cookie = (turn: number) => `kiem_session=${world.session(1 + (turn % (world.signedInPeople - 1))).token}`;
  const call = (turn: number, rpc: string, input: object): LoadRequest => ({
    method: 'POST',
    path: `/rpc/${rpc}`,
    headers: { ...origin, Cookie: cookie(turn), 'Content-Type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  const targets: Target[] = [
    ...Object.entries(callsOf).map(([name, { rpc, input }]) => ({
      name,
      server: kiem,
      mostConnections: mostConnections.calls,
      requestOf: (turn: number) => call(turn, rpc, input(turn)),
    })),
    ...Object.entries(pagesOf).map(([name, path]) => ({
      name: `page ${name}`,
      server: kiem,
      mostConnections: mostConnections.pages,
      isPage: true as const,
      requestOf: (turn: number): LoadRequest => ({ method: 'GET', path: path(turn), headers: { Cookie: cookie(turn) } }),
    })),
  ];
  return { targets, kiem };
}

/** Does what each person's first visit of a day and each saved job would have a server do in the background, so that no request is charged for it. */
async function finishUpkeep(client: pg.Client, world: World, connection: Connection): Promise<void> {
  await client.query('truncate match_changes');
  const pool = openPool(connection);
  const db = openDatabase(pool);
  for (let person = 0; person < world.signedInPeople; person += 1) {
    await prepareSuggestions({ db, clock: systemClock }, world.personId(person));
  }
  await pool.end();
}

type Call = { rpc: string; input(turn: number): object };

async function prepare({ world, seed, connection }: Bench): Promise<{
  callsOf: Record<string, Call>;
  pagesOf: Record<string, (turn: number) => string>;
}> {
  const client = new pg.Client(connection);
  await client.connect();
  await loadConnections(client, world, seed);
  // Jobs first: their loader replaces the projects.
  const { jobIds } = await loadJobs(client, world, { seed, count: world.people });
  const { projectId, active } = await loadProjects(client, world, { seed, count: world.people });
  await loadTalents(client, { seed, count: world.people });
  await finishUpkeep(client, world, connection);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await client.end();

  const projectOf = (turn: number) => projectId(turn % Math.min(800, active));
  const jobOf = (turn: number) => jobIds[turn % jobIds.length] ?? '';
  const projects = { search: '', own: false, followed: false, sort: 'newest' };
  return {
    callsOf: {
      feed: { rpc: 'feed/listPosts', input: () => ({}) },
      'older posts': { rpc: 'feed/listPosts', input: () => ({ before: world.cursorAfter(Math.floor(world.posts / 10)) }) },
      conversations: { rpc: 'messages/listConversations', input: () => ({}) },
      connections: { rpc: 'network/listConnections', input: () => ({}) },
      people: { rpc: 'people/searchPeople', input: () => ({ search: 'pieter' }) },
      projects: { rpc: 'projects/listProjects', input: () => projects },
      'searched projects': { rpc: 'projects/listProjects', input: () => ({ ...projects, search: 'klant' }) },
      'a project': { rpc: 'projects/readProject', input: (turn) => ({ id: projectOf(turn) }) },
      jobs: { rpc: 'jobs/listJobs', input: () => ({}) },
      'searched jobs': { rpc: 'jobs/listJobs', input: () => ({ search: 'lassen', location: 'gent' }) },
      'a job': { rpc: 'jobs/readJob', input: (turn) => ({ id: jobOf(turn) }) },
      talents: { rpc: 'talent/listTalents', input: () => ({}) },
    },
    pagesOf: {
      '/': () => '/',
      '/feed': () => '/feed',
      '/netwerk': () => '/netwerk',
      '/projecten': () => '/projecten',
      'of a project': (turn) => `/projecten/${projectOf(turn)}`,
      '/banen': () => '/banen',
      '/talent': () => '/talent',
      '/agenda': () => '/agenda',
      '/profiel': () => '/profiel',
    },
  };
}
