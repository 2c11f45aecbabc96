import type { Page } from '@playwright/test';
import { makeProject } from '../src/features/projects/factory.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { openForm, saveDraftButton } from './project-form-page.ts';

test('the later of two windows is asked which version to keep', async ({ page, context, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: 'Regenton' });
  const other = await context.newPage();
  for (const each of [page, other]) await openForm(each, `/projecten/${id}/bewerken`);
  await page.getByLabel('Plaats').fill('Gent');
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible({ timeout: 20_000 });

  await other.getByLabel('Slogan').fill('Uit het andere venster');
  const question = other.getByRole('dialog', { name: 'Je project is intussen ergens anders gewijzigd.' });
  await expect(question).toBeVisible({ timeout: 20_000 });
  await expectNoViolations(other);
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(other.getByLabel('Slogan')).toHaveValue('Uit het andere venster');
  await saveDraftButton(other).click();
  await question.getByRole('button', { name: 'Nieuwste versie laden' }).click();
  await expect(other.getByLabel('Plaats')).toHaveValue('Gent');
  await expect(other.getByLabel('Slogan')).toHaveValue('');
});

test('a save whose answer is lost is no other version', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  await page.getByLabel('Titel').fill('Regenton');
  await expect(page).toHaveURL(/concept=/, { timeout: 20_000 });
  await page.route(
    '**/rpc/ownProjects/saveProject',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel('Plaats').fill('Gent');
  await expect(page.getByText('Geen verbinding. We proberen het zo opnieuw.')).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Plaats').fill('Brugge');
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Plaats')).toHaveValue('Brugge');
});

test('a draft with a wrong field leads to it from the line that says so', { tag: '@phone' }, async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: 'Regenton' });
  await openForm(page, `/projecten/${id}/bewerken`);
  await page.getByLabel('Ondernemings- of KVK-nummer').fill('12');
  const way = page.getByRole('status').getByRole('button', { name: 'Naar het veld' });
  await expect(way).toBeVisible({ timeout: 20_000 });
  await expectNoViolations(page);
  await way.click();
  await expect(page.getByLabel('Ondernemings- of KVK-nummer')).toBeFocused();
  await expect(page.getByText('Dit is geen Belgisch of Nederlands ondernemingsnummer.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Ondernemings- of KVK-nummer').fill('');
  await expect(page.getByText('Nog niet opgeslagen')).toBeHidden();
});

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(page.getByText('Er is een fout opgetreden bij het publiceren.')).toBeVisible();
}

test('a publishing that failed does not happen later by itself', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: 'Regenton' });
  await openForm(page, `/projecten/${id}/bewerken`);
  await page.route('**/rpc/ownProjects/saveProject', (route) => route.abort(), { times: 1 });
  await publish(page);
  await page.getByLabel('Plaats').fill('Gent');
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible({ timeout: 30_000 });
  await page.goto('/projecten?eigenaar=mij');
  await expect(page.getByRole('article').filter({ hasText: 'Regenton' })).toContainText('Concept');
});

test('a publishing whose answer was lost is told once it is known', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: 'Regenton' });
  await openForm(page, `/projecten/${id}/bewerken`);
  await page.route(
    '**/rpc/ownProjects/saveProject',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await publish(page);
  await page.getByLabel('Plaats').fill('Gent');
  await expect(page.getByText('Project gepubliceerd')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(new RegExp(`/projecten/${id}$`));
});

test('a draft that cannot be saved says so and stays, and is deleted after a question', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: 'Regenton' });
  await openForm(page, `/projecten/${id}/bewerken`);
  await page.route('**/rpc/ownProjects/saveProject', (route) => route.fulfill(serverFault));
  await page.getByLabel('Plaats').fill('Gent');
  await saveDraftButton(page).click();
  await expect(page.getByText('Er is een fout opgetreden bij het bijwerken.')).toBeVisible();
  await expect(page.getByLabel('Plaats')).toHaveValue('Gent');
  await page.unroute('**/rpc/ownProjects/saveProject');
  await saveDraftButton(page).click();
  await expect(page.getByText('Project bijgewerkt')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/projecten/${id}$`));
  await expect(page.getByText('Dit is een concept. Alleen jij ziet het.')).toBeVisible();

  await openForm(page, `/projecten/${id}/bewerken`);
  await expect(page.getByLabel('Plaats')).toHaveValue('Gent');
  await page.getByRole('button', { name: 'Concept verwijderen' }).click();
  await page.getByRole('dialog', { name: 'Concept verwijderen?' }).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Concept verwijderd')).toBeVisible();
  await expect(page).toHaveURL(/\/projecten$/);
});
