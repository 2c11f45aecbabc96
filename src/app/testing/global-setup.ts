import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../platform/server/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../../platform/server/log.ts';
import { readSettings } from '../../platform/server/settings.ts';
import { closeServices, createServices } from '../services.ts';
import { tasks } from '../worker.ts';
import { type TestCluster, urlOf } from './test-database.ts';

/**
 * Starts one PostgreSQL for the whole run, unless TEST_DATABASE_URL names one. It gets a template
 * database, migrated once, which every test server copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} } : await startOwn();
  const prefix = `kiem_test_${randomBytes(4).toString('hex')}`;
  const cluster: TestCluster = { url, prefix, template: `${prefix}_template` };
  async function teardown(): Promise<void> {
    await onCluster(cluster, removeDatabases);
    await stop();
  }
  try {
    await onCluster(cluster, (client) => client.query(`create database ${cluster.template}`));
    await fillTemplate(urlOf(cluster, cluster.template));
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testCluster', cluster);
  return teardown;

  async function removeDatabases(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  }
}

/** Starts a PostgreSQL for this run alone. It is removed afterwards, so it need not survive a power cut. */
async function startOwn(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'kiem-test-')));
  // When running as root, PostgreSQL's own account needs access.
  await chmod(dataDir, 0o755);
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: createLog({ logLevel: 'warn' }), durable: false });
  const { host, port, user, database } = connection;
  return {
    url: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates everything that a first start creates: tables, the queue's tables, the signing key. */
async function fillTemplate(connectionString: string): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'warn' });
  const services = await createServices({ settings, connection: { connectionString }, log: createLog(settings) });
  await services.queue.work(services, tasks);
  await closeServices(services);
}

async function onCluster(cluster: TestCluster, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
