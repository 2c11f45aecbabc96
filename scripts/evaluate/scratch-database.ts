import { spawn } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Connection, type Database, openDatabase } from '../../src/platform/server/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/server/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../../src/platform/server/log.ts';

/**
 * Gives work a database whose tables live as long as one connection, so that nothing is left behind, however the work ends:
 * on the PostgreSQL of a URL, else on one of its own in a temporary folder, which a watcher removes when this process is killed.
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string | undefined,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return onSession({ connectionString: databaseUrl }, work);
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'kiem-evaluate-')));
  // PostgreSQL has an account of its own when this runs as root.
  await chmod(folder, 0o755);
  const watcher = watch(folder);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: createLog({ logLevel: 'silent' }), durable: false });
    try {
      return await onSession(postgres.connection, work);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    watcher.stdin.end();
  }
}

async function onSession<Result>(connection: Connection, work: (db: Database) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    idleTimeoutMillis: 0,
    // Tables without a schema are then the session's own.
    options: '-c search_path=pg_temp -c temp_buffers=128MB -c work_mem=64MB -c statement_timeout=0',
  });
  pool.on('error', () => undefined);
  try {
    return await work(openDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Waits in a process of its own until this one is gone, in whatever way; then it ends the database and removes the folder. */
function watch(folder: string) {
  const script = `
    cat >/dev/null
    pid=$(head -n 1 "$1/postgres/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid"
    while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
    rm -rf "$1"
    # A cluster that was being made may still have been written to.
    sleep 2
    rm -rf "$1"`;
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  // Its input ends with this process.
  watcher.stdin.on('error', () => undefined);
  watcher.on('error', () => undefined);
  watcher.unref();
  return watcher;
}
