import { makePost } from '../src/features/feed/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('the way back closes a question and stays, and the next one leaves', { tag: '@phone' }, async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['talent'] });
  await makePost(kiem.db, { authorId, content: `Bericht ${newId()}` });
  await page.goto('/netwerk');
  await untilReady(page);
  await page.getByRole('link', { name: 'Feed', exact: true }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/feed$/);
  await page.getByRole('button', { name: 'Meer over je post' }).first().click();
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).locator('visible=true').click();
  const question = page.getByRole('dialog', { name: 'Je post verwijderen?' });
  await expect(question).toBeVisible();

  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByRole('heading', { name: 'Sociale Feed' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/netwerk$/);
});

test('the way back asks before unsaved values are lost, and closes that question when it is pressed again', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  await page.goto('/profiel');
  await untilReady(page);
  await page.getByRole('link', { name: 'Profiel bewerken' }).first().click();
  await page.getByLabel('Over jou').fill('Nog niet af');
  const question = page.getByRole('dialog', { name: 'Wijzigingen weggooien?' });

  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/bewerken=/);
  await expect(page.getByLabel('Over jou')).toHaveValue('Nog niet af');

  await page.goBack();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page).toHaveURL(/\/profiel$/);
  await expect(page.getByLabel('Over jou')).toBeHidden();
});
