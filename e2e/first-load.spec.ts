import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { makePerson } from '../src/features/profiles/factory.ts';
import { profiles } from '../src/features/profiles/tables.ts';
import { makeProject } from '../src/features/projects/factory.ts';
import { uploads } from '../src/features/uploads/tables.ts';
import { newId } from '../src/platform/ids.ts';
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

test('a visitor’s first call, whose code can’t come without a network, works once there is one', async ({ page, context, kiem }) => {
  const { id } = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  await makeProject(kiem.db, { ownerId: id, category: 'gezondheidszorg' });
  await page.goto('/projecten');
  await untilReady(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await context.setOffline(true);
  await page.getByLabel('Categorie').selectOption({ label: 'Gezondheidszorg' });
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  expect(asked).toContain(builtFileWith(/Invalid RPC response format/));
  await context.setOffline(false);

  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/categorie=gezondheidszorg/);
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
