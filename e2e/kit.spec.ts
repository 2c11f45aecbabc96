import { test as base, expect, type Page } from '@playwright/test';
import { type KiemProcess, makeDataDir, startKiemProcess } from '../scripts/kiem-process.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as testInProduction } from './fixtures.ts';

/** A Kiem in development: no other has the page of the kit. */
const test = base.extend<object, { kit: KiemProcess }>({
  kit: [
    async ({ browser }, use) => {
      const { dataDir, remove } = await makeDataDir();
      const kit = await startKiemProcess({ dataDir, script: 'dev' });
      // The first visit has everything transformed and may be told to load again; tests begin after that.
      const page = await browser.newPage();
      await page.goto(`${kit.url}/kit`, { timeout: 200_000 });
      await expect(page.locator('[popover] button', { hasText: 'Bewerken' })).toBeEnabled({ timeout: 120_000 });
      await page.close();
      await use(kit);
      await kit.stop();
      await remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ kit }, use) => use(kit.url),
});

async function openKit(page: Page): Promise<void> {
  await page.goto('/kit');
  // Things to choose are off until the page works.
  await expect(page.locator('[popover] button', { hasText: 'Bewerken' })).toBeEnabled({ timeout: 60_000 });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });

      test('every component is accessible and fits, opened ones too', async ({ page }) => {
        await openKit(page);
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
        await expectNoViolations(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

        for (const opener of ['Dialoog', 'Grote dialoog', 'Bevestiging', 'Blad']) {
          await button(page, opener).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectNoViolations(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        await button(page, 'Meer over dit voorbeeld').click();
        await button(page, 'Mislukt').dispatchEvent('click');
        await expect(page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' })).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}

test('a dialog keeps focus inside, closes by Escape and gives focus back', async ({ page }) => {
  await openKit(page);
  for (const opener of ['Dialoog', 'Grote dialoog', 'Bevestiging', 'Blad']) {
    await button(page, opener).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Past its last button focus goes to the browser's own bar at most, never to the page behind.
    for (let times = 0; times < 5; times += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
  }
});

test('a dialog that is kept only asks when Escape is pressed, also twice', async ({ page }) => {
  await openKit(page);
  await button(page, 'Dialoog die blijft').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Een dialoog die blijft' })).toBeVisible();
  await expect(page.getByText('gekozen: vroeg te sluiten')).toBeVisible();
  await button(page, 'Nu echt sluiten').click();
  await expect(button(page, 'Dialoog die blijft')).toBeFocused();
});

test('the arrows open a menu and move in it, and Escape gives focus back', async ({ page }) => {
  await openKit(page);
  const dots = button(page, 'Meer over dit voorbeeld');
  await dots.focus();
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Bewerken')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(button(page, 'Verwijderen')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Delen')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dots).toBeFocused();
  await expect(button(page, 'Delen')).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Bewerken')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Dit voorbeeld verwijderen?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dots).toBeFocused();
});

test('tabs are links in the order of Tab, and the arrows move between them', async ({ page }) => {
  await openKit(page);
  const tabs = page.getByRole('navigation', { name: 'Onderdelen' }).getByRole('link');
  await expect(tabs.nth(0)).toHaveAttribute('aria-current', 'page');
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(2)).toBeFocused();
});

test('a popover closes by Escape and gives focus back', async ({ page }) => {
  await openKit(page);
  await button(page, 'Popover').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'MenuItem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Popover')).toBeFocused();
});

test('toasts come one at a time, stay while they are in use, and go by their button', async ({ page }) => {
  await page.clock.install();
  await openKit(page);
  await button(page, 'Gelukt').click();
  // The code that draws toasts loads with the first one.
  const done = page.getByRole('status').filter({ hasText: 'Profiel bijgewerkt' });
  await expect(done).toBeVisible();
  await button(page, 'Mislukt').focus();
  await page.keyboard.press('Enter');
  const failed = page.getByRole('alert').filter({ hasText: 'Fout' });
  await expect(failed).toBeVisible();
  await expect(done).toBeHidden();

  const close = failed.getByRole('button', { name: 'Melding sluiten' });
  await close.focus();
  await page.clock.runFor(11_000);
  await expect(failed).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(failed).toBeHidden();
  await expect(button(page, 'Mislukt')).toBeFocused();

  await button(page, 'Gelukt').click();
  await expect(done).toBeVisible();
  await page.clock.runFor(5_500);
  await expect(done).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(done).toBeHidden();
});

test('a toast stands over the dialog that is open, and inside it', async ({ page }) => {
  await openKit(page);
  await button(page, 'Dialoog').click();
  await button(page, 'Melding').click();
  const toast = page.getByRole('dialog').getByRole('alert');
  await expect(toast).toContainText('Ook boven een dialoog.');
  await toast.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(toast).toBeHidden();
});

testInProduction('what people use has no page of the kit', async ({ page }) => {
  const response = await page.goto('/kit');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
