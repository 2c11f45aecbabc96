import { everyLook, expectGoodLooks } from '../look.ts';
import { button, expect, openKit, test } from './kit-page.ts';

export function testLooks(): void {
  test('every component is accessible and fits at each width, light and dark, even when opened', async ({ page }) => {
    // Some thirty checks of a page with everything on it; a machine that others share may take several times as long.
    test.setTimeout(240_000);
    await openKit(page);
    await expectGoodLooks(page);

    for (const opener of ['Dialoog', 'Grote dialoog', 'Bevestiging', 'Blad']) {
      await button(page, opener).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await test.step(opener, () => expectGoodLooks(page));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByLabel('DateField, gekozen').click();
    await expect(page.getByRole('dialog', { name: 'Kies een datum' })).toBeVisible();
    await test.step('DateField', () => expectGoodLooks(page));
    await expect(page.getByRole('dialog', { name: 'Kies een datum' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Combobox', { exact: true }).fill('g');
    await expect(page.getByRole('listbox', { name: 'Steden' })).toBeVisible();
    await test.step('Combobox', () => expectGoodLooks(page));
    await expect(page.getByRole('listbox', { name: 'Steden' })).toBeVisible();

    await button(page, 'Meer over dit voorbeeld').click();
    for (const look of everyLook) {
      // A toast of its own for each look, as one closes after 10 s.
      await button(page, 'Mislukt').dispatchEvent('click');
      await expect(page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' })).toBeVisible();
      await test.step('menu and toast', () => expectGoodLooks(page, [look]));
    }
    await expect(button(page, 'Bewerken')).toBeVisible();
  });
}
