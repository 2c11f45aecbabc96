import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { makePerson } from '../src/features/profiles/factory.ts';
import { profiles } from '../src/features/profiles/tables.ts';
import { makeProject } from '../src/features/projects/factory.ts';
import { uploads } from '../src/features/uploads/tables.ts';
import { newId } from '../src/platform/ids.ts';
import type { Database } from '../src/platform/server/database.ts';
import { builtFileWith } from './built-file.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

for (const path of ['/', '/projecten', '/banen', '/talent']) {
  test(`a visitor’s first page, ${path}, loads at most 160 kB of JavaScript`, async ({ page }) => {
    const sizes: Promise<[file: string, bytes: number]>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]));
    });

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Scripts load after the page.
    await untilReady(page);

    const loaded = await Promise.all(sizes);
    const total = loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total, JSON.stringify(Object.fromEntries(loaded), null, 2)).toBeGreaterThan(0);
    expect(total, JSON.stringify(Object.fromEntries(loaded), null, 2)).toBeLessThanOrEqual(160_000);
  });
}

/** Opens the list of projects as a visitor, who calls nothing until they filter it: of two newest projects one is left then. */
async function seeProjects(page: Page, { db }: { db: Database }) {
  const { id } = await makePerson(db, { roles: ['entrepreneur'] });
  await makeProject(db, { ownerId: id, category: 'onderwijs', title: `Leeszaal ${id}` });
  await makeProject(db, { ownerId: id, category: 'gezondheidszorg', title: `Wijkzorg ${id}` });
  await page.goto('/projecten');
  await untilReady(page);
  const heading = (name: string) => page.getByRole('heading', { name: `${name} ${id}` });
  return {
    filter: () => page.getByLabel('Categorie').selectOption({ label: 'Gezondheidszorg' }),
    async expectFiltered() {
      await expect(heading('Leeszaal')).toBeHidden();
      await expect(heading('Wijkzorg')).toBeVisible();
      await expect(page).toHaveURL(/categorie=gezondheidszorg/);
    },
  };
}

test('a visitor’s first call, whose code can’t come without a network, works once there is one', async ({ page, context, kiem }) => {
  const { filter, expectFiltered } = await seeProjects(page, kiem);

  await context.setOffline(true);
  await filter();
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  await context.setOffline(false);

  await expectFiltered();
});

test('a visitor’s first call, whose code did not come although there is a network, works once they try again', async ({ page, kiem }) => {
  const { filter, expectFiltered } = await seeProjects(page, kiem);
  const file = `**${builtFileWith(/Invalid RPC response format/)}`;
  await page.route(file, (route) => route.abort());

  await filter();
  await expect(page.getByText('Kon projecten niet laden.')).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();

  await expectFiltered();
});

/** When the page had loaded, and when it asked for its first script. */
function timesOf(page: Page): Promise<[loaded: number, code: number]> {
  return page.evaluate(() => [
    Math.max(...performance.getEntriesByType('navigation').map((entry) => ('loadEventStart' in entry ? Number(entry.loadEventStart) : 0))),
    Math.min(...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : []))),
  ]);
}

test('a page is rendered before its scripts are requested, for visitors and members', async ({ page, kiem }) => {
  for (const path of ['/diensten/detachering', '/feed']) {
    if (path === '/feed') await becomeMember(page, kiem, { roles: ['talent'] });
    await page.goto(path);
    await untilReady(page);

    const [loaded, code] = await timesOf(page);

    expect(loaded, path).toBeGreaterThan(0);
    expect(code, path).toBeGreaterThan(loaded);
    expect(code, path).toBeLessThan(60_000);
  }
});

test('a page works although its picture never comes', async ({ page, kiem: { url, db } }) => {
  const ownerId = await becomeMember(page, { url, db }, { roles: ['talent'] });
  const id = newId();
  const shape = { contentType: 'image/webp', width: 768, height: 256, widths: [768], bytes: 1 };
  await db.insert(uploads).values({ id, ownerId, kind: 'cover', storageFolder: `te/${id}`, ...shape });
  await db.update(profiles).set({ coverId: id }).where(eq(profiles.id, ownerId));
  const asked = page.waitForRequest(`**/uploads/${id}/**`);
  await page.route(`**/uploads/${id}/**`, () => undefined);

  await page.goto('/profiel', { waitUntil: 'commit' });
  await asked;
  await untilReady(page);

  expect((await timesOf(page))[0]).toBe(0);
});

test('everything that the landing page refers to exists', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });

  await page.goto('/');
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
  await untilReady(page);

  expect(failed).toEqual([]);
});
