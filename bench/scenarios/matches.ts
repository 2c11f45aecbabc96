import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { closeServices, createServices } from '../../src/app/services.ts';
import { refreshStatistics } from '../../src/features/matches/candidates/commands/refresh-statistics.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { readSettings } from '../../src/platform/server/settings.ts';
import { loadMatches, type MatchData } from '../data/matches.ts';
import { startKiemServer } from '../kiem.ts';
import { measureInTurns } from '../load.ts';
import { changeTitle } from '../matches/change-title.ts';
import { renewInProcess } from '../matches/renewals.ts';
import { quantile, ratioOf } from '../measurement.ts';
import type { RunningServer } from '../processes.ts';
import { type Bar, printBars, printTable } from '../report.ts';
import { callRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

const most = 100_000;
/** Of each side; the first ones read the vocabulary and warm up. */
const renewed = 300;
const warmingUp = 30;
const saved = 20;
const changed = 10_000;
/** Longer than a server waits after its start until it reads the vocabulary, and than that takes, in milliseconds. */
const untilWarm = 15_000;

/** Measures the upkeep of matches between as many jobs as talents, at most 100,000 of each. */
export async function measureMatches(bench: Bench): Promise<void> {
  const { world, seed, connection, dataDir } = bench;
  const client = new pg.Client(connection);
  await client.connect();
  const data = await loadMatches(client, world, { seed, count: Math.min(most, world.people) });
  const services = await createServices({
    settings: readSettings({ ...process.env, DATA_DIR: dataDir }),
    connection,
    log: createLog({ logLevel: 'warn' }),
  });
  const counting = performance.now();
  await refreshStatistics(services.db);
  process.stdout.write(`Frequencies counted in ${((performance.now() - counting) / 1000).toFixed(1)} s\n`);
  await closeServices(services);
  const bars = await measureRenewals(bench, data);
  await printSizes(client);

  const kiem = await startKiemServer(bench);
  await pause(untilWarm);
  bars.push(await measureNews(client, data), ...(await measureSweep(bench, kiem, client)));
  await kiem.stop();
  await client.end();
  printBars(bars);
}

/** The time in which one changed job or talent is read anew and its best of the other side are found, scored and written. */
async function measureRenewals({ load, connection, dataDir }: Bench, data: MatchData): Promise<Bar[]> {
  const some = (ids: string[]) => ids.slice(0, warmingUp + renewed);
  const ids = { job: some(data.jobIds), talent: some(data.talentIds) };
  const measured = await renewInProcess({ connection, dataDir, postgresPid: load.postgresPid, ids, warmingUp });
  return measured.flatMap(({ side, isFirst, times, cpu }) => {
    const when = isFirst ? 'for the first time' : 'again';
    const medians = `median ${quantile(times.renewed, 0.5).toFixed(1)} ms, ${quantile(times.found, 0.5).toFixed(1)} of it until they are scored`;
    process.stdout.write(`a ${side} renewed ${when}: ${medians}; ${cpu.toFixed(1)} ms of CPU\n`);
    const barOf = (name: string, of: number[]) => ({ name, measured: quantile(of, 0.95), bar: 25, is: 'at most' as const, unit: ' ms' });
    return [barOf(`candidates and scores of a ${side} ${when}, p95`, times.found), barOf(`a ${side} renewed ${when}, p95`, times.renewed)];
  });
}

async function printSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: string; bytes: string }>(
    `select relname as name, (select count(*) from job_matches) as rows, pg_total_relation_size(oid) as bytes
     from pg_class where relname in ('match_documents', 'match_postings', 'match_frequencies', 'job_matches') order by relname`,
  );
  const pairs = rows.find(({ name }) => name === 'job_matches');
  printTable([['table', 'MB'], ...rows.map(({ name, bytes }) => [name, (Number(bytes) / 1e6).toFixed(0)])]);
  process.stdout.write(`${(Number(pairs?.bytes) / Number(pairs?.rows)).toFixed(0)} bytes for each of ${pairs?.rows} pairs\n`);
}

/** The time from a saved job to its matches, by the running server. */
async function measureNews(client: pg.Client, { jobIds }: MatchData): Promise<Bar> {
  const times: number[] = [];
  for (const [turn, id] of jobIds.slice(-saved).entries()) {
    const begun = performance.now();
    await changeTitle(client, 'job', { id, turn: 2 * (warmingUp + renewed) + turn });
    for (let isWaiting = true; isWaiting; await pause(20)) {
      const { rows } = await client.query('select from match_changes where id = $1', [id]);
      isWaiting = rows.length > 0;
    }
    times.push((performance.now() - begun) / 1000);
  }
  process.stdout.write(`From a saved job to its matches: ${times.map((time) => time.toFixed(1)).join(', ')} s\n`);
  return { name: 'from a saved job to its matches, the slowest', measured: Math.max(...times), bar: 2, is: 'at most', unit: ' s' };
}

/**
 * The speed of the feed while changed profiles are read, of its speed without them, and the memory that the server takes. The two take turns,
 * so that a machine that becomes slower does so for both.
 */
async function measureSweep({ world, load }: Bench, kiem: RunningServer, client: pg.Client): Promise<Bar[]> {
  const cookie = (turn: number) => `kiem_session=${world.session(turn % 20).token}`;
  const feed = {
    server: kiem,
    requestOf: (turn: number) => callRequest('feed/listPosts', {}, { Cookie: cookie(turn), Origin: `http://127.0.0.1:${kiem.port}` }),
  };
  await client.query(
    `update talent_profiles set title = title || ' nu' where id in (select talent_id from match_documents where number < 0 limit ${changed})`,
  );
  await client.query('create temporary table held_changes (like match_changes)');
  const move = (from: string, to: string) =>
    client.query(`with moved as (delete from ${from} returning *) insert into ${to} select * from moved`);
  let read = 0;
  let given = 0;
  const hold = async () => {
    await move('match_changes', 'held_changes');
    read += given === 0 ? 0 : given - (await countRows(client, 'held_changes'));
    given = 0;
  };
  const give = async () => {
    given = await countRows(client, 'held_changes');
    await move('held_changes', 'match_changes');
    while ((await countRows(client, 'match_changes')) === given) await pause(20);
  };
  const alone = { ...feed, name: 'the feed alone', beforeTurn: hold };
  const meanwhile = { ...feed, name: 'the feed while changed profiles are read', beforeTurn: give };
  await measureInTurns([alone, meanwhile], { ...load, seconds: 10 });
  const memory = memoryOf(kiem);
  const [quiet, busy] = await measureInTurns([alone, meanwhile], load);
  await hold();
  process.stdout.write(`${read} of ${changed} changes were read meanwhile; the server takes ${memoryOf(kiem)} MB\n`);
  return [
    { name: `${meanwhile.name}, of ${alone.name}`, measured: ratioOf(busy, quiet), bar: 0.9, is: 'at least' },
    { name: 'memory of the server meanwhile, of that at its beginning', measured: memoryOf(kiem) / memory, bar: 1.1, is: 'at most' },
  ];
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  return rows[0]?.rows ?? 0;
}

/** Megabytes that a server takes in memory. */
function memoryOf({ pid }: RunningServer): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000);
}
