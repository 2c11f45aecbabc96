import { test as base, expect, type Page } from '@playwright/test';
import { type KiemProcess, makeDataDir, startKiemProcess } from '../scripts/kiem-process.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as testInProduction } from './fixtures.ts';

/** A Kiem in development, because only that one serves the page of the kit. */
const test = base.extend<object, { kit: KiemProcess }>({
  kit: [
    async ({ browser }, use) => {
      const { dataDir, remove } = await makeDataDir();
      const kit = await startKiemProcess({ dataDir, script: 'dev' });
      // The first visit transforms all modules and may trigger a reload; begin after it.
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
  // Menu items are disabled before hydration.
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

      test('every component is accessible and fits, even when opened', async ({ page }) => {
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
        await page.getByLabel('DateField, gekozen').click();
        await expect(page.getByRole('dialog', { name: 'Kies een datum' })).toBeVisible();
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await page.getByLabel('Combobox', { exact: true }).fill('g');
        await expect(page.getByRole('listbox', { name: 'Steden' })).toBeVisible();
        await expectNoViolations(page);

        await button(page, 'Meer over dit voorbeeld').click();
        await button(page, 'Mislukt').dispatchEvent('click');
        await expect(page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' })).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}

test('a dialog keeps focus inside, closes on Escape and returns focus', async ({ page }) => {
  await openKit(page);
  for (const opener of ['Dialoog', 'Grote dialoog', 'Bevestiging', 'Blad']) {
    await button(page, opener).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Beyond the last button, focus may go to the browser's toolbar, never to the page behind.
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

test('a kept dialog only asks on Escape, even when it is pressed twice', async ({ page }) => {
  await openKit(page);
  await button(page, 'Dialoog die blijft').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Een dialoog die blijft' })).toBeVisible();
  await expect(page.getByText('gekozen: vroeg te sluiten')).toBeVisible();
  await button(page, 'Nu echt sluiten').click();
  await expect(button(page, 'Dialoog die blijft')).toBeFocused();
});

test('arrow keys open a menu and move in it, and Escape returns focus', async ({ page }) => {
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

test('tabs are links in the tab order, and arrow keys move between them', async ({ page }) => {
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

test('a popover closes on Escape and returns focus', async ({ page }) => {
  await openKit(page);
  await button(page, 'Popover').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'MenuItem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Popover')).toBeFocused();
});

test('toasts replace each other, stay while they are used, and close by their button', async ({ page }) => {
  await page.clock.install();
  await openKit(page);
  await button(page, 'Gelukt').click();
  // The code of toasts loads with the first one.
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

test('a toast is shown above an open dialog, and inside it', async ({ page }) => {
  await openKit(page);
  await button(page, 'Dialoog').click();
  await button(page, 'Melding').click();
  const toast = page.getByRole('dialog').getByRole('alert');
  await expect(toast).toContainText('Ook boven een dialoog.');
  await toast.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(toast).toBeHidden();
});

test('arrow keys and Enter choose a day, but none before today', async ({ page }) => {
  await openKit(page);
  const field = page.getByLabel('DateField', { exact: true });
  const calendar = page.getByRole('dialog', { name: 'Kies een datum' });
  const day = (name: string) => calendar.getByRole('button', { name, exact: true });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(day('woensdag 16 december 2026')).toBeFocused();
  await expect(day('woensdag 16 december 2026')).toHaveAttribute('aria-current', 'date');
  await expect(calendar.locator('th').first()).toHaveText('ma');
  await expect(calendar.getByRole('grid', { name: 'december 2026' })).toBeVisible();
  await expect(day('dinsdag 15 december 2026')).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(day('woensdag 16 december 2026')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(day('zaterdag 16 januari 2027')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveText('maandag 18 januari 2027');

  await page.keyboard.press('Enter');
  await expect(day('maandag 18 januari 2027')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(calendar).toBeHidden();
});

test('a person types a date from its first digit', async ({ page }) => {
  await openKit(page);
  const field = page.getByLabel('DateField', { exact: true });
  const typed = page.getByRole('textbox', { name: 'Of typ een datum' });
  await field.focus();
  await page.keyboard.press('1');
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('1');
  await page.keyboard.type('5-12-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kies een dag vanaf vandaag.')).toBeVisible();
  await typed.fill('morgen');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Typ een datum zoals 24-12-2026.')).toBeVisible();
  await typed.fill('4 jan');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveText('maandag 4 januari 2027');
});

test('a combobox chooses only on Enter or click', async ({ page }) => {
  await openKit(page);
  const field = page.getByLabel('Combobox', { exact: true });
  const list = page.getByRole('listbox', { name: 'Steden' });
  const active = list.getByRole('option', { selected: true });
  await field.focus();
  await page.keyboard.type('br');
  await expect(list.getByRole('option')).toHaveText(['Brugge', 'Brussel']);
  await expect(active).toHaveText('Brugge');
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText('Brussel');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText('Brugge');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('br');
  await page.keyboard.press('ArrowUp');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('br');

  await field.fill('brus');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Brussel');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('x');
  await expect(field).toHaveValue('x');
  await expect(page.getByText('Geen stad gevonden.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('gent');
  await list.getByRole('option', { name: 'Gent' }).click();
  await expect(field).toHaveValue('Gent');
});

test('a person adds and removes tags with the keyboard, and a repeated tag is refused', async ({ page }) => {
  await openKit(page);
  const field = page.getByLabel('TagField', { exact: true });
  const tags = page.getByRole('list', { name: 'Vaardigheden' }).getByRole('listitem');
  await field.focus();
  await page.keyboard.type(' staal ');
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['Hout', 'Een vaardigheid met een lange naam', 'staal']);
  await page.keyboard.type('HOUT');
  await page.keyboard.press('Enter');
  await expect(page.getByText('‘HOUT’ staat er al.')).toBeVisible();
  await field.fill('');
  await page.keyboard.press('Backspace');
  await expect(button(page, 'staal verwijderen')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(button(page, 'Hout verwijderen')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tags).toHaveCount(2);
  await expect(field).toBeFocused();
});

test('tag suggestions wait for the arrow keys, so that Enter adds the typed text', async ({ page }) => {
  await openKit(page);
  const field = page.getByLabel('SuggestedTagField');
  const tags = page.getByRole('list', { name: 'Onderwerpen', exact: true }).getByRole('listitem');
  const options = page.getByRole('listbox', { name: 'Suggesties: Onderwerpen' }).getByRole('option');
  await field.fill('bouw');
  await expect(options).toHaveText(['Circulair bouwen', 'Houtbouw']);
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['Energie', 'bouw']);
  await expect(field).toHaveValue('');
  await page.keyboard.type('bouw');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['Energie', 'bouw', 'Houtbouw']);
  await expect(field).toHaveValue('');
  await page.keyboard.type('iso');
  await expect(options).toHaveText(['Isolatie']);
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await expect(field).toHaveValue('iso');
});

test('sliders follow the arrow keys and announce their value, and one thumb never passes the other', async ({ page }) => {
  await openKit(page);
  const slider = page.getByLabel('Slider', { exact: true });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^€\s11\.000$/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^€\s1\.000\.000$/);

  const low = page.getByLabel('RangeSlider, vanaf');
  const high = page.getByLabel('RangeSlider, tot');
  await low.focus();
  await page.keyboard.press('End');
  await expect(low).toHaveAttribute('aria-valuetext', '8 jaar');
  await page.keyboard.press('Tab');
  await expect(high).toBeFocused();
  await page.keyboard.press('Home');
  await expect(high).toHaveAttribute('aria-valuetext', '8 jaar');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '8 jaar – 9 jaar' })).toBeVisible();
});

test('charts state their contents in words and tables', async ({ page }) => {
  await openKit(page);
  await expect(page.getByText('€ 62.500 van € 250.000')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'BarChart', exact: true }).getByRole('listitem').first()).toHaveText('Ondernemers1.240');
  const row = page.getByRole('table', { name: 'LineChart' }).getByRole('row', { name: 'oktober' });
  await expect(row.getByRole('cell')).toHaveText('€ 41.000');
});

test('a list reports that more failed, and the retry moves focus to the first new item', async ({ page }) => {
  await openKit(page);
  const list = page.getByRole('list', { name: 'Zaden', exact: true });
  await button(page, 'Meer zaden tonen').press('Enter');
  await expect(page.getByText('Meer zaden konden niet worden geladen.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Probeer opnieuw' }).and(page.locator(':focus'));
  await expect(again).toHaveCount(1);
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.keyboard.press('Enter');

  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('link', { name: 'Radijs' })).toBeFocused();
});

testInProduction('production has no page of the kit', async ({ page }) => {
  const response = await page.goto('/kit');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
