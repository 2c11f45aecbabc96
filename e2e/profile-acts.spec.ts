import type { Locator } from '@playwright/test';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeConnection } from '../src/features/relations/factory.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('an own profile without posts leads to where people share', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/profiel');
  await untilReady(page);

  await page.getByRole('link', { name: 'Deel iets in de feed' }).click();

  await expect(page).toHaveURL('/feed');
});

test('the answer to a request has a row of its own on phones, and what else can be done another', { tag: '@phone' }, async ({
  page,
  kiem,
}) => {
  const myId = await becomeMember(page, kiem, { roles: ['talent'] });
  const asker = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  await makeConnection(kiem.db, { from: asker.id, to: myId, status: 'pending' });
  const top = async (act: Locator) => (await act.boundingBox())?.y;
  await page.goto(`/profiel/${asker.id}`);
  await untilReady(page);

  const accept = await top(page.getByRole('button', { name: 'Accepteren' }));
  const message = await top(page.getByRole('main').getByRole('link', { name: 'Bericht' }));

  expect(await top(page.getByRole('button', { name: 'Afwijzen' }))).toBe(accept);
  expect(await top(page.getByRole('main').getByRole('link', { name: /plannen/ }))).toBe(message);
});
