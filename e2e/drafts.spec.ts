import { composer, openFeed } from './feed-page.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';

test('a person deletes a draft after confirming, and goes on writing', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await openFeed(page);
  await composer(page).fill('Voor later.');
  await page.getByRole('button', { name: 'Bewaren als concept' }).click();
  await page.getByRole('button', { name: 'Concepten' }).click();
  const drafts = page.getByRole('dialog', { name: 'Concepten' });

  const question = page.getByRole('dialog', { name: 'Je concept verwijderen?' });

  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drafts.getByText('Voor later.')).toBeVisible();
  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(drafts.getByText('Je hebt geen concepten meer.')).toBeVisible();
  await drafts.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(composer(page)).toBeFocused();
});
