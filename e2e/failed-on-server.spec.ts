import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makeSavedJob } from '../src/features/jobs/saved/factory.ts';
import { newId } from '../src/platform/ids.ts';
import type { Database } from '../src/platform/server/database.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const failure = 'Kon je bewaarde vacatures niet laden.';
/** The error as the page carries it. */
const carried = 'Er is iets misgegaan. Probeer opnieuw.';

/** Opens a page while the database refuses the list that the page loads, and heals the database when `until` ends. */
async function openWhileListFails(page: Page, db: Database, until: 'the page is made' | 'the page has asked again'): Promise<void> {
  let made = '';
  const heal = () => db.execute(sql`alter table if exists kept_jobs rename to saved_jobs`);
  await db.execute(sql`alter table saved_jobs rename to kept_jobs`);
  try {
    await page.route('/banen/bewaard', async (route) => {
      const response = await route.fetch();
      made = await response.text();
      if (until === 'the page is made') await heal();
      await route.fulfill({ response });
    });
    await page.goto('/banen/bewaard');
    await untilReady(page);
    if (until === 'the page has asked again') await expect(page.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  } finally {
    await heal();
  }
  expect(made).toContain(carried);
}

test('a list that failed on the server is asked for again by the page, without a press', async ({ page, kiem }) => {
  const personId = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id, title } = await makeJob(kiem.db, { posterId: personId, title: `Dakdekker ${newId()}` });
  await makeSavedJob(kiem.db, { personId, jobId: id });

  await openWhileListFails(page, kiem.db, 'the page is made');

  await expect(page.getByRole('link', { name: `Details: ${title}` })).toBeVisible();
  await expect(page.getByText(failure)).toBeHidden();
});

test('a list that fails again keeps its sentence and a button that shows the list once it can', async ({ page, kiem }) => {
  const personId = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id, title } = await makeJob(kiem.db, { posterId: personId, title: `Dakdekker ${newId()}` });
  await makeSavedJob(kiem.db, { personId, jobId: id });

  await openWhileListFails(page, kiem.db, 'the page has asked again');

  await expect(page.getByText(failure)).toBeVisible();
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('link', { name: `Details: ${title}` })).toBeVisible();
});

test('a list that failed says so without scripts too', async ({ page, browser, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await kiem.db.execute(sql`alter table saved_jobs rename to kept_jobs`);
  try {
    await plain.goto(`${kiem.url}/banen/bewaard`);
  } finally {
    await kiem.db.execute(sql`alter table kept_jobs rename to saved_jobs`);
  }
  const told = plain.locator('noscript p');
  await expect(told).toBeVisible();
  await expect(told).toHaveText(`${failure} Vernieuw de pagina om het opnieuw te proberen.`);
  await context.close();
});
