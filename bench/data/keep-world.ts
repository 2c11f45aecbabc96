import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Connection, openPool } from '../../src/platform/server/database.ts';
import type { Log } from '../../src/platform/server/log.ts';
import { migrateDatabase, migrationsFolder } from '../../src/platform/server/migrate.ts';
import { loadWorld } from './load-world.ts';
import type { World } from './world.ts';

type Wanted = { dataDir: string; log: Log; world: World; seed: number; fresh: boolean };

/**
 * Fills the database with this world. Reuses the one of a former run when seed, size, tables and
 * code are the same.
 */
export async function keepWorld(server: { host: string; port: number; user: string; database: string }, wanted: Wanted): Promise<void> {
  const { dataDir, log, world, seed, fresh } = wanted;
  const noteFile = path.join(dataDir, 'world.txt');
  const note = `seed ${seed}, ${world.people} people, made by ${await digestOf([migrationsFolder(), import.meta.dirname])}\n`;
  if (!fresh && note === (await readFile(noteFile, 'utf8').catch(() => ''))) return;

  process.stdout.write(
    `Making ${world.people.toLocaleString('en')} people and ${world.posts.toLocaleString('en')} posts from seed ${seed}\n`,
  );
  await mkdir(dataDir, { recursive: true });
  await rm(noteFile, { force: true });
  await withClient({ ...server, database: 'postgres' }, async (client) => {
    await client.query(`drop database if exists ${server.database} with (force)`);
    await client.query(`create database ${server.database}`);
  });
  const pool = openPool(server);
  await migrateDatabase(pool, log);
  await pool.end();
  await withClient(server, (client) => loadWorld(client, world));
  await writeFile(noteFile, note);
}

/** Runs work on a client without the timeouts of a request. */
async function withClient(connection: Connection, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function digestOf(folders: string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const folder of folders) {
    for (const name of (await readdir(folder)).sort().filter((file) => /\.(sql|ts)$/.test(file)))
      digest.update(await readFile(path.join(folder, name)));
  }
  return digest.digest('hex').slice(0, 16);
}
