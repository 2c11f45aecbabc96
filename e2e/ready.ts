import type { Page } from '@playwright/test';

/** Waits for hydration: before it, a click on a plain button does nothing. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Holds a page's scripts back, as a slow line does; returns the function that lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
