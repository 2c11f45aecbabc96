import { type Connection, type Database, openDatabase, openPool } from '../src/platform/server/database.ts';
import { isMigrated } from '../src/platform/server/migrate.ts';
import { StartError } from '../src/platform/server/start-error.ts';

/** Runs a command. A StartError is printed as one sentence with exit code 1. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  // Readers such as `head` close the output early, which is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await work();
  } catch (error) {
    // The build has its own copy of the class, so instanceof would miss it.
    if (!(error instanceof Error) || error.name !== StartError.name) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs work on a database that this version of Kiem was started on; throws a StartError for any other. */
export async function onDatabase<Result>(connection: Connection, work: (db: Database) => Promise<Result>): Promise<Result> {
  const pool = openPool(connection, 2);
  try {
    const isReady = await isMigrated(pool).catch(() => false);
    if (!isReady) throw new StartError('This database is not of this version of Kiem: start Kiem once first.');
    return await work(openDatabase(pool));
  } finally {
    await pool.end();
  }
}
