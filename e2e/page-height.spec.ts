import type { Page } from '@playwright/test';
import { posts } from '../src/features/feed/tables.ts';
import { newId } from '../src/platform/ids.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test.describe.configure({ mode: 'parallel' });

const widths = [1440, 768, 360];
const heightOf = async (page: Page) => (await page.locator('main').boundingBox())?.height ?? 0;
const placeOfBell = (page: Page) => page.getByRole('button', { name: 'Notificaties' }).boundingBox();

/** First pages of members: elements that took space only before hydration, or only after it, would make the page jump. */
for (const place of ['/', '/feed', '/feed/{post}', '/profiel', '/profiel?bewerken=ja']) {
  test(`${place} has the same height before and after hydration`, async ({ page, browser, kiem }) => {
    await becomeMember(page, kiem, { roles: ['talent'] });
    // Older posts of other tests would load by themselves, or without JavaScript add a link to them.
    await kiem.db.delete(posts);
    const post = newId();
    const send = (path: string, data: object) => page.request.post(`/api/${path}`, { data, headers: { origin: kiem.url } });
    await send('posts', { id: post, content: 'Hoog genoeg.' });
    await send(`posts/${post}/comments`, { commentId: newId(), content: 'Zeker.' });
    const address = new URL(place.replace('{post}', post), kiem.url).href;
    const early = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    const sent = await early.newPage();
    await sent.goto(address);
    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        for (const each of [page, sent]) await each.setViewportSize({ width, height: 900 });
        // Reload at each width: a jump during loading wouldn't show after a resize.
        await page.goto(address);
        await untilReady(page);

        expect(await heightOf(sent)).toBeCloseTo(await heightOf(page), -1);
        await expect(sent.getByRole('navigation', { name: 'Snelmenu', includeHidden: true })).toHaveCSS('position', 'fixed');
        expect(await placeOfBell(sent)).toEqual(await placeOfBell(page));
      });
    }
    await early.close();
  });
}
