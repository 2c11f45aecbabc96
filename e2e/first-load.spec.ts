import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { untilReady } from './ready.ts';

test('a first visit to the landing page loads at most 160 kB of JavaScript', async ({ page }) => {
  const sizes: Promise<[file: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]));
  });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Scripts load after the page.
  await untilReady(page);

  const loaded = await Promise.all(sizes);
  const total = loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, JSON.stringify(Object.fromEntries(loaded), null, 2)).toBeGreaterThan(0);
  expect(total, JSON.stringify(Object.fromEntries(loaded), null, 2)).toBeLessThanOrEqual(160_000);
});

test('a visitor’s page is rendered before its scripts are requested', async ({ page }) => {
  await page.goto('/diensten/detachering');
  await untilReady(page);

  const [loaded, code] = await page.evaluate(() => [
    performance.getEntriesByType('navigation').flatMap((entry) => ('loadEventStart' in entry ? [Number(entry.loadEventStart)] : []))[0] ??
      0,
    Math.min(...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : []))),
  ]);
  expect(loaded).toBeGreaterThan(0);
  expect(code).toBeGreaterThan(loaded ?? 0);
  expect(code).toBeLessThan(60_000);
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
