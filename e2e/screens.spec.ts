import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ mode: 'parallel' });

/** One address for each way that a screen can look. */
const visitorScreens = [
  '/',
  '/auth',
  '/auth?mode=signup',
  '/feed',
  '/?bevestiging=onzin',
  '/contact',
  '/bestaat-niet',
  '/diensten/start2freelance',
];
const memberScreens = ['/', '/feed', '/profiel', '/projecten', '/netwerk?chat=gesprekken', '/bestaat-niet'];

/** Every other route of the documents. */
const placesForVisitors = [
  ...['/banen', '/talent', '/projecten', '/diensten', '/diensten/detachering', '/diensten/legal', '/diensten/start2freelance'],
  ...['/diensten/education', '/privacy', '/voorwaarden', '/cookies', '/toegankelijkheid', '/postvak', '/api/docs'],
  '/auth?mode=onzin&next=1&next=2',
];
const placesForMembers = [
  ...['/social', '/banen', '/banen/nieuw', '/banen/matches', '/matches', '/talent', '/talent/nieuw', '/netwerk', '/profiel?bewerken=ja'],
  ...['/notificaties', '/projecten/nieuw', '/investeerder-dashboard', '/agenda', '/instellingen', '/diensten', '/contact'],
  // What an address says that can't be is left out, as for visitors.
  ...['/agenda?datum=2026-02-30', '/agenda?datum=20261122&weergave=jaar&meeting=1&nieuw=nee&met=x', '/netwerk?tab=onzin&rol=onzin'],
];

const narrowAndWide = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

async function expectGoodScreen(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of narrowAndWide) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });

      test('screens of visitors are accessible and fit', async ({ page }) => {
        for (const address of visitorScreens) await expectGoodScreen(page, address);
      });

      test('screens of members are accessible and fit', async ({ page, kiem }) => {
        await becomeMember(page, kiem, { roles: ['investor', 'talent'] });
        const post = { id: newId(), content: 'Vandaag gezaaid.' };
        await page.request.post('/api/posts', { data: post, headers: { origin: kiem.url } });
        for (const address of [...memberScreens, `/feed/${post.id}`]) await expectGoodScreen(page, address);
      });
    });
  }
}

test('every place of a visitor exists', async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of placesForVisitors) {
    expect((await page.request.get(address)).status(), address).toBe(200);
    if (address !== '/api/docs') await expectGoodScreen(page, address);
  }
});

test('every place of a member exists', async ({ page, kiem }) => {
  test.setTimeout(180_000);
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  for (const address of placesForMembers) {
    expect((await page.request.get(address)).status(), address).toBe(200);
    await expectGoodScreen(page, address);
  }
});
