import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Connection, openPool } from '../../src/platform/server/database.ts';
import type { Log } from '../../src/platform/server/log.ts';
import { migrateDatabase, migrationsFolder } from '../../src/platform/server/migrate.ts';
import { loadWorld } from './load-world.ts';
import type { World } from './world.ts';

type Server = { host: string; port: number; user: string; database: string };

type Wanted = { log: Log; world: World; seed: number; fresh: boolean };

/**
 * Fills a database of its own with this world, and returns where it is. Reuses that of a former run
 * when seed, size, tables and code are the same; says so in a comment on the database.
 */
export async function keepWorld(server: Server, { log, world, seed, fresh }: Wanted): Promise<Server> {
  const database = `kiem_${world.people}`;
  const own = { ...server, database };
  const note = `seed ${seed}, made by ${await digestOf([migrationsFolder(), import.meta.dirname])}`;
  if (!fresh && note === (await readNote(server, database))) return own;

  process.stdout.write(
    `Making ${world.people.toLocaleString('en')} people and ${world.posts.toLocaleString('en')} posts from seed ${seed}\n`,
  );
  await withClient(server, async (client) => {
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`create database ${database}`);
  });
  const pool = openPool(own);
  await migrateDatabase(pool, log);
  await pool.end();
  await withClient(own, async (client) => {
    await loadWorld(client, world);
    await client.query(`comment on database ${database} is '${note}'`);
  });
  return own;
}

function readNote(server: Server, database: string): Promise<string | undefined> {
  return withClient(server, async (client) => {
    const { rows } = await client.query<{ note: string }>(
      `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
      [database],
    );
    return rows[0]?.note;
  });
}

/** Runs work on a client without the timeouts of a request. */
async function withClient<Result>(connection: Connection, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
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
