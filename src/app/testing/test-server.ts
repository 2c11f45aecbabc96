import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, TestRunner, vi } from 'vitest';
import { sessionCookie, sessionSeconds } from '../../features/accounts/commands/sessions.ts';
import { makeSession } from '../../features/accounts/factory.ts';
import { type MadePerson, makePerson, type PersonDetails } from '../../features/profiles/factory.ts';
import { wireName } from '../../platform/cookie-names.ts';
import { httpTimeouts } from '../../platform/server/http/listen.ts';
import { createLog } from '../../platform/server/log.ts';
import { watchMigrations } from '../../platform/server/migrate.ts';
import type { AnyTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { readSettings } from '../../platform/server/settings.ts';
import { createApp } from '../server.ts';
import { closeServices, createServices } from '../services.ts';
import { tasks as allTasks } from '../worker.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type ReceivedMail, readMails } from './mailbox.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { makeTestDatabase } from './test-database.ts';

export type TestServer = {
  services: Services;
  clock: TestClock;
  connection: { connectionString: string };
  url: string;
  /** Raw HTTP, without cookies or Origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Opens a signed-out browser, on a network of its own unless an address is given. */
  visitor(address?: string): Browser;
  /** Makes a person with a signed-in browser. */
  person(details?: PersonDetails): Promise<Person>;
  /** Waits until background work is done and returns every mail so far. */
  mails(): Promise<ReceivedMail[]>;
};

export type Person = MadePerson & Browser;

export const testOrigin = 'http://kiem.test';

/**
 * Starts a complete Kiem over real HTTP with its own database, clock and data directory. It is stopped
 * and removed after the test file, or after the test that started it.
 */
export async function startTestServer({
  environment = {},
  tasks = allTasks,
  logTo,
  beside,
  wayToDatabase,
}: {
  environment?: Record<string, string>;
  tasks?: AnyTask<Services>[];
  /** Receives every line of the log; without it nothing is logged. */
  logTo?: (line: string) => void;
  /** Another server whose database this one shares. It must be stopped after this one. */
  beside?: TestServer;
  /** Wraps the connection string, such as with a proxy that the test can break. */
  wayToDatabase?: (connectionString: string) => Promise<{ connectionString: string }>;
} = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kiem-test-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: logTo === undefined ? 'silent' : 'trace',
    APP_URL: testOrigin,
    DATA_DIR: dataDir,
    // Lets each browser have its own network address.
    TRUST_PROXY: 'true',
    ...environment,
  });
  const clock = beside?.clock ?? createTestClock();
  const database = beside === undefined ? await makeTestDatabase() : { connection: beside.connection, drop: async () => {} };
  const services = await createServices({
    settings,
    connection: (await wayToDatabase?.(database.connection.connectionString)) ?? database.connection,
    log: createLog(settings, logTo && { write: logTo }),
    clock,
    pollingIntervalSeconds: 0.5,
  });
  await services.queue.work(services, tasks);
  const server = createServer(
    httpTimeouts,
    createApp({
      services,
      assets: { folder: dataDir },
      health: { isReady: watchMigrations(services.pool) },
      observe: () => {},
      // The machine's other work would decide which of many simultaneous requests are refused.
      isOverloaded: () => false,
    }),
  );
  const url = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await closeServices(services);
    await database.drop();
    await rm(dataDir, { recursive: true });
  }
  if (TestRunner.getCurrentTest() === undefined) afterAll(stop);
  else onTestFinished(stop);

  let networks = 0;
  function visitor(address?: string): Browser {
    networks += 1;
    return openBrowser({ url, origin: settings.appUrl, address: address ?? `2001:db8:0:${networks.toString(16)}::1` });
  }
  return {
    services,
    clock,
    connection: database.connection,
    url,
    visitor,
    fetch: (target, init) => fetch(`${url}${target}`, init),
    async person(details) {
      const person = await makePerson(services.db, details);
      const browser = visitor();
      const expiresAt = new Date(clock.now().getTime() + sessionSeconds * 1000);
      browser.cookies.set(wireName(sessionCookie, settings.https), await makeSession(services.db, { accountId: person.id, expiresAt }));
      return { ...person, ...browser };
    },
    async mails() {
      await vi.waitFor(
        async () => {
          const { rows } = await services.pool.query(`select name, state from pgboss.job where state in ('created', 'retry', 'active')`);
          expect(rows).toEqual([]);
        },
        { timeout: 10_000, interval: 50 },
      );
      return readMails(dataDir);
    },
  };
}
