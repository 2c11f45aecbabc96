import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test, vi } from 'vitest';
import { outages, startBreakingProxy } from '../src/app/testing/breaking-proxy.ts';
import { openBrowser } from '../src/app/testing/browser.ts';
import { startS3Server } from '../src/app/testing/s3-server.ts';
import { pdf } from '../src/app/testing/sample-files.ts';
import { makeTestDatabase } from '../src/app/testing/test-database.ts';
import { sessionCookie, sessionSeconds } from '../src/features/accounts/commands/sessions.ts';
import { makeSession } from '../src/features/accounts/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { openDatabase, openPool } from '../src/platform/server/database.ts';
import { makeDataDir, startKiemProcess } from './kiem-process.ts';

const database = await makeTestDatabase();
const s3 = await startS3Server();
const mailed: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      mailed.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
smtp.on('error', () => undefined);
const listening = smtp.listen(0, '127.0.0.1');
await once(listening, 'listening');
const smtpAddress = listening.address();

const databaseUrl = new URL(database.connection.connectionString);
const storageUrl = new URL(s3.environment.S3_ENDPOINT ?? '');
const socketFolder = databaseUrl.searchParams.get('host');
const serviceAt = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port) });
const proxies = {
  database: await startBreakingProxy(
    socketFolder === null ? serviceAt(databaseUrl) : { path: `${socketFolder}/.s.PGSQL.${databaseUrl.port}` },
  ),
  'mail server': await startBreakingProxy({ host: '127.0.0.1', port: typeof smtpAddress === 'object' ? (smtpAddress?.port ?? 0) : 0 }),
  storage: await startBreakingProxy(serviceAt(storageUrl)),
};
databaseUrl.searchParams.delete('host');
databaseUrl.hostname = '127.0.0.1';
databaseUrl.port = String(proxies.database.port);
const { dataDir, remove } = await makeDataDir();
const kiem = await startKiemProcess({
  dataDir,
  environment: {
    ...s3.environment,
    DATABASE_URL: databaseUrl.href,
    S3_ENDPOINT: `http://127.0.0.1:${proxies.storage.port}`,
    SMTP_URL: `smtp://127.0.0.1:${proxies['mail server'].port}`,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
  },
});
const { url, serverPid } = kiem;
const firstPid = serverPid();
const pool = openPool(database.connection, 2);
const db = openDatabase(pool);
afterAll(async () => {
  await kiem.stop();
  for (const proxy of Object.values(proxies)) proxy.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await pool.end();
  await database.drop();
  await remove();
});

let networks = 0;

function visitor() {
  networks += 1;
  return openBrowser({ url, origin: url, address: `2001:db8:0:${networks.toString(16)}::1` });
}

/** Makes a person with a signed-in browser. */
async function signIn() {
  const person = await makePerson(db);
  const browser = visitor();
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
  browser.cookies.set(sessionCookie, await makeSession(db, { accountId: person.id, expiresAt }));
  return { ...person, ...browser };
}

/** Uses every service: reads, writes, uploads, downloads and mails. Returns the mailed address. */
async function useEverything(): Promise<string> {
  const { api, fetch } = await signIn();
  const id = newId();
  const email = `${newId()}@voorbeeld.test`;
  await api.feed.createPost({ id: newId(), content: 'Dag' });
  expect((await api.feed.listPosts({})).posts.length).toBeGreaterThan(0);
  await api.uploads.createUpload({ id, kind: 'document', file: new File([pdf], 'plan.pdf') });
  expect((await fetch(`/uploads/${id}/document`)).status).toBe(200);
  await visitor().api.accounts.signUp({
    id: newId(),
    firstName: 'Anna',
    lastName: 'Peeters',
    email,
    password: 'Kastanje-regenboog-4',
  });
  return email;
}

const cases = Object.keys(proxies).flatMap((service) => Object.keys(outages).map((outage) => [service, outage] as const));

test.each(cases)(
  'the server survives a %s that %s, and uses it again once it is back',
  async (service, outage) => {
    const proxy = Object.entries(proxies).find(([name]) => name === service)?.[1];

    proxy?.breakBy(outages[outage] ?? null);
    await Promise.allSettled([useEverything(), useEverything(), visitor().fetch('/'), visitor().fetch('/readyz')]);
    expect((await visitor().fetch('/healthz')).status).toBe(200);
    proxy?.breakBy(null);

    await vi.waitFor(
      async () => {
        const email = await useEverything();
        await vi.waitFor(() => expect(mailed).toContain(email), { timeout: 5_000, interval: 50 });
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(serverPid()).toBe(firstPid);
  },
  60_000,
);
