import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openConnection } from './connection.ts';
import { type Measurement, quantile, summarize, type Turn } from './measurement.ts';
import { cpuOf, cpuOfFamily, type RunningServer } from './processes.ts';
import { profileTargets } from './profile.ts';
import { showProgress } from './progress.ts';
import { type LoadRequest, writeRequest } from './requests.ts';

/** A server and its requests. Turns are counted from 0. */
export type Target = {
  name: string;
  server: RunningServer;
  requestOf(turn: number): LoadRequest;
  /** As many connections at most: pages, of which two are rendered at once, are refused when many ask for them. */
  mostConnections?: number;
  /** Whether it is a page, of which a profile has a browser's trace as well. */
  isPage?: true;
  /** Makes each turn begin alike. */
  beforeTurn?(): Promise<void>;
};

export type LoadOptions = {
  connections: number;
  seconds: number;
  postgresPid: number;
  /** The folder for a CPU profile of each Kiem; none without it. */
  profiles?: string | undefined;
};

/** The parts of a turn, in seconds. */
type TurnLength = { warming: number; measured: number };

/** Turns are short, so that other work on the machine affects all targets of a round alike: its speed can halve within a second. */
const shortTurns: TurnLength = { warming: 0.1, measured: 0.5 };

/** Where turns begin with something prepared, it decides what their first requests do, and is to be a small part of all. */
const preparedTurns: TurnLength = { warming: 0.3, measured: 3 };

/** The load while a target is profiled, in seconds. */
const profiledFor = 3;

/** Milliseconds that a client waits after a refusal. */
const refusalPause = 20;

/**
 * V8 compiles a function of a call again at its 3,000th run, and goes on with those of a page for some thousand pages. Nothing is warmed up
 * for longer than so many seconds more.
 */
const leastWarming = { call: { requests: 4_000, seconds: 8 }, page: { requests: 1_250, seconds: 15 } };

/**
 * Measures targets in turns and returns the medians of each one's turns. Throws when an answer is
 * neither a success nor a refusal under overload.
 */
export async function measureInTurns(targets: Target[], options: LoadOptions): Promise<Measurement[]> {
  const progress = showProgress('measuring', targets.length);
  for (const [index, target] of targets.entries()) {
    await fire(target, options.connections, options.seconds / 6, target.isPage ? leastWarming.page : leastWarming.call);
    progress.update(index + 1);
  }
  progress.finish('warmed up');
  const length = targets.some(({ beforeTurn }) => beforeTurn !== undefined) ? preparedTurns : shortTurns;
  const rounds = Math.max(2, Math.round(options.seconds / length.measured));
  const turns: Turn[][] = targets.map(() => []);
  const measuring = showProgress('measuring', rounds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) turns[index]?.push(await measure(target, options, length));
    measuring.update(round + 1);
  }
  measuring.finish(`${rounds} rounds of ${targets.length}`);
  if (options.profiles !== undefined) {
    await profileTargets(targets, options.profiles, (target) => fire(target, options.connections, profiledFor));
    // Playwright takes a second to load.
    const { tracePages } = await import('./trace.ts');
    await tracePages(targets, options.profiles);
  }
  return turns.map(summarize);
}

async function measure(target: Target, { connections, postgresPid }: LoadOptions, { warming, measured }: TurnLength): Promise<Turn> {
  const usage = () => ({
    server: cpuOf(target.server.pid),
    database: cpuOfFamily(postgresPid),
    load: cpuOf(process.pid),
    time: performance.now(),
  });
  // Warms up: reopens the pool's idle connections and fills caches.
  await fire(target, connections, warming);
  await target.beforeTurn?.();
  const before = usage();
  const { times, bytes, refused } = await fire(target, connections, measured);
  const after = usage();
  const elapsed = after.time - before.time;
  return {
    requestsPerSecond: times.length / (elapsed / 1000),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    serverCpu: (after.server - before.server) / times.length,
    databaseCpu: (after.database - before.database) / times.length,
    loadCpu: (after.load - before.load) / elapsed,
    bytes: bytes / times.length,
    refused: refused / (refused + times.length),
  };
}

/** Turns so far, as a like that was given in one round is taken back in a later one. */
const turns = new WeakMap<Target, number>();

function takeTurn(target: Target): number {
  const turn = turns.get(target) ?? 0;
  turns.set(target, turn + 1);
  return turn;
}

/** Keeps this many connections busy for some seconds, and for some more while there were fewer requests than a least. */
async function fire(target: Target, connections: number, seconds: number, least = { requests: 0, seconds: 0 }) {
  const { name, server, requestOf, mostConnections = Number.POSITIVE_INFINITY } = target;
  const times: number[] = [];
  let bytes = 0;
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  const latest = end + least.seconds * 1000;

  async function keepAsking(): Promise<void> {
    const connection = await openConnection(server.port);
    while (performance.now() < end || (times.length < least.requests && performance.now() < latest)) {
      const answer = await connection.send(writeRequest(requestOf(takeTurn(target)), server.port));
      if (answer.status === 503) {
        refused += 1;
        // A client that asked again at once would measure refusals.
        await pause(refusalPause);
        continue;
      }
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}.`);
      times.push(answer.milliseconds);
      bytes += answer.bytes;
    }
    connection.close();
  }
  await Promise.all(Array.from({ length: Math.min(connections, mostConnections) }, keepAsking));
  return { times, bytes, refused };
}

/**
 * Counts the statements per request without those of background work. Outside a transaction block
 * each statement is a transaction. PostgreSQL's processes report their counts late, but always when
 * they end.
 */
export async function countQueries(target: Target, admin: pg.Client, database: string): Promise<number> {
  const requests = 500;
  const connection = await openConnection(target.server.port);
  const before = await countTransactions(admin, database);
  const started = performance.now();
  for (let turn = 0; turn < requests; turn += 1) await connection.send(writeRequest(target.requestOf(turn), target.server.port));
  const elapsed = performance.now() - started;
  const after = await countTransactions(admin, database);
  connection.close();
  await pause(elapsed);
  const idle = (await countTransactions(admin, database)) - after;
  return (after - before - idle) / requests;
}

async function countTransactions(admin: pg.Client, database: string): Promise<number> {
  await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [database]);
  const { rows } = await admin.query<{ count: string }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = $1',
    [database],
  );
  return Number(rows[0]?.count);
}
