import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { expect } from './fixtures.ts';
import type { Pair, Scene } from './member.ts';

export const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
export const messages = (page: Page) => page.getByRole('log', { name: 'Berichten' }).getByRole('listitem');

export async function call(page: Page, origin: string, method: 'post' | 'put', path: string, data: object = {}): Promise<void> {
  const response = await page.context().request[method](`${origin}/api/${path}`, { data, headers: { origin } });
  expect(response.status(), await response.text()).toBeLessThan(300);
}

export async function connect({ page, otherPage, origin }: Scene, { myId, theirId }: Pair): Promise<void> {
  await call(page, origin, 'put', `network/people/${theirId}/request`);
  await call(otherPage, origin, 'put', `network/people/${myId}/acceptance`);
}

export const send = (page: Page, origin: string, to: string, content: string) =>
  call(page, origin, 'post', `conversations/${to}/messages`, { messageId: newId(), content });

export async function openChat(page: Page, origin: string, chat: string): Promise<void> {
  // Live events arrive from this request on. Wait for it from before: a fast page sends it before its dialog is visible.
  const live = page.waitForRequest(/\/live/);
  await page.goto(`${origin}/netwerk?chat=${chat}`);
  await expect(page.getByRole('dialog', { name: 'Berichten' })).toBeVisible();
  await live;
}

export async function expectNothingWider(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
