import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Adds a row to a list of a form, and waits until its first field has the focus. */
export async function add(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: `${what} toevoegen`, exact: true }).click();
  // Letters that are typed before the focus comes would be lost.
  await expect(page.locator('input:focus, textarea:focus')).toHaveCount(1);
}
