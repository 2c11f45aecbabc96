import { photo } from '../src/app/testing/sample-files.ts';
import { expectNoViolations } from './accessibility.ts';
import { call, connect, field, messages, openChat, send } from './conversation.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { makePair } from './member.ts';

test.describe.configure({ mode: 'parallel' });

test('unsent messages wait, survive a reload, and are sent in order and once', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await openChat(otherPage, kiem.url, pair.myId);
  await openChat(page, kiem.url, pair.theirId);

  // The first message is stored, but its answer is lost.
  await page.route('**/rpc/messages/sendMessage', async (route) => {
    if (route.request().postData()?.includes('Eerste')) await route.fetch();
    await route.abort();
  });
  for (const words of ['Eerste', 'Tweede', 'Derde']) {
    await field(page).fill(words);
    await field(page).press('Enter');
  }
  await expect(page.getByText('Wacht op verbinding…')).not.toHaveCount(0);
  await expect(messages(otherPage).filter({ hasText: 'Eerste' })).toHaveCount(1);
  await field(page).fill('Nog niet af');
  await page.reload();
  await expect(messages(page).filter({ hasText: 'Derde' })).toContainText('Wacht op verbinding…');
  await expect(field(page)).toHaveValue('Nog niet af');

  await page.unroute('**/rpc/messages/sendMessage');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(messages(otherPage).filter({ hasText: 'Derde' })).toBeVisible();
  await expect(page.getByText('Wacht op verbinding…')).toHaveCount(0);
  for (const one of [page, otherPage]) {
    await expect(one.getByRole('log').locator('[data-message]')).toContainText(['Eerste', 'Tweede', 'Derde']);
    await expect(one.getByRole('log').locator('[data-message]')).toHaveCount(3);
  }
});

test('a refused message stays with its reason and returns to the field', async ({ page, otherPage, kiem }) => {
  const pair = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await openChat(page, kiem.url, pair.theirId);
  await expect(field(page)).toBeEnabled();
  await call(otherPage, kiem.url, 'put', `network/people/${pair.myId}/block`);

  await field(page).fill('Ben je er nog?');
  await field(page).press('Enter');

  await expect(page.getByText('Niet verstuurd.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Deze persoon bestaat niet (meer).' })).toBeVisible();
  await page.getByRole('log').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(field(page)).toHaveValue('Ben je er nog?');
});

test('a message that fails on a server fault says so, and is sent on retry', async ({ page, otherPage, kiem }) => {
  const pair = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await openChat(page, kiem.url, pair.theirId);
  await page.route('**/rpc/messages/sendMessage', (route) => route.fulfill(serverFault));

  await field(page).fill('Kom je zaterdag?');
  await field(page).press('Enter');

  await expect(page.getByRole('alert').filter({ hasText: 'Fout bij versturen van bericht' })).toBeVisible();
  await expect(page.getByRole('log').getByRole('listitem').first()).toHaveText('Vandaag');
  await page.unroute('**/rpc/messages/sendMessage');
  await page.getByRole('log').getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByText('Niet verstuurd.')).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Vandaag')).toHaveCount(1);
  await openChat(otherPage, kiem.url, pair.myId);
  await expect(messages(otherPage).filter({ hasText: 'Kom je zaterdag?' })).toHaveCount(1);
});

test('a person who closes a conversation during its uploads stops them, and no draft comes back after sending', async ({
  page,
  otherPage,
  kiem,
}) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await send(otherPage, kiem.url, pair.myId, 'Heb je foto’s?');
  await openChat(page, kiem.url, pair.theirId);
  let uploads = 0;
  // The first never gets an answer.
  await page.route('**/rpc/uploads/createUpload', async (route) => {
    uploads += 1;
    if (uploads > 1) await route.continue();
  });
  const buffer = await photo(400, 300).png().toBuffer();
  await field(page).fill('Hoi');
  await page.locator('input[type=file]').setInputFiles(['een', 'twee', 'drie'].map((name) => ({ name, mimeType: 'image/png', buffer })));
  await expect.poll(() => uploads).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Berichten/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: pair.theirs }).click();
  await expect(field(page)).toHaveValue('Hoi');
  await field(page).fill('Hoi, tot zaterdag');
  await field(page).press('Enter');
  await expect(messages(page).filter({ hasText: 'Hoi, tot zaterdag' })).toHaveCount(1);
  await page.reload();
  await expect(messages(page).filter({ hasText: 'Hoi, tot zaterdag' })).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Bijlagen' })).toHaveCount(0);
  expect(uploads).toBe(1);
});

test('a toast above a dialog can be read and closed there, and stays when the dialog closes', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await openChat(page, kiem.url, theirId);
  await page.route('**/rpc/messages/sendMessage', (route) => route.fulfill(serverFault));
  const dialog = page.getByRole('dialog', { name: 'Berichten' });
  const told = page.getByRole('alert').filter({ hasText: 'Fout bij versturen van bericht' });

  await field(page).fill('Kom je zaterdag?');
  await field(page).press('Enter');
  await expect(dialog.getByRole('alert').and(told)).toBeVisible();
  // It stays while the pointer is on it, however long the check takes.
  await told.hover();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(told).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await page.getByRole('log').getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(told).toHaveCount(0);
});
