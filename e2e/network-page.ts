import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { untilReady } from './ready.ts';

export async function openNetwork(page: Page, tab = ''): Promise<void> {
  await page.goto(`/netwerk${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn netwerk' })).toBeVisible();
  // Before hydration a click does nothing.
  await untilReady(page);
}

export const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
export const uniqueName = () => `Q${crypto.randomUUID().slice(0, 8)}`;
