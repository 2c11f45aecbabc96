import type { Page } from '@playwright/test';
import { pdf, photo } from '../src/app/testing/sample-files.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Documenten' });
/** Expects documents of these names, in this order, as soon as they are drawn. */
const expectNames = (page: Page, names: string[]) => {
  const read = () =>
    list(page)
      .getByLabel('Naam')
      .evaluateAll((fields) => fields.map((field) => field instanceof HTMLInputElement && field.value));
  return expect.poll(read).toEqual(names);
};
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  await (await opening).setFiles(files);
}

test('an entrepreneur adds documents, names and orders them by keyboard and by dragging, and a visitor opens them', {
  tag: '@phone',
}, async ({ page, otherPage, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/projecten/nieuw');
  await untilReady(page);
  await page.getByLabel('Titel').fill('Zonnedak');
  await page.getByLabel('Korte beschrijving').fill('Samen een dak vol panelen.');
  await page.getByLabel('Categorie').selectOption({ label: 'Duurzaamheid' });

  await choose(page, [
    file('Begroting_2027.pdf', 'application/pdf', pdf),
    file('geen plan.pdf', 'application/pdf', Buffer.from('<html>')),
    file('schets.png', 'image/png', await photo(900, 600).png().toBuffer()),
    file('Offerte.pdf', 'application/pdf', pdf),
  ]);
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('geen plan.pdf is niet toegevoegd. Bestandstype wordt niet ondersteund.')).toBeVisible();
  await page.getByRole('button', { name: 'Laat maar' }).click();
  await expectNames(page, ['Begroting 2027', 'schets', 'Offerte']);
  await expect(list(page).getByText('Afbeelding · 900 × 600 px')).toBeVisible();

  await page.getByRole('button', { name: 'schets naar boven' }).press('Enter');
  await expectNames(page, ['schets', 'Begroting 2027', 'Offerte']);
  await expect(page.getByRole('status').filter({ hasText: 'schets staat nu op plaats 1 van 3.' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'schets naar beneden' })).toBeFocused();
  await list(page).getByLabel('Naam').first().fill('Schets van het dak');

  const [first, last] = [list(page).getByRole('listitem').first(), list(page).getByRole('listitem').last()];
  const handle = last.locator('[aria-hidden=true]').first();
  // Out of the way of the bars at the foot of a phone.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
  if (from === null || to === null) throw new Error('The rows have no place on the page.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  // At the upper edge of the window, the page scrolls.
  await page.mouse.move(x, Math.max(to.y, 8), { steps: 60 });
  await page.mouse.up();
  await expectNames(page, ['Offerte', 'Schets van het dak', 'Begroting 2027']);

  await expect(page.getByText(/^Opgeslagen om \d\d:\d\d$/)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await untilReady(page);
  await expectNames(page, ['Offerte', 'Schets van het dak', 'Begroting 2027']);
  await page.getByRole('button', { name: 'Offerte verwijderen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Schets van het dak verwijderen' })).toBeFocused();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).click();
  await expect(page).toHaveURL(/\/projecten$/);

  await otherPage.goto(`${kiem.url}/projecten`);
  await untilReady(otherPage);
  await otherPage.getByRole('link', { name: 'Zonnedak', exact: true }).first().click();
  const shown = otherPage.getByRole('region', { name: 'Documenten' });
  await expect(shown.getByRole('link')).toHaveText([/Schets van het dak/, /Begroting 2027PDF · 1 kB/]);
  await expect(shown.getByRole('img')).toHaveCount(0);
  const downloading = otherPage.waitForEvent('download');
  await shown.getByRole('link', { name: 'Begroting 2027' }).click();
  expect((await downloading).suggestedFilename()).toBe('Begroting 2027.pdf');
  await expectNoViolations(otherPage);
});

test('a document that could not be sent is kept, to send it again', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/projecten/nieuw');
  await untilReady(page);
  await page.route('**/rpc/uploads/createUpload', (route) => route.fulfill(serverFault));

  await choose(page, [file('Plan.pdf', 'application/pdf', pdf)]);
  await expect(page.getByText('Plan.pdf is niet toegevoegd.')).toBeVisible();
  await page.unroute('**/rpc/uploads/createUpload');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();

  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Plan.pdf is niet toegevoegd.')).toHaveCount(0);
});
