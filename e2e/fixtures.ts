import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { type KiemProcess, startKiemProcess } from '../scripts/kiem-process.ts';
import { makeOutsideDatabase } from '../scripts/outside-database.ts';
import { onDatabase } from '../scripts/tool.ts';
import { type ReceivedMail, readMails } from '../src/app/testing/mailbox.ts';
import type { Database } from '../src/platform/server/database.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { makePreparedDataDir } from './prepared-data.ts';

type TestFixtures = {
  /** Errors of this test's pages; any of them fails the test. */
  complaints: string[];
  /** This test's writes without an answer yet, in whichever browser. */
  pendingWrites: Set<Request>;
  /** A second person's browser. */
  otherPage: Page;
  /** Waits for a mail to an address, and returns the newest. */
  mailTo(address: string): Promise<ReceivedMail>;
};

type WorkerFixtures = {
  /** A production Kiem of this worker, with its own database, mails and uploads; `db` serves to make people. */
  kiem: KiemProcess & { db: Database };
};

export { expect };

/** The response to fulfil a route with when Kiem itself should fail. */
export const serverFault = {
  status: 500,
  json: { json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'x' } },
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  kiem: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const { dataDir, remove } = await makePreparedDataDir();
      const database = await makeOutsideDatabase();
      // Each test has its own address, so that limits per address don't add up. Some tests fill a conversation at once.
      const environment = {
        TRUST_PROXY: 'true',
        LIMIT_MESSAGES_IN_MINUTE: '1000',
        ...(database === null ? {} : { DATABASE_URL: database.url }),
      };
      const kiem = await startKiemProcess({ dataDir, environment });
      await withDatabase({ databaseUrl: database?.url, dataDir }, 'beside', (connection) =>
        onDatabase(connection, (db) => use({ ...kiem, db })),
      );
      await kiem.stop();
      await database?.drop();
      await remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ kiem }, use) => use(kiem.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: ({}, use, { testId }) => {
    const numbers = [...Buffer.from(testId.slice(-6), 'hex')].join('.');
    return use({ 'x-forwarded-for': `10.${numbers}` });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  pendingWrites: ({}, use) => use(new Set()),

  complaints: [
    async ({ context, kiem, pendingWrites }, use) => {
      const complaints: string[] = [];
      watch(context, kiem.url, complaints);
      loadPagesAfterWrites(context, pendingWrites);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  otherPage: async ({ browser, kiem, complaints, pendingWrites }, use) => {
    const context = await browser.newContext();
    watch(context, kiem.url, complaints);
    loadPagesAfterWrites(context, pendingWrites);
    await use(await context.newPage());
    await context.close();
  },

  mailTo: ({ kiem }, use) =>
    use(async (address) => {
      let mail: ReceivedMail | undefined;
      const look = async () => {
        mail = (await readMails(kiem.dataDir)).findLast(({ to }) => to === address);
        return mail;
      };
      await expect.poll(look, { message: `a mail to ${address}`, timeout: 15_000, intervals: [50] }).toBeDefined();
      if (mail === undefined) throw new Error(`There is no mail to ${address}.`);
      return mail;
    }),
});

/** Collects page errors and requests to other hosts. Skips the browser's line about a failed request: the page reports those. */
function watch(context: BrowserContext, origin: string, complaints: string[]): void {
  context.on('weberror', (failure) => complaints.push(failure.error().message));
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isComplaint) complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const asked = new URL(request.url());
    if (/^https?:$/.test(asked.protocol) && asked.origin !== origin) complaints.push(`another host was asked: ${asked}`);
  });
}

/**
 * Makes `goto` and `reload` wait until every write is answered: a change shows before the server has it, and loading a page
 * in that moment cuts the request off or shows the state before it.
 */
function loadPagesAfterWrites(context: BrowserContext, pendingWrites: Set<Request>): void {
  const untilAnswered = () =>
    expect
      .poll(() => [...pendingWrites].map((request) => request.url()), { message: 'writes without an answer', intervals: [20] })
      .toEqual([]);
  context.on('requestfinished', (request) => pendingWrites.delete(request));
  context.on('requestfailed', (request) => pendingWrites.delete(request));
  context.on('page', (page) => {
    page.on('request', (request) => {
      // Reads are sent so too when what they ask for is long.
      if (request.method() !== 'GET' && !/\/(read|list)\w*$/.test(request.url())) pendingWrites.add(request);
    });
    // Nobody tells how the requests of a closed page ended.
    page.on('close', () => {
      for (const request of pendingWrites) if (request.frame().page() === page) pendingWrites.delete(request);
    });
    const { goto, reload } = page;
    page.goto = async (...given) => {
      await untilAnswered();
      return goto.apply(page, given);
    };
    page.reload = async (...given) => {
      await untilAnswered();
      return reload.apply(page, given);
    };
  });
}
