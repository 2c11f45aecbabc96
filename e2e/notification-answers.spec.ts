import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makePair } from './member.ts';
import { plan } from './planning.ts';
import { untilReady } from './ready.ts';

test('an answer among the unread ones says what was answered in its place', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  const { theirId, mine } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await plan(page, kiem.url, { with: theirId, title: 'Koffie' });
  await otherPage.goto(`${kiem.url}/notificaties?filter=ongelezen`);
  await untilReady(otherPage);
  const invitation = otherPage
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${mine} nodigt je uit` });

  const reads = otherPage.waitForResponse((response) => response.url().includes('/notifications/listNotifications'));
  await invitation.getByRole('button', { name: /^Accepteren/ }).click();
  await reads;
  await expect(otherPage.getByRole('button', { name: /^Notificaties$/ })).toBeVisible();
  await expect(invitation.getByText('Je komt.')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText('Geen ongelezen notificaties')).toBeVisible();
});

test('the answers of a notification stand where they stay before any script runs', async ({ page, otherPage, browser, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await plan(page, kiem.url, { with: theirId, title: 'Koffie' });
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await otherPage.context().storageState() });
  const sent = await context.newPage();
  for (const each of [sent, otherPage]) await each.goto(`${kiem.url}/notificaties`);
  await untilReady(otherPage);
  const invitationIn = (each: Page) => each.getByRole('main').getByRole('listitem').filter({ hasText: 'nodigt je uit' });

  for (const name of [/^Accepteren/, /^Afwijzen/]) {
    const placeIn = async (each: Page) => {
      const item = await invitationIn(each).boundingBox();
      const button = await invitationIn(each).getByRole('button', { name }).boundingBox();
      return item && button && { x: button.x - item.x, y: button.y - item.y, height: item.height };
    };
    expect(await placeIn(sent)).toEqual(await placeIn(otherPage));
  }
  await context.close();
});
