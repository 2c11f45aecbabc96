import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect } from './fixtures.ts';

/** A width and colour scheme. A loaded page is checked in several, one after the other, without a reload. */
export type Look = { width: number; colorScheme?: 'light' | 'dark' };

export const wide: Look = { width: 1440 };
export const everyWidth: Look[] = [wide, { width: 768 }, { width: 360 }];
export const everyLook: Look[] = [wide, { width: 360 }, { width: 360, colorScheme: 'dark' }, { width: 1440, colorScheme: 'dark' }];

export async function look(page: Page, { width, colorScheme = 'light' }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 1000 ? 740 : 900 });
  await page.emulateMedia({ colorScheme });
  // A page without scripts never follows the scheme.
  if (await page.evaluate(() => 'ready' in document.documentElement.dataset)) {
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  }
}

/** Expects the page in its present state to be accessible and no wider than the screen, in each of these looks. */
export async function expectGoodLooks(page: Page, looks: Look[] = everyLook): Promise<void> {
  for (const each of looks) {
    await look(page, each);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
}
