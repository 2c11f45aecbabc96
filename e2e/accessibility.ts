import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA and axe's best practices: no violations on the page as it stands now. */
export async function expectNoViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await unstick(page);
  // In this mode axe opens no page beside this one, which would go to the background and ask for its data anew.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`)).toEqual([]);
}

/** Puts what sticks to an edge in its place: axe takes a field that it happens to cover by half for one that is too small. */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('header, nav, form > *')) {
      const { position } = getComputedStyle(element);
      if (position === 'sticky' || position === 'fixed') element.style.position = 'static';
    }
  });
}
