import type { Page } from '@playwright/test';
import { makeProject } from '../src/features/projects/factory.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { openForm, saveDraftButton } from './project-form-page.ts';
import { untilReady } from './ready.ts';

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Je project is intussen ergens anders gewijzigd.' });
const savedAt = (page: Page) => page.getByText(/^Opgeslagen om/);

test('the later of two windows is asked which version to keep', async ({ page, context, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: 'Regenton' });
  const other = await context.newPage();
  for (const each of [page, other]) await openForm(each, `/projecten/${id}/bewerken`);
  await page.getByLabel('Plaats').fill('Gent');
  await expect(savedAt(page)).toBeVisible({ timeout: 20_000 });

  await other.getByLabel('Slogan').fill('Uit het andere venster');
  const question = conflict(other);
  await expect(question).toBeVisible({ timeout: 20_000 });
  await expectNoViolations(other);
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(other.getByLabel('Slogan')).toHaveValue('Uit het andere venster');
  await expect(other.getByText('Nog niet opgeslagen: je project is intussen ergens anders gewijzigd.')).toBeVisible();
  await other.getByRole('button', { name: 'Kies een versie' }).click();
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  await saveDraftButton(other).click();
  await question.getByRole('button', { name: 'Nieuwste versie laden' }).click();
  await expect(other.getByLabel('Plaats')).toHaveValue('Gent');
  await expect(other.getByLabel('Slogan')).toHaveValue('');
  await expect(other.getByText('Nog niet opgeslagen')).toBeHidden();
});

test('the later of two windows with one new project is asked which version to keep', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  await page.getByLabel('Korte beschrijving').fill('Uit het eerste venster');
  const other = await context.newPage();
  await openForm(other);
  await expect(other.getByLabel('Korte beschrijving')).toHaveValue('Uit het eerste venster');
  await other.getByLabel('Titel').fill('Regenton');
  await expect(other).toHaveURL(/concept=/, { timeout: 20_000 });

  await page.getByLabel('Titel').fill('Watervat');
  await expect(conflict(page)).toBeVisible({ timeout: 20_000 });
  await conflict(page).getByRole('button', { name: 'Verder bewerken' }).click();
  const saved = other.waitForResponse(/saveProject/);
  await other.getByLabel('Slogan').fill('Elke druppel telt.');
  await saved;
  await other.reload();
  await expect(other.getByLabel('Titel')).toHaveValue('Regenton');
  await expect(other.getByLabel('Slogan')).toHaveValue('Elke druppel telt.');

  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Titel')).toHaveValue('Watervat');
  await page.getByLabel('Plaats').fill('Gent');
  await expect(conflict(page)).toBeVisible({ timeout: 20_000 });
  await conflict(page).getByRole('button', { name: 'Mijn versie opslaan' }).click();
  await expect(savedAt(page)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/concept=/);
  await openForm(page);
  await expect(page.getByLabel('Titel')).toHaveValue('');
});

test('a new project that waits in the browser stays there when another project is saved', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Regenton' });
  await openForm(page);
  await page.getByLabel('Korte beschrijving').fill('Nog zonder naam');

  await openForm(page, `/projecten/${id}/bewerken`);
  await page.getByLabel('Slogan').fill('Elke druppel telt.');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Project bijgewerkt')).toBeVisible();

  await openForm(page);
  await expect(page.getByLabel('Korte beschrijving')).toHaveValue('Nog zonder naam');
});

test('a member who throws away text typed on an older version goes on from the newest', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Regenton' });
  await openForm(page, `/projecten/${id}/bewerken`);
  await page.getByLabel('Slogan').fill('Uit dit venster');
  const { fields, version } = await (await page.request.get(`${kiem.url}/api/projects/${id}/form`)).json();
  const data = { version, fields: { ...fields, slogan: 'Van elders' } };
  const elsewhere = await page.request.put(`${kiem.url}/api/projects/${id}`, { data, headers: { origin: kiem.url } });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);

  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Slogan')).toHaveValue('Uit dit venster');
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await page.getByRole('dialog', { name: 'Wijzigingen weggooien?' }).getByRole('button', { name: 'Weggooien' }).click();
  await expect(page.getByLabel('Slogan')).toHaveValue('Van elders');
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();

  await expect(page.getByText('Project bijgewerkt')).toBeVisible();
  await expect(page.getByText('Van elders')).toBeVisible();
});

test('an example asks before it replaces the only thing that was typed', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByRole('button', { name: 'Bekijk voorbeelden' }).click();
  await page.getByRole('button', { name: 'Wijkwacht bekijken' }).click();
  await page.getByRole('button', { name: 'Hiermee beginnen' }).click();
  await page.getByRole('dialog', { name: 'Beginnen met dit voorbeeld?' }).getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByLabel('Plaats')).toHaveValue('Gent');
});

test('a save that found Kiem too busy is sent again by itself', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: 'Regenton' });
  await page.clock.install();
  await openForm(page, `/projecten/${id}/bewerken`);
  const busy = { defined: false, code: 'SERVICE_UNAVAILABLE', status: 503, message: 'Kiem is even druk.' };
  await page.route('**/rpc/ownProjects/saveProject', (route) => route.fulfill({ status: 503, json: { json: busy } }), { times: 1 });
  await page.getByLabel('Plaats').fill('Gent');
  await page.clock.runFor(3_000);
  await expect(page.getByText('Geen verbinding. We proberen het zo opnieuw.')).toBeVisible();

  await page.clock.runFor(10_000);
  await expect(savedAt(page)).toBeVisible();
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
  await expect(savedAt(page)).toBeVisible({ timeout: 30_000 });
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
  await expect(savedAt(page)).toBeVisible({ timeout: 30_000 });
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
