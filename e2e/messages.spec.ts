import { pdf, photo } from '../src/app/testing/sample-files.ts';
import { expectNoViolations } from './accessibility.ts';
import { connect, expectNothingWider, field, messages, openChat, send } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodLooks } from './look.ts';
import { becomeMember, makePair } from './member.ts';
import { untilReady } from './ready.ts';

test.describe.configure({ mode: 'parallel' });

test('two connections see each other’s typing, messages, read marks, edits and deletions at once', {
  tag: '@phone',
}, async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);

  await page.goto('/netwerk');
  await untilReady(page);
  await page.getByRole('link', { name: `Bericht aan ${pair.theirs}` }).click();
  await expect(page).toHaveURL(`/netwerk?chat=${pair.theirId}`);
  await expect(page.getByText('Nog geen berichten. Begin een gesprek!')).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByText('Bericht mag niet leeg zijn')).toBeVisible();
  await openChat(otherPage, kiem.url, pair.myId);

  await field(page).pressSequentially('Dag Bea');
  await expect(otherPage.getByText('Bea is aan het typen…')).toBeVisible();
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('Zie https://voorbeeld.test/plan');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(otherPage.getByRole('link', { name: 'voorbeeld.test/plan', exact: true })).toBeVisible();
  await expect(otherPage.getByText('Bea is aan het typen…')).toHaveCount(0);
  await otherPage.bringToFront();
  await expect(page.getByText('Gelezen', { exact: true })).toBeVisible();

  await field(otherPage).fill('Ik kijk ernaar.');
  await otherPage.getByRole('button', { name: 'Versturen' }).dblclick();
  await expect(otherPage.getByText('Bericht mag niet leeg zijn')).toHaveCount(0);
  const theirs = messages(page).filter({ hasText: 'Ik kijk ernaar.' });
  await expect(theirs).toBeVisible();
  await expect(messages(otherPage).filter({ hasText: 'Ik kijk ernaar.' })).toHaveCount(1);
  await expectNoViolations(page);
  await expectNothingWider(page);

  const sent = messages(otherPage).filter({ hasText: 'Ik kijk ernaar.' });
  await sent.hover();
  await sent.getByRole('button', { name: /^Meer over het bericht/ }).click();
  await expectNoViolations(otherPage);
  await otherPage.getByRole('button', { name: 'Bewerken' }).click();
  const editor = otherPage.getByRole('textbox', { name: 'Bericht bewerken' });
  await expect(editor).toBeFocused();
  await editor.press('Escape');
  await expect(editor).toHaveCount(0);
  await sent.hover();
  await sent.getByRole('button', { name: /^Meer over het bericht/ }).click();
  await otherPage.getByRole('button', { name: 'Bewerken' }).click();
  await editor.fill('Ik kijk er vanavond naar.');
  await editor.press('Enter');
  await expect(messages(page).filter({ hasText: 'Ik kijk er vanavond naar.' })).toContainText('bewerkt');

  const changed = messages(otherPage).filter({ hasText: 'Ik kijk er vanavond naar.' });
  await changed.hover();
  await changed.getByRole('button', { name: /^Meer over het bericht/ }).click();
  await otherPage.getByRole('button', { name: 'Verwijderen' }).click();
  await otherPage.getByRole('dialog', { name: 'Je bericht verwijderen?' }).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(messages(page).filter({ hasText: 'Bericht verwijderd' })).toBeVisible();
  await expect(messages(page).filter({ hasText: 'Ik kijk er vanavond naar.' })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Berichten' })).toHaveCount(0);
  await expect(page).toHaveURL('/netwerk');
  await expect(page.getByRole('link', { name: `Bericht aan ${pair.theirs}` })).toBeFocused();
});

test('a stranger sends at most five messages, until the request is accepted', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  const pair = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  for (const number of ['een', 'twee', 'drie']) await send(page, kiem.url, pair.theirId, `Bericht ${number}`);

  const live = page.waitForRequest(/\/live/);
  await page.goto(`/profiel/${pair.theirId}`);
  await live;
  await page.getByRole('link', { name: 'Bericht', exact: true }).click();
  await expect(page.getByText('Je kunt nog 2 berichten sturen tot er een antwoord is.')).toBeVisible();
  for (const words of ['Bericht vier', 'Bericht vijf']) {
    await field(page).fill(words);
    await field(page).press('Enter');
    await expect(messages(page).filter({ hasText: words })).toBeVisible();
  }
  await expect(field(page)).toBeDisabled();
  await expect(page.getByText('Wacht op een antwoord voordat je verder schrijft')).toBeVisible();
  await expectNoViolations(page);

  await openChat(otherPage, kiem.url, 'gesprekken');
  await expect(otherPage.getByText('Nog geen gesprekken')).toBeVisible();
  await otherPage.getByRole('link', { name: 'Berichtverzoeken 1 wachten' }).click();
  await expect(otherPage).toHaveURL(/chat=verzoeken/);
  await expectNoViolations(otherPage);
  await otherPage.getByRole('link', { name: pair.mine }).click();
  await expect(otherPage.getByText(`${pair.mine} is geen connectie van je.`)).toBeVisible();
  await expectNoViolations(otherPage);
  await expectNothingWider(otherPage);
  await otherPage.getByRole('button', { name: 'Accepteren' }).click();
  await expect(otherPage.getByText(`${pair.mine} is geen connectie van je.`)).toHaveCount(0);
  await expect(field(otherPage)).toBeFocused();

  await expect(field(page)).toBeEnabled();
  await otherPage.reload();
  await expect(messages(otherPage).filter({ hasText: 'Bericht vijf' })).toBeVisible();
  await otherPage.goBack();
  await expect(otherPage.getByRole('list', { name: 'Berichtverzoeken' }).or(otherPage.getByText('Geen berichtverzoeken'))).toBeVisible();
});

test('a person sends pictures and files that only the two can fetch', async ({ page, otherPage, browser, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await openChat(otherPage, kiem.url, pair.myId);
  await openChat(page, kiem.url, pair.theirId);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'veld.png', mimeType: 'image/png', buffer: await photo(800, 500).png().toBuffer() },
    { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: pdf },
  ]);
  await expect(page.getByRole('list', { name: 'Bijlagen' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Versturen' }).click();

  const picture = otherPage.getByRole('link', { name: /^Foto van Bea/ });
  await expect(picture).toBeVisible();
  const document = otherPage.getByRole('link', { name: /Plan\.pdf/ });
  await expectNoViolations(otherPage);
  const stranger = await browser.newContext();
  const strange = await stranger.newPage();
  await becomeMember(strange, kiem, { roles: ['investor'] });
  for (const link of [picture, document]) {
    const address = `${kiem.url}${await link.getAttribute('href')}`;
    expect((await otherPage.request.get(address)).status()).toBe(200);
    expect((await strange.request.get(address)).status()).toBe(404);
  }
  await stranger.close();
});

test('a conversation is accessible and fits, light and dark', async ({ page, otherPage, kiem }) => {
  const pair = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await send(otherPage, kiem.url, pair.myId, 'Dag! Heb je even?');
  await openChat(page, kiem.url, pair.theirId);
  await expect(page.getByRole('button', { name: 'Accepteren' })).toBeVisible();
  await untilReady(page);
  await expectGoodLooks(page);
});
