import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { expect, test } from './fixtures.ts';
import { untilReady } from './ready.ts';

const isLaidOut = (card: Locator) => card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const topOf = async (card: Locator) => (await card.boundingBox())?.y ?? Number.NaN;

test('a list lays far cards out when they come near, and returns a reader to the same pixel @phone', async ({ page, kiem }) => {
  const { id: posterId } = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  // Titles of several lines: cards are higher than the space kept free for them.
  for (let number = 0; number < 20; number += 1) {
    await makeJob(kiem.db, { posterId, title: `Timmerman ${number} ${randomUUID()} ${'voor lange daken '.repeat(4)}` });
  }
  await page.goto('/banen');
  await untilReady(page);
  const titles = page.getByRole('list', { name: 'Vacatures' }).getByRole('heading');
  await expect(titles).toHaveCount(20);

  expect(await isLaidOut(titles.first())).toBe(true);
  expect(await isLaidOut(titles.last())).toBe(false);
  const far = titles.nth(15);
  await page.mouse.move(100, 300);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 300);
        return topOf(far);
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBeLessThan(400);
  expect(await isLaidOut(far)).toBe(true);

  // The last turn of the wheel may still move the page.
  let top = Number.NaN;
  const moved = async () => {
    const before = top;
    top = await topOf(far);
    return top - before;
  };
  await expect.poll(moved, { intervals: [300] }).toBe(0);
  await far.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Timmerman');
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(far)) - top)).toBeLessThan(2);
  expect(await isLaidOut(titles.last())).toBe(true);

  await page.reload();
  await untilReady(page);
  await expect.poll(async () => Math.abs((await topOf(far)) - top)).toBeLessThan(2);
  expect(await isLaidOut(titles.last())).toBe(true);
});
