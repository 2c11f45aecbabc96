import { expect, openKit, test } from './kit-page.ts';

export function testDateField(): void {
  test('opened again at once after closing, the calendar takes the focus', async ({ page }) => {
    await openKit(page);
    const field = page.getByLabel('DateField', { exact: true });
    const calendar = page.getByRole('dialog', { name: 'Kies een datum' });
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(calendar.locator('[aria-current="date"]')).toBeFocused();

    // In one task, so that the browser tells of both at once.
    await calendar.evaluate((panel: HTMLElement) => {
      panel.hidePopover();
      const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
    });

    await expect(calendar.locator('[aria-current="date"]')).toBeFocused();
  });

  test('a calendar that comes late leaves the cursor in the date that is typed', async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route(/\/kit\/calendar\.tsx/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await openKit(page);
    const field = page.getByLabel('DateField', { exact: true });
    const typed = page.getByRole('textbox', { name: 'Of typ een datum' });
    await field.click();
    await typed.fill('4 jan');
    released.resolve();
    await expect(page.getByRole('grid', { name: 'december 2026' })).toBeVisible();

    await expect(typed).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveText('maandag 4 januari 2027');
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

  test('a person types a date from its first digit', async ({ kitPage: page }) => {
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
}
