import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { shutDown } from './postmaster.ts';
import { findPostmaster } from './postmaster-file.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent };

/** An empty data directory of one test; what runs on it and what it links to is gone when the test is. */
export async function makeEmptyDataDir(parent = tmpdir()): Promise<string> {
  const dataDir = await makeFolder(parent);
  onTestFinished(() => remove(dataDir));
  return dataDir;
}

/** A data directory whose database was made by an earlier start: a copy, because making one takes a second. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await makeEmptyDataDir();
  original ??= makeOriginal();
  await promisify(execFile)('cp', ['-a', path.join(await original, 'postgres'), dataDir]);
  return dataDir;
}

let original: Promise<string> | undefined;
afterAll(async () => original && remove(await original));

async function makeOriginal(): Promise<string> {
  const dataDir = await makeFolder(tmpdir());
  const database = await startEmbeddedPostgres({ dataDir, log, durable: false });
  await database.stop();
  return dataDir;
}

async function makeFolder(parent: string): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(parent, 'kiem-test-')));
  // As data directories usually are: as root PostgreSQL's account has to enter it.
  await chmod(folder, 0o755);
  return folder;
}

async function remove(dataDir: string): Promise<void> {
  const databaseDir = await databaseDirOf(dataDir);
  await shutDown(databaseDir);
  await rm(databaseDir, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

/** Starts as Kiem would in this process, and stops when the test is over. */
export async function start(dataDir: string, lock: 'server' | 'none' = 'server'): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log, durable: false, lock });
  onTestFinished(() => database.stop());
  return database;
}

type OtherKiem = {
  /** Settles once the server is up or has refused. */
  said: Promise<{ connection: EmbeddedPostgres['connection'] } | { refusal: string }>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
};

/** A Kiem in a process of its own. */
export function spawnKiem(dataDir: string): OtherKiem {
  const script = path.join(import.meta.dirname, 'kiem-process.fixture.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await exited;
  }
  onTestFinished(kill);
  return { said: once(child.stdout, 'data').then(([line]) => JSON.parse(String(line))), kill };
}

/** A Kiem that was up, did something and was killed. */
export async function startAndKillKiem(dataDir: string, sql: string): Promise<void> {
  const kiem = spawnKiem(dataDir);
  const said = await kiem.said;
  if ('refusal' in said) throw new Error(said.refusal);
  await query(said, sql);
  await kiem.kill();
}

export async function query({ connection }: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  // Tests kill the server under this connection; the query rejects then.
  client.on('error', silent);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

export async function databaseDirOf(dataDir: string): Promise<string> {
  const entrance = path.join(dataDir, 'postgres');
  return readlink(entrance).catch(() => entrance);
}

/** The process id of the PostgreSQL that serves a data directory; undefined when none does. */
export async function pidOf(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(await databaseDirOf(dataDir)))?.pid;
}

export async function killPostgres(dataDir: string): Promise<void> {
  const pid = await pidOf(dataDir);
  if (pid === undefined) throw new Error('no PostgreSQL runs');
  process.kill(pid, 'SIGKILL');
}
