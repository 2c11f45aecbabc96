import { call } from './conversation.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember, makePair } from './member.ts';
import { cardOf, openNetwork, uniqueName } from './network-page.ts';
import { untilReady } from './ready.ts';

test('a failed request is rolled back with a toast', async ({ page, otherPage, kiem }) => {
  const theirs = uniqueName();
  await becomeMember(otherPage, kiem, { roles: ['talent'], firstName: 'Bea', lastName: theirs });
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openNetwork(page, '?tab=suggesties');

  await page.route('**/rpc/network/requestConnection', (route) => route.abort());
  await page.getByRole('button', { name: `Verbinden met Bea ${theirs}` }).click();
  await expect(page.getByText('Kan geen verzoek versturen')).toBeVisible();
  await expect(page.getByText('Er is een onverwachte fout opgetreden')).toBeVisible();
  await expect(cardOf(page, theirs)).toBeVisible();
  await page.getByRole('button', { name: 'Melding sluiten' }).click();

  await page.unroute('**/rpc/network/requestConnection');
  await page.route('**/rpc/network/requestConnection', (route) => route.fulfill(serverFault));
  await page.getByRole('button', { name: `Verbinden met Bea ${theirs}` }).click();
  await expect(page.getByText('Fout bij aanmaken van connectieverzoek')).toBeVisible();

  await page.route('**/rpc/network/readRelation', (route) => route.abort());
  await cardOf(page, theirs).getByRole('link', { name: theirs }).click();
  await expect(page.getByText('Fout bij controleren van bestaande connecties')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/rpc/network/readRelation');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('button', { name: 'Verbinden' })).toBeVisible();
});

test('a list that fails to load says so once, even when something else changes, until it is retried', async ({ page, otherPage, kiem }) => {
  const { myId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const suggestions = page.getByRole('navigation', { name: 'Onderdelen van je netwerk' }).getByRole('link', { name: /^Suggesties/ });
  await openNetwork(page);
  let tries = 0;
  await page.route('**/rpc/network/listSuggestions', (route) => {
    tries += 1;
    return route.abort();
  });
  await suggestions.click();
  await expect(page.getByRole('alert')).toContainText('De suggesties konden niet worden geladen.');
  const triesUntilTold = tries;
  expect(triesUntilTold).toBeGreaterThan(1);

  await otherPage.goto(`${kiem.url}/profiel/${myId}`);
  await untilReady(otherPage);
  await otherPage.getByRole('button', { name: 'Verbinden' }).click();
  await expect(page.getByRole('link', { name: 'Verzoeken 1' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('De suggesties konden niet worden geladen.');
  expect(tries).toBe(triesUntilTold);

  await page.getByRole('link', { name: 'Verzoeken 1' }).click();
  await expect(cardOf(page, theirs)).toBeVisible();
  await page.unroute('**/rpc/network/listSuggestions');
  await suggestions.click();
  await expect(page.getByText('Er zijn nu geen suggesties.').or(page.getByRole('list', { name: 'Suggesties' }))).toBeVisible();
});

test('sent requests that fail to load say so in their place, and come once they are retried', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const { theirId, theirs } = await makePair(scene);
  await call(page, kiem.url, 'put', `network/people/${theirId}/request`);
  await page.route('**/rpc/network/listRequests', (route) =>
    route.request().postData()?.includes('"sent"') ? route.abort() : route.continue(),
  );
  await openNetwork(page, `?zoek=${theirs.slice(4)}`);

  await page
    .getByRole('navigation', { name: 'Onderdelen van je netwerk' })
    .getByRole('link', { name: /^Verzoeken/ })
    .click();
  const sent = page.getByRole('region', { name: 'Verzonden' });
  await expect(sent.getByRole('alert')).toContainText('Je verzonden verzoeken konden niet worden geladen.');
  await expect(page.getByText('Niemand gevonden bij je ontvangen verzoeken.')).toBeVisible();
  await expect(page.getByText('Niemand gevonden.', { exact: true })).toHaveCount(0);

  await page.unroute('**/rpc/network/listRequests');
  await sent.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(sent.getByRole('list', { name: 'Verzonden' })).toContainText(theirs);
});

test('pages opened without a network say so in their place, and come once there is one', async ({ page, context, kiem, complaints }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'], firstName: 'An', lastName: 'Maes' });
  await page.goto('/contact');
  await untilReady(page);
  await context.setOffline(true);

  // Neither the data of the one nor the code of the other is there.
  await page.getByRole('link', { name: 'Vacatures', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await expect(page).toHaveURL('/banen');
  await page.getByRole('button', { name: 'Menu van An Maes' }).click();
  await page.getByRole('link', { name: 'Profiel', exact: true }).click();
  await expect(page).toHaveURL('/profiel');
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'An Maes' })).toBeVisible();
  // The browser tells what didn't come.
  expect(complaints.splice(0).filter((complaint) => !/Unable to preload CSS|dynamically imported module/.test(complaint))).toEqual([]);
});
