import type { Page } from '@playwright/test';

/** Waits for hydration: before it, a click on a plain button does nothing. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}
