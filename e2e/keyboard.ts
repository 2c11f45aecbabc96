import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** More presses than any way through a page takes. */
const mostPresses = 120;

/** Goes to an element by Tab, or back to it by Shift+Tab. Fails when focus gets lost on the way, or never comes there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** Goes on to an element and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes on to a field and types in it. */
export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
