import { expect, test } from './fixtures.ts';
import { holdScripts, untilReady } from './ready.ts';

test('a page follows the device, even if that turns light before the scripts come, until a choice is made', async ({ page }) => {
  const scheme = page.locator('html');
  const letScriptsGo = await holdScripts(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');

  await page.emulateMedia({ colorScheme: 'light' });
  letScriptsGo();
  await untilReady(page);
  await expect(scheme).toHaveAttribute('data-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');

  await page.getByRole('radio', { name: 'Licht' }).check();
  await expect(scheme).toHaveAttribute('data-color-scheme', 'light');
  await page.reload();
  await expect(scheme).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.getByRole('radio', { name: 'Licht' })).toBeChecked();
  await page.getByRole('radio', { name: 'Automatisch' }).check();
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');
});
