import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, everyWidth, expectGoodLooks, type Look, look, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

// A person's screens are many; a machine that others share may take several times as long.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** `isPlain`: a page without scripts, which never becomes ready. */
type Screens = { addresses: string[]; looks: Look[]; status?: number; isPlain?: boolean };

const screensOfVisitors: Screens[] = [
  // One address for each appearance of a screen.
  {
    addresses: [
      '/',
      '/auth',
      '/auth?mode=signup',
      '/feed',
      '/?bevestiging=onzin',
      '/contact',
      '/diensten/start2freelance',
      '/projecten',
      '/banen',
      '/talent',
      '/zo-werkt-een-match',
    ],
    looks: everyLook,
  },
  { addresses: ['/bestaat-niet'], looks: everyLook, status: 404 },
  {
    addresses: [
      '/projecten/0199a1f0-0000-7000-8000-000000000000',
      '/banen/0199a1f0-0000-7000-8000-000000000000',
      '/talent/0199a1f0-0000-7000-8000-000000000000',
    ],
    looks: [wide],
    status: 404,
  },
];
const documents: Screens = {
  addresses: ['/privacy', '/voorwaarden', '/cookies', '/toegankelijkheid', '/wachtwoord-vergeten'],
  looks: everyWidth,
};
/** All other routes for visitors. */
const placesForVisitors: Screens = {
  addresses: [
    ...['/talent?beschikbaar=onzin&tarief=veel&jaren=x', '/diensten', '/diensten/detachering', '/diensten/legal', '/diensten/education'],
    '/auth?mode=onzin&next=1&next=2',
  ],
  looks: [wide],
};

const screensOfMembers: Screens[] = [
  {
    addresses: [
      '/',
      '/feed',
      '/profiel',
      '/projecten',
      '/projecten/nieuw',
      '/banen',
      '/banen/nieuw',
      '/netwerk?chat=gesprekken',
      '/talent',
      '/talent/nieuw',
      '/matches',
    ],
    looks: everyLook,
  },
  { addresses: ['/bestaat-niet'], looks: everyLook, status: 404 },
];
const placesForMembers: Screens = {
  addresses: [
    ...[
      '/social',
      '/banen/antwoorden',
      '/banen/bewaard',
      '/banen/sollicitaties',
      '/banen?eigenaar=mij',
      '/banen/matches',
      '/matches?kant=onzin&filter=onzin&vacature=onzin',
      '/netwerk',
      '/profiel?bewerken=ja',
    ],
    ...['/notificaties', '/investeerder-dashboard', '/projecten/bewaard', '/agenda', '/instellingen', '/diensten', '/contact'],
    // Invalid search parameters are ignored, as for visitors.
    ...[
      '/agenda?datum=2026-02-30',
      '/agenda?datum=20261122&weergave=jaar&meeting=1&nieuw=nee&met=x',
      '/netwerk?tab=onzin&rol=onzin',
      '/projecten?categorie=onzin&status=onzin&sorteer=onzin',
      '/projecten?gevolgd=mij',
      '/banen?filter=onzin&loon=veel&project=onzin&sorteer=onzin',
      '/banen/nieuw?rol=onzin&kopie=0199a1f0-0000-7000-8000-000000000000',
      '/talent/bewaard',
      '/talent/uitnodigingen',
      '/talent/uitnodigingen?lijst=verstuurd',
    ],
  ],
  looks: [wide],
};

async function expectGoodScreens(page: Page, { addresses, looks, status = 200, isPlain = false }: Screens): Promise<void> {
  for (const address of addresses) {
    await look(page, wide);
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(status);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // After hydration the page follows the device's scheme.
    if (!isPlain) await untilReady(page);
    await test.step(address, () => expectGoodLooks(page, looks));
  }
}

test('screens of visitors are accessible and fit', async ({ page }) => {
  for (const screens of screensOfVisitors) await expectGoodScreens(page, screens);
});

test('public documents are accessible and fit', async ({ page }) => {
  await expectGoodScreens(page, documents);
});

test('screens of members are accessible and fit', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor', 'talent'] });
  const post = { id: newId(), content: 'Vandaag gezaaid.' };
  await page.request.post('/api/posts', { data: post, headers: { origin: kiem.url } });
  for (const screens of screensOfMembers) await expectGoodScreens(page, screens);
  await expectGoodScreens(page, { addresses: [`/feed/${post.id}`], looks: everyLook });
});

test('every route for visitors exists', async ({ page }) => {
  expect((await page.request.get('/api/docs')).status()).toBe(200);
  await expectGoodScreens(page, placesForVisitors);
  await expectGoodScreens(page, { addresses: ['/postvak'], looks: [wide], isPlain: true });
});

test('every route for members exists', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await expectGoodScreens(page, placesForMembers);
});
