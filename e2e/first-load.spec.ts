import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

test('a first visit to the landing page loads at most 160 kB of JavaScript', async ({ page }) => {
  const sizes: Promise<[file: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]));
  });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code comes after the page.
  await page.waitForLoadState('networkidle');

  const loaded = await Promise.all(sizes);
  const total = loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, JSON.stringify(Object.fromEntries(loaded), null, 2)).toBeGreaterThan(0);
  expect(total, JSON.stringify(Object.fromEntries(loaded), null, 2)).toBeLessThanOrEqual(160_000);
});

test('a visitor’s page stands before its code is asked for', async ({ page }) => {
  await page.goto('/diensten/detachering');
  await page.waitForLoadState('networkidle');

  const [loaded, code] = await page.evaluate(() => [
    performance.getEntriesByType('navigation').flatMap((entry) => ('loadEventStart' in entry ? [Number(entry.loadEventStart)] : []))[0] ??
      0,
    Math.min(...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : []))),
  ]);
  expect(loaded).toBeGreaterThan(0);
  expect(code).toBeGreaterThan(loaded ?? 0);
  expect(code).toBeLessThan(60_000);
});

test('everything that the landing page names is there', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });

  await page.goto('/');
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
  await page.waitForLoadState('networkidle');

  expect(failed).toEqual([]);
});
