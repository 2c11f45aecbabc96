import { sql } from 'drizzle-orm';
import pg from 'pg';
import { countDashboard } from '../../src/features/investors/commands/count-dashboard.ts';
import { refreshStatistics } from '../../src/features/matches/candidates/commands/refresh-statistics.ts';
import { prepareSuggestions } from '../../src/features/network/commands/prepare-suggestions.ts';
import { systemClock } from '../../src/platform/server/clock.ts';
import { type Connection, openDatabase, openPool } from '../../src/platform/server/database.ts';
import { loadApplications } from '../data/applications.ts';
import { loadConnections } from '../data/connections.ts';
import { loadJobs } from '../data/jobs.ts';
import { loadMatchPairs } from '../data/match-pairs.ts';
import { loadProjects } from '../data/projects.ts';
import { loadTalents } from '../data/talents.ts';
import type { World } from '../data/world.ts';
import { type GrowthData, growthKinds } from '../growth-kinds.ts';
import { startKiemServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import type { RunningServer } from '../processes.ts';
import { printMeasurements, type Reported, takeReported } from '../report.ts';
import { callRequest, type LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

const mostConnections = { calls: 6, pages: 2 };

/**
 * Measures a request of each kind in worlds of several sizes, each with as many projects, jobs, talents and applications as people.
 * The sizes of a kind take their turns one after the other, so that a machine that becomes slower does so for all of them.
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
  const { calls, pages } = growthKinds(await fillWorld(bench));
  const kiem = await startKiemServer(bench);
  const origin = { Origin: `http://127.0.0.1:${kiem.port}` };
  const everybody = (turn: number) => 1 + (turn % (world.signedInPeople - 1));
  const cookie = (person: number) => `kiem_session=${world.session(person).token}`;
  const ofCalls = Object.entries(calls).map(([name, { rpc, input, person = everybody }]) => ({
    name,
    server: kiem,
    mostConnections: mostConnections.calls,
    requestOf: (turn: number) =>
      callRequest(typeof rpc === 'string' ? rpc : rpc(turn), input(turn), { ...origin, Cookie: cookie(person(turn)) }),
  }));
  const ofPages = Object.entries(pages).map(([name, { path, person = everybody }]) => ({
    name: `page ${name}`,
    server: kiem,
    mostConnections: mostConnections.pages,
    isPage: true as const,
    requestOf: (turn: number): LoadRequest => ({ method: 'GET', path: path(turn), headers: { Cookie: cookie(person(turn)) } }),
  }));
  const targets = [...ofCalls, ...ofPages];
  const unknown = bench.kinds?.filter((kind) => !targets.some(({ name }) => name === kind)) ?? [];
  if (unknown.length > 0) throw new Error(`No such kinds: ${unknown.join(', ')}.`);
  return { targets: targets.filter(({ name }) => bench.kinds?.includes(name) ?? true), kiem };
}

async function fillWorld({ world, seed, connection, isWarm }: Bench): Promise<GrowthData> {
  const client = new pg.Client(connection);
  await client.connect();
  await loadConnections(client, world, seed);
  // Jobs first: their loader replaces the projects.
  const { jobIds } = await loadJobs(client, world, { seed, count: world.people });
  const projects = await loadProjects(client, world, { seed, count: world.people });
  await loadTalents(client, { seed, count: world.people });
  const applications = await loadApplications(client, world, { seed, count: world.people });
  await loadMatchPairs(client, seed);
  await finishUpkeep(client, world, connection);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  if (isWarm) await warm(client);
  await client.end();
  return { world, projects, jobIds, applications };
}

/** Reads all tables and indexes into PostgreSQL's own cache. */
async function warm(client: pg.Client): Promise<void> {
  await client.query('create extension if not exists pg_prewarm');
  const { rows } = await client.query<{ megabytes: number }>(`
    select round(sum(pg_prewarm(oid::regclass)) * current_setting('block_size')::int / 1e6)::int as megabytes
    from pg_class where relkind in ('r', 'i', 't') and relpersistence = 'p'`);
  process.stdout.write(`  warmed       ${rows[0]?.megabytes.toLocaleString('en')} MB\n`);
}

/** Does what each person's first visit of a day and each saved job would have a server do in the background, so that no request is charged for it. */
async function finishUpkeep(client: pg.Client, world: World, connection: Connection): Promise<void> {
  await client.query('truncate match_changes');
  const pool = openPool(connection);
  const db = openDatabase(pool);
  await refreshStatistics(db);
  await db.execute(
    sql`insert into investor_dashboards (person_id) select id from profiles where 'investor' = any(roles) on conflict do nothing`,
  );
  for (let person = 0; person < world.signedInPeople; person += 1) {
    await prepareSuggestions({ db, clock: systemClock }, world.personId(person));
    await countDashboard({ db, clock: systemClock }, world.personId(person));
  }
  await pool.end();
}
