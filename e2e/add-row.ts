import type { Page } from '@playwright/test';

/** Adds a row to a list of a form, whose first field then has the focus. */
export async function add(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: `${what} toevoegen`, exact: true }).click();
}
