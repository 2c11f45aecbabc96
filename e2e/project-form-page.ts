import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { untilReady } from './ready.ts';

export const saveDraftButton = (page: Page) => page.getByRole('button', { name: 'Concept opslaan' });
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

export async function openForm(page: Page, address = '/projecten/nieuw'): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

export async function add(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: `${what} toevoegen`, exact: true }).click();
  // Letters that are typed before the focus comes would be lost.
  await expect(page.locator('input:focus, textarea:focus')).toHaveCount(1);
}
