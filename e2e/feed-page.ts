import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures.ts';
import { untilReady } from './ready.ts';

/** Makes a small picture of one colour. */
export async function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Nieuwe post' });
export const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

export async function openFeed(page: Page): Promise<void> {
  await page.goto('/feed');
  await expect(page.getByRole('heading', { name: 'Sociale Feed' })).toBeVisible();
  // Before hydration a click does nothing.
  await expect(
    page
      .getByRole('button', { name: 'Menu van An Maes' })
      .or(page.getByRole('button', { name: 'Meer', exact: true }))
      .first(),
  ).toBeVisible();
  await untilReady(page);
}

export async function share(page: Page, text: string): Promise<Locator> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Posten' }).click();
  const post = postOf(page, text);
  await expect(post).toBeVisible();
  return post;
}

/** Drops or pastes a file, as the device does. */
export async function give(page: Page, kind: 'drop' | 'paste', content: Buffer): Promise<void> {
  await composer(page).evaluate(
    (field, { type, base64 }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], 'foto.png', { type: 'image/png' }));
      const event =
        type === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
          : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
      field.dispatchEvent(event);
    },
    { type: kind, base64: content.toString('base64') },
  );
}
