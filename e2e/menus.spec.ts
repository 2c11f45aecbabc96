import type { Page } from '@playwright/test';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeConnection } from '../src/features/relations/factory.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { holdScripts, untilReady } from './ready.ts';

const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, includeHidden: true });

/** The texts of the links that a menu marks as the place where one is. */
const markedIn = (page: Page, menu: string) => menuOf(page, menu).locator('[aria-current="page"]').allTextContents();

/** Servers write menus once for all pages that they are the same on: this reads them as they were sent. */
test('each page is sent with the menus of its own place, and of the roles of its reader', async ({ page, browser, kiem }) => {
  const members = [];
  for (const role of ['talent', 'investor'] as const) {
    await becomeMember(page, kiem, { roles: [role] });
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    members.push({ role, sent: await context.newPage() });
  }
  // Two rounds, as the first writes what the second is sent.
  for (let round = 0; round < 2; round++) {
    for (const { role, sent } of members) {
      const invests = role === 'investor';
      for (const [address, main, quick, footer] of [
        ['/feed', 'Feed', 'Feed', undefined],
        ['/social', 'Feed', 'Feed', undefined],
        ['/projecten?zoek=klei', 'Projecten', 'Projecten', 'Projecten'],
        ['/matches', 'Vacatures', 'Vacatures', undefined],
        ['/diensten', 'Diensten', undefined, 'Diensten'],
        ['/investeerder-dashboard', invests ? 'Investeren' : undefined, undefined, undefined],
        ['/feedback', undefined, undefined, undefined],
      ] as const) {
        await sent.goto(new URL(address, kiem.url).href);
        const list = (label: string | undefined) => (label === undefined ? [] : [label]);
        expect(await markedIn(sent, 'Hoofdmenu'), address).toEqual(list(main));
        expect(await markedIn(sent, 'Snelmenu'), address).toEqual(list(quick));
        expect(await markedIn(sent, 'Ontdekken'), address).toEqual(list(footer));
        const investing = menuOf(sent, 'Hoofdmenu').getByRole('link', { name: 'Investeren', includeHidden: true });
        await expect(investing).toHaveCount(invests ? 1 : 0);
      }
    }
  }
  for (const { sent } of members) await sent.context().close();
});

test('three dots that are pressed before the page works show what can be done once it does', async ({ page, kiem }) => {
  const viewer = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id } = await makePerson(kiem.db, { firstName: 'Bea', lastName: 'Vroeg' });
  await makeConnection(kiem.db, { from: viewer, to: id });
  const release = await holdScripts(page);
  await page.goto('/netwerk');

  await page.getByRole('button', { name: 'Meer over Bea Vroeg' }).click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu).toBeAttached();
  await expect(menu).toBeHidden();
  release();
  await untilReady(page);

  await page.getByRole('button', { name: 'Blokkeren' }).click();
  await expect(page.getByRole('dialog', { name: 'Bea Vroeg blokkeren?' })).toBeVisible();
});
