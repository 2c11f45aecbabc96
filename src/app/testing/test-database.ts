import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The PostgreSQL of this run, provided by the global setup. */
export type TestCluster = {
  url: string;
  /** The prefix of every database name of this run. */
  prefix: string;
  /** A migrated database without people. */
  template: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

export type TestDatabase = {
  connection: { connectionString: string };
  drop(): Promise<void>;
};

/** Returns the URL of a database of the cluster. */
export function urlOf({ url }: TestCluster, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Makes a database for one test file, migrated or empty. */
export async function makeTestDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const name = `${cluster.prefix}_${randomBytes(6).toString('hex')}`;
  await onCluster(cluster, `create database ${name}${content === 'migrated' ? ` template ${cluster.template}` : ''}`);
  return {
    connection: { connectionString: urlOf(cluster, name) },
    drop: () => onCluster(cluster, `drop database if exists ${name} with (force)`),
  };
}

async function onCluster({ url }: TestCluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
