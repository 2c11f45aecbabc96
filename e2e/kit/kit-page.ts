import { test as base, expect, type Page } from '@playwright/test';
import { type KiemProcess, startKiemProcess } from '../../scripts/kiem-process.ts';
import { makePreparedDataDir } from '../prepared-data.ts';

type TestFixtures = {
  /** The page of the kit, loaded once for all tests of a worker: each uses components of its own, and leaves nothing open. */
  kitPage: Page;
};

type WorkerFixtures = {
  /** A Kiem in development, because only that one serves the page of the kit. */
  kit: KiemProcess;
  shared: { page?: Page };
};

export { expect };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  kit: [
    async ({ browser }, use) => {
      const { dataDir, remove } = await makePreparedDataDir();
      const kit = await startKiemProcess({ dataDir, script: 'dev' });
      // The first visit transforms all modules and may trigger a reload; begin after it.
      const page = await browser.newPage();
      await page.goto(`${kit.url}/kit`, { timeout: 200_000 });
      await untilUsable(page, 120_000);
      await page.close();
      await use(kit);
      await kit.stop();
      await remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  baseURL: ({ kit }, use) => use(kit.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  shared: [({}, use) => use({}), { scope: 'worker' }],

  kitPage: async ({ browser, shared }, use) => {
    shared.page ??= await openKit(await browser.newPage());
    await use(shared.page);
    // Toasts are in a popover of their own, which stays open.
    const open = shared.page.locator('dialog[open], :popover-open:not([popover=manual])');
    await expect(open, 'what a test opened is closed').toHaveCount(0);
  },
});

/** Loads the page of the kit for a test that begins with nothing touched. */
export async function openKit(page: Page): Promise<Page> {
  await page.goto('/kit');
  await untilUsable(page, 60_000);
  return page;
}

/** Switches are disabled before hydration. */
async function untilUsable(page: Page, milliseconds: number): Promise<void> {
  await expect(page.getByRole('switch', { name: 'SwitchField', exact: true })).toBeEnabled({ timeout: milliseconds });
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
