import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import type { Manifest } from './archive-format.ts';

/** The migrations up to those that a backup's rows fit, and the newer ones; null when this version doesn't know them. */
export function splitMigrations(folder: string, newest: Manifest['migration']): { past: MigrationMeta[]; newer: MigrationMeta[] } | null {
  const all = readMigrationFiles({ migrationsFolder: folder });
  const place = all.findIndex(({ folderMillis, hash }) => folderMillis === newest.createdAt && hash === newest.hash);
  return place === -1 ? null : { past: all.slice(0, place + 1), newer: all.slice(place + 1) };
}

/** Makes the tables that a backup's rows fit, in the caller's transaction. Their rows come with the backup, the list of migrations too. */
export async function createTables(client: pg.ClientBase, past: MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  // As Drizzle's migrator makes it.
  await client.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)');
  for (const migration of past) await run(client, migration);
  await client.query(withoutTransaction(getConstructionPlans('pgboss')));
  // The plans bound how long a transaction may wait for its next statement; loading takes as long as it takes.
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
}

/** Runs the migrations that came after the backup, and notes them as Drizzle's migrator does. */
export async function applyMigrations(client: pg.ClientBase, newer: MigrationMeta[]): Promise<void> {
  for (const migration of newer) {
    await run(client, migration);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
  }
}

async function run(client: pg.ClientBase, { sql }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement);
}

/** pg-boss brackets its statements with a transaction of their own. */
function withoutTransaction(plans: string): string {
  return plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
}
