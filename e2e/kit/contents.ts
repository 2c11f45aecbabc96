import { button, expect, test } from './kit-page.ts';

export function testContents(): void {
  test('tabs are links in the tab order, and arrow keys move between them', async ({ kitPage: page }) => {
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

  test('a strip of segments says by a shade at its edge that more of them follow', async ({ kitPage: page }) => {
    const segments = page.getByRole('navigation', { name: 'Weergave van de agenda' }).getByRole('list');
    await expect(segments).toHaveCSS('background-image', /linear-gradient/);
    await expect(segments).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  });

  test('charts state their contents in words and tables', async ({ kitPage: page }) => {
    await expect(page.getByText('€ 62.500 van € 250.000')).toBeVisible();
    await expect(page.getByRole('figure', { name: 'BarChart', exact: true }).getByRole('listitem').first()).toHaveText('Ondernemers1.240');
    const row = page.getByRole('table', { name: 'LineChart' }).getByRole('row', { name: 'oktober' });
    await expect(row.getByRole('cell')).toHaveText('€ 41.000');
  });

  test('a list reports that more failed, and the retry moves focus to the first new item', async ({ kitPage: page }) => {
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
}
