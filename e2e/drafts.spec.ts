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

test('a draft isn’t opened over a text that can’t be kept, and the reason is told', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await openFeed(page);
  await composer(page).fill('Voor later.');
  await page.getByRole('button', { name: 'Bewaren als concept' }).click();
  const long = 'x'.repeat(3001);
  await composer(page).fill(long);
  await page.getByRole('button', { name: 'Concepten' }).click();

  await page.getByRole('button', { name: 'Verder schrijven' }).click();

  await expect(page.getByText('Een bericht heeft hoogstens 3.000 tekens.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(composer(page)).toHaveValue(long);
});
