import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes a database on the PostgreSQL of TEST_DATABASE_URL; returns null without one, when Kiem runs its embedded one. */
export async function makeOutsideDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = `kiem_e2e_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database if exists ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
