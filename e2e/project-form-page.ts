import type { Page } from '@playwright/test';
import { untilReady } from './ready.ts';

export const saveDraftButton = (page: Page) => page.getByRole('button', { name: 'Concept opslaan' });
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

export async function openForm(page: Page, address = '/projecten/nieuw'): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}
