import path from 'node:path';
import pg from 'pg';
import { schemas } from '../src/platform/server/backup/catalog.ts';
import { readSettings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { isOnThisMachine, withDatabase } from '../src/platform/server/tool-database.ts';
import { runTool } from './tool.ts';

const developmentDir = './data-dev';

/** `npm run db:reset`: empties the development database; the next `npm run dev` refills it. */
await runTool(async () => {
  const settings = readSettings({
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || 'development',
    DATA_DIR: process.env.DATA_DIR || developmentDir,
  });
  if (settings.mode === 'production') throw new StartError('NODE_ENV is production: only a development database is emptied.');
  if (!isOnThisMachine(settings.databaseUrl)) {
    throw new StartError('DATABASE_URL leads to another machine: only a database on this one is emptied.');
  }
  const isDefault = settings.databaseUrl === undefined && settings.dataDir === path.resolve(developmentDir);
  const place = settings.databaseUrl === undefined ? settings.dataDir : 'the database of DATABASE_URL';
  if (!isDefault && !process.argv.includes('--yes')) {
    throw new StartError(`This empties ${place}, not ${developmentDir}: say npm run db:reset -- --yes when that is meant.`);
  }
  await withDatabase(settings, 'alone', async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      // A Kiem that still runs on an outside database holds locks on its tables.
      await client.query(`set lock_timeout = '5s'`);
      await client.query(`drop schema if exists ${schemas.join(', ')} cascade; create schema public`);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      throw new StartError(`${place} could not be emptied and is as it was: ${error.message}.`);
    } finally {
      await client.end();
    }
  });
  process.stdout.write(`${place} is empty; npm run dev fills it anew.\n`);
});
