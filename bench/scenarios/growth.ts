import pg from 'pg';
import { loadConnections } from '../data/connections.ts';
import { loadJobs } from '../data/jobs.ts';
import { loadProjects } from '../data/projects.ts';
import { loadTalents } from '../data/talents.ts';
import { startKiemServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import { printMeasurements } from '../report.ts';
import type { LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

const mostConnections = { calls: 6, pages: 2 };

/** Measures a request of each kind in a world with as many projects, jobs and talents as people. Run with several sizes, it shows what grows. */
export async function measureGrowth(bench: Bench): Promise<void> {
  const { world, load } = bench;
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
  const measured = await measureInTurns(targets, load);
  await kiem.stop();
  printMeasurements(targets.flatMap(({ name }, index) => (measured[index] ? [{ name, measurement: measured[index] }] : [])));
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
  await client.query('vacuum (analyze)');
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
