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

  test('text that a person wrote has about seventy letters a line', async ({ kitPage: page }) => {
    const lettersALine = await page.getByText(/^isWritten/).evaluate((text) => {
      const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
      return (text.textContent ?? '').length / lines;
    });
    expect(lettersALine).toBeGreaterThan(50);
    expect(lettersALine).toBeLessThan(76);
  });

  test('a line of facts that breaks neither ends nor begins with a dot', async ({ kitPage: page }) => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    const facts = page.getByText(/Solliciteren tot en met 29 december 2026/).locator('xpath=..');
    const firstOfLines = await facts.evaluate((line) => {
      const edge = line.parentElement?.getBoundingClientRect().left ?? 0;
      const spans = [...line.children].map((fact) => fact.getBoundingClientRect());
      const first = spans.filter(({ top }, place) => top !== spans[place - 1]?.top);
      return first.map(({ left }) => edge - left);
    });
    if (before !== null) await page.setViewportSize(before);

    expect(firstOfLines.length).toBeGreaterThan(1);
    // The dot stands in the padding before a fact, beyond the edge that cuts it off.
    for (const beyond of firstOfLines) expect(beyond).toBeGreaterThan(10);
  });

  test('charts state their contents in words and tables', async ({ kitPage: page }) => {
    await expect(page.getByText('€ 62.500 van € 250.000')).toBeVisible();
    await expect(page.getByRole('figure', { name: 'BarChart', exact: true }).getByRole('listitem').first()).toHaveText('Ondernemers1.240');
    const row = page.getByRole('table', { name: 'LineChart' }).getByRole('row', { name: 'oktober' });
    await expect(row.getByRole('cell')).toHaveText('€ 41.000');
  });

  test('each year of a chart stands under its bars, in a wide one too', async ({ kitPage: page }) => {
    const chart = page.getByText('Omzet', { exact: true }).first().locator('xpath=ancestor::*[@aria-hidden]');
    const years = await chart.evaluate((whole) => {
      const middle = (shapes: Element[]) => {
        const boxes = shapes.map((shape) => shape.getBoundingClientRect());
        return (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
      };
      const bars = [...whole.querySelectorAll('rect')];
      const labels = [...whole.querySelectorAll('p, span')].filter(({ textContent }) => /^20\d\d$/.test(textContent ?? ''));
      return labels.map((label, place) => middle([label]) - middle(bars.slice(2 * place, 2 * place + 2)));
    });
    expect(years.length).toBeGreaterThan(1);
    for (const away of years) expect(Math.abs(away)).toBeLessThan(3);
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

  test('what is loading is announced by a region that was drawn before it has its text', async ({ kitPage: page }) => {
    const opener = button(page, 'Iets laden');
    const atFirst = await opener.evaluate(async (element) => {
      const drawing = new Promise(requestAnimationFrame);
      if (element instanceof HTMLElement) element.click();
      await drawing;
      // A text that comes right behind the first frame is there by the next one.
      await new Promise(requestAnimationFrame);
      return element.parentElement?.querySelector('[role=status]')?.textContent;
    });
    expect(atFirst).toBe('');
    await expect(page.getByRole('status').filter({ hasText: 'Iets laden...' })).toHaveCount(1);
    await opener.click();
  });
}
