import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { findFreePort, type KiemProcess, startKiemProcess } from '../scripts/kiem-process.ts';
import { makeOutsideDatabase } from '../scripts/outside-database.ts';
import { onDatabase } from '../scripts/tool.ts';
import { readMails } from '../src/app/testing/mailbox.ts';
import { databaseName, databaseUser } from '../src/platform/server/embedded-postgres/cluster.ts';
import { becomeMember } from './member.ts';
import { makePreparedDataDir } from './prepared-data.ts';
import { untilReady } from './ready.ts';

/** A server that can be killed and restarted at its own address. */
type Server = { url: string; kill(): Promise<void>; start(): Promise<void>; stop(): Promise<void> };

async function startServer(dataDir: string, environment: Record<string, string>): Promise<Server> {
  const port = await findFreePort();
  const start = () => startKiemProcess({ dataDir, port, environment: { TRUST_PROXY: 'true', LOG_LEVEL: 'fatal', ...environment } });
  let kiem: KiemProcess = await start();
  return {
    url: kiem.url,
    kill: () => kiem.kill(),
    async start() {
      kiem = await start();
    },
    stop: () => kiem.stop(),
  };
}

/** Returns the address of a server's embedded PostgreSQL. */
async function embeddedUrl(dataDir: string): Promise<string> {
  const [, , , port = '', folder = ''] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return `postgresql://${databaseUser}@localhost:${port.trim()}/${databaseName}?host=${encodeURIComponent(folder.trim())}`;
}

async function openBrowser(browser: Browser, { url }: Server, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': address } });
  return context.newPage();
}

const messages = (page: Page) => page.getByRole('log', { name: 'Berichten' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaties/ });

const cleanUps: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test('two people on two servers connect, write and are notified at once, even when a server is killed', async ({ browser }) => {
  test.setTimeout(180_000);
  const { dataDir, remove } = await makePreparedDataDir();
  cleanUps.push(remove);
  const outside = await makeOutsideDatabase();
  if (outside !== null) cleanUps.push(outside.drop);
  const first = await startServer(dataDir, outside === null ? {} : { DATABASE_URL: outside.url });
  cleanUps.push(first.stop);
  // Servers of one Kiem share one folder for mails and files.
  const databaseUrl = outside?.url ?? (await embeddedUrl(dataDir));
  const second = await startServer(dataDir, { DATABASE_URL: databaseUrl });
  cleanUps.push(second.stop);
  const mails = async (address: string) => (await readMails(dataDir)).filter(({ to }) => to === address);

  const an = await openBrowser(browser, first, '10.1.0.1');
  const bram = await openBrowser(browser, second, '10.1.0.2');
  const [anId, bramId] = await onDatabase({ connectionString: databaseUrl }, (db) =>
    Promise.all([
      becomeMember(an, { url: first.url, db }, { roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Akker' }),
      becomeMember(bram, { url: second.url, db }, { roles: ['talent'], firstName: 'Bea', lastName: 'Beemd' }),
    ]),
  );

  await test.step('a request appears at once', async () => {
    await Promise.all([bram.waitForRequest(/\/live/), bram.goto('/netwerk?tab=verzoeken')]);
    await an.goto(`/profiel/${bramId}`);
    await untilReady(an);
    await an.getByRole('button', { name: 'Verbinden' }).click();
    await expect(bram.getByRole('article').filter({ hasText: 'Bea Akker' })).toBeVisible();
    await expect(bell(bram)).toContainText('1');
  });

  await test.step('the request is mailed and accepted', async () => {
    const { email } = await (await bram.request.get('/api/account')).json();
    await expect.poll(async () => (await mails(email)).map(({ subject }) => subject)).toContain('Bea Akker wil met je verbinden.');
    await bram.getByRole('button', { name: /^Accepteren/ }).click();
    await expect(an.getByRole('link', { name: 'Bericht', exact: true })).toBeVisible();
    await expect(bell(an)).toContainText('1');
  });

  await test.step('typing, a message and a read mark appear', async () => {
    const live = Promise.all([an.waitForRequest(/\/live/), bram.waitForRequest(/\/live/)]);
    await an.goto(`/netwerk?chat=${bramId}`);
    await bram.goto(`/netwerk?chat=${anId}`);
    await live;
    await field(an).pressSequentially('Dag Bea, ');
    await expect(bram.getByText('Bea is aan het typen…')).toBeVisible();
    await field(an).pressSequentially('alles goed?');
    await bram.bringToFront();
    await field(an).press('Enter');
    await expect(messages(bram).filter({ hasText: 'Dag Bea, alles goed?' })).toBeVisible();
    await expect(an.getByText('Gelezen', { exact: true })).toBeVisible();
  });

  await test.step('a browser catches up after its server is killed mid-stream', async () => {
    await second.kill();
    await field(an).fill('Ben je er nog?');
    await field(an).press('Enter');
    await expect(messages(an).filter({ hasText: 'Ben je er nog?' })).toBeVisible();
    await second.start();
    await expect(messages(bram).filter({ hasText: 'Ben je er nog?' })).toHaveCount(1, { timeout: 30_000 });
  });

  await test.step('a message is sent once after its server is killed mid-send', async () => {
    await second.kill();
    await field(bram).fill('Zeker, ik ben er.');
    await field(bram).press('Enter');
    await expect(field(bram)).toHaveValue('');
    await second.start();
    await expect(messages(an).filter({ hasText: 'Zeker, ik ben er.' })).toHaveCount(1, { timeout: 40_000 });
    await bram.reload();
    await expect(messages(bram).filter({ hasText: 'Zeker, ik ben er.' })).toHaveCount(1);
  });

  await test.step('a message to a closed conversation causes a notification', async () => {
    await Promise.all([bram.waitForRequest(/\/live/), bram.goto('/feed')]);
    await field(an).fill('Tot morgen.');
    await field(an).press('Enter');
    await expect(bell(bram)).toContainText('1');
    await bell(bram).click();
    await expect(bram.getByText('Nieuw bericht')).toBeVisible();
  });
});
