import { makeSuggestion } from '../src/features/network/factory.ts';
import { networkPageSize } from '../src/features/network/policy.ts';
import { makePeople } from '../src/features/profiles/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { answered } from './answered.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember, makePair } from './member.ts';
import { cardOf, openNetwork, uniqueName } from './network-page.ts';
import { holdScripts, untilReady } from './ready.ts';

test('two people connect through a suggestion, and one removes the connection', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  const { mine, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });

  await openNetwork(page);
  await expect(page.getByText('Je hebt nog geen connecties.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Suggesties bekijken' }).click();
  await expect(page).toHaveURL(/tab=suggesties/);
  await expect(cardOf(page, theirs)).toContainText('Nieuw in het netwerk');
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Verbinden met ${theirs}` }).click();
  await expect(page.getByText('Je connectieverzoek is succesvol verzonden.')).toBeVisible();
  await expect(cardOf(page, theirs)).toHaveCount(0);

  await otherPage.goto(`${kiem.url}/netwerk`);
  await untilReady(otherPage);
  await expect(otherPage.getByText('Er wacht een verzoek op je antwoord.')).toBeVisible();
  await otherPage.getByRole('link', { name: 'Verzoeken bekijken' }).click();
  await expect(cardOf(otherPage, mine)).toBeVisible();
  await expectNoViolations(otherPage);
  await otherPage.getByRole('button', { name: `Accepteren: verzoek van ${mine}` }).click();
  await expect(otherPage.getByText('Je hebt een nieuwe connectie!')).toBeVisible();
  await otherPage.getByRole('link', { name: /^Connecties/ }).click();
  await expect(cardOf(otherPage, mine)).toContainText('Verbonden sinds');

  await openNetwork(page);
  await page.getByRole('button', { name: `Meer over ${theirs}` }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: `${theirs} verwijderen uit je connecties?` });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('button', { name: `Meer over ${theirs}` })).toBeFocused();
  await page.getByRole('button', { name: `Meer over ${theirs}` }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Connectie verwijderd')).toBeVisible();
  await expect(page.getByText('Je hebt nog geen connecties.')).toBeVisible();
});

test('a person sends, withdraws and repeats a request on a profile; once declined, they read when they may ask again', async ({
  page,
  otherPage,
  kiem,
}) => {
  const { myId, theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });

  await page.goto(`/profiel/${theirId}`);
  await untilReady(page);
  await expect(page.getByText('3e+ · jullie delen nog geen connectie')).toBeVisible();
  await page.getByRole('button', { name: 'Verbinden' }).click();
  await expect(page.getByText('Verzoek verzonden').last()).toBeVisible();
  await expectNoViolations(page);
  const withdraw = page.getByRole('button', { name: 'Intrekken' });
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verzoek ingetrokken')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verbinden' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(withdraw).toBeVisible();
  await expect(page.getByText('Je connectieverzoek is succesvol verzonden.')).toBeVisible();

  await otherPage.goto(`${kiem.url}/profiel/${myId}`);
  await untilReady(otherPage);
  const decline = otherPage.getByRole('button', { name: 'Afwijzen' });
  await otherPage.route('**/rpc/network/declineRequest', (route) => route.fulfill(serverFault));
  await decline.click();
  await expect(otherPage.getByText('Het verzoek kon niet worden beantwoord')).toBeVisible();
  await otherPage.unroute('**/rpc/network/declineRequest');
  await decline.click();
  await expect(otherPage.getByText('Het verzoek is afgewezen.')).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Verbinden' })).toBeVisible();

  await page.reload();
  await untilReady(page);
  await page.getByRole('button', { name: 'Verbinden' }).click();
  await expect(page.getByText('Kan geen verzoek versturen')).toBeVisible();
  await expect(page.getByText(/^Je kunt vanaf .+ opnieuw een verzoek sturen$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verbinden' })).toBeVisible();
});

test('a blocked person can’t be found until they are unblocked in the settings', async ({ page, otherPage, kiem }) => {
  const theirs = uniqueName();
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const theirId = await becomeMember(otherPage, kiem, { roles: ['talent'], firstName: 'Bea', lastName: theirs });

  await page.goto(`/profiel/${theirId}`);
  await untilReady(page);
  await page.getByRole('button', { name: `Meer over Bea ${theirs}` }).click();
  await page.getByRole('button', { name: 'Blokkeren' }).click();
  const block = page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' });
  await answered(page, 'network/blockPerson', () => block.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn netwerk' })).toBeVisible();
  expect((await page.goto(`/profiel/${theirId}`))?.status()).toBe(404);

  await page.goto('/instellingen#geblokkeerd');
  await untilReady(page);
  await expectNoViolations(page);
  const unblock = page.getByRole('button', { name: `Bea ${theirs} deblokkeren` });
  await answered(page, 'network/unblockPerson', () => unblock.click());
  await expect(page.getByText('Je hebt niemand geblokkeerd.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Geblokkeerde mensen' })).toBeFocused();
  expect((await page.goto(`/profiel/${theirId}`))?.status()).toBe(200);
});

test('a search typed before hydration counts after it', async ({ page, otherPage, kiem }) => {
  const theirs = uniqueName();
  await becomeMember(otherPage, kiem, { roles: ['talent'], firstName: 'Bea', lastName: theirs });
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const release = await holdScripts(page);
  await page.goto('/netwerk?tab=suggesties', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill(theirs.toLowerCase());
  release();

  await expect(page).toHaveURL(/zoek=q/);
  await expect(page.getByRole('searchbox')).toHaveValue(theirs.toLowerCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, theirs)).toBeVisible();
});

test('the address keeps search and filters, and the back button leaves the tab', async ({ page, otherPage, kiem }) => {
  const theirs = uniqueName();
  await becomeMember(otherPage, kiem, { roles: ['talent'], firstName: 'Bea', lastName: theirs, bio: 'Ik bouw molens.' });
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openNetwork(page);
  await page.getByRole('link', { name: /^Suggesties \d/ }).click();
  await expect(cardOf(page, theirs)).toContainText('Ik bouw molens.');

  await page.getByRole('searchbox').fill(theirs.toLowerCase());
  await expect(page).toHaveURL(/zoek=q/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Rol').selectOption('investor');
  await expect(page.getByText('Niemand gevonden.')).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByLabel('Rol')).toHaveValue('investor');
  await expect(page.getByText('Niemand gevonden.')).toBeVisible();
  await untilReady(page);
  await page.getByLabel('Rol').selectOption('talent');
  await expect(cardOf(page, theirs)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Je hebt nog geen connecties.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the feed suggests people beside it where there is room', async ({ page, otherPage, kiem }) => {
  const theirs = uniqueName();
  await becomeMember(otherPage, kiem, { roles: ['talent'], firstName: 'Bea', lastName: theirs });
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/feed');
  const beside = page.getByRole('complementary', { name: 'Mensen die je misschien kent' });
  const connect = beside.getByRole('button', { name: `Verbinden met Bea ${theirs}` });
  await expect(connect).toBeVisible();
  await expectNoViolations(page);

  await connect.click();
  await expect(page.getByText('Je connectieverzoek is succesvol verzonden.')).toBeVisible();
  await expect(connect).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('button', { name: /^Verbinden met/ })).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/rpc/network/listSuggestions', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sociale Feed' })).toBeVisible();
  await untilReady(page);
  await expect(page.getByRole('button', { name: /^Verbinden met/ })).toHaveCount(0);
});

test('a person finds somebody by name who isn’t suggested, and asks to connect', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  const { mine, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });

  await openNetwork(page);
  await page.getByRole('searchbox', { name: /^Zoek op naam/ }).fill(theirs.slice(0, 10).toLowerCase());
  const found = page.getByRole('list', { name: 'Meer mensen' }).getByRole('article').filter({ hasText: theirs });
  await expect(found).toBeVisible();
  await expect(page.getByText('Niemand gevonden bij je connecties.')).toBeVisible();
  await expect(page.getByText('Niemand gevonden.', { exact: true })).toBeHidden();
  await expect(page).toHaveURL(/zoek=bea/);
  await expectNoViolations(page);
  const connect = found.getByRole('button', { name: `Verbinden met ${theirs}` });
  await answered(page, 'network/requestConnection', () => connect.click());
  await expect(found).toHaveCount(0);
  await page.getByRole('link', { name: 'Naar je verzonden verzoek' }).click();
  await expect(page.getByRole('list', { name: 'Verzonden' })).toContainText(theirs);

  await otherPage.goto(`${kiem.url}/netwerk?tab=verzoeken`);
  await expect(cardOf(otherPage, mine)).toBeVisible();
});

test('a person reaches those whom a search finds beyond a whole page of suggestions', async ({ page, kiem }) => {
  const lastName = uniqueName();
  const myId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  // In the order of the search, all of whose first page is suggested.
  const ids = Array.from({ length: networkPageSize + 1 }, () => `${newId().slice(0, -1)}a`).sort();
  await makePeople(kiem.db, ids.length, (place) => ({
    id: ids[place] ?? '',
    firstName: place < networkPageSize ? 'Noor' : 'Zus',
    lastName,
  }));
  for (const of of ids.slice(0, networkPageSize)) await makeSuggestion(kiem.db, { to: myId, of });

  await openNetwork(page, `?tab=suggesties&zoek=${lastName}`);
  await expect(page.getByRole('list', { name: 'Suggesties' }).getByRole('article')).toHaveCount(networkPageSize);
  await page.getByRole('region', { name: 'Meer mensen' }).getByRole('button', { name: 'Meer tonen' }).click();
  await expect(page.getByRole('list', { name: 'Meer mensen' }).getByRole('article')).toContainText(`Zus ${lastName}`);
});
