import { makeProject } from '../src/features/projects/factory.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { openForm } from './project-form-page.ts';

test('an owner states what was raised for a draft, and the draft goes on saving itself', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Regenton', status: 'draft' });
  await openForm(page, `/projecten/${id}/bewerken`);
  await page.getByLabel('Opgehaald bedrag in euro').fill('12.000');
  await page.getByRole('button', { name: 'Bedrag opgeven' }).click();
  await expect(page.getByText(/^Opgegeven op /)).toBeVisible();

  await page.getByLabel('Slogan').fill('Elke druppel telt.');
  await expect(page.getByText(/^Opgeslagen om /)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Opgehaald bedrag in euro')).toHaveValue('12.000');
  await expect(page.getByLabel('Slogan')).toHaveValue('Elke druppel telt.');
});

test('an owner confirms an amount of zero, and later the amount that they stated before', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id: first } = await makeProject(kiem.db, { ownerId });
  const { id: stated } = await makeProject(kiem.db, { ownerId, raises: [{ amount: 12_000, statedAt: new Date('2026-03-01T12:00:00Z') }] });
  await openForm(page, `/projecten/${first}/bewerken`);
  await expect(page.getByText('Nog niet opgegeven.')).toBeVisible();
  await page.getByRole('button', { name: 'Bedrag opgeven' }).click();
  await expect(page.getByText(/^Opgegeven op /)).toBeVisible();

  await openForm(page, `/projecten/${stated}/bewerken`);
  await expect(page.getByText('Opgegeven op 1 maart 2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Bevestigen per vandaag' }).click();
  await expect(page.getByText('Opgegeven op 1 maart 2026.')).toBeHidden();
  await expect(page.getByText(/^Opgegeven op /)).toBeVisible();
});
