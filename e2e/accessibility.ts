import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no violations on the page in its present state. */
export async function expectNoViolations(page: Page): Promise<void> {
  await unstick(page);
  // Axe is half a megabyte: add it once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    // Passed rules would be described and transferred too, at several times the cost of the check.
    const results = await window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  }, tags);
  expect(violations).toEqual([]);
  expect(await idsTwice(page)).toEqual([]);
}

/** Ids of several elements: a link leads to the first of them, which axe doesn't mind. */
function idsTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
}

/** Makes sticky elements static: axe reports a field that one happens to cover halfway as too small. */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('header, nav, form > *')) {
      const { position } = getComputedStyle(element);
      if (position === 'sticky' || position === 'fixed') element.style.position = 'static';
    }
  });
}
