import { fullProject, makeProject } from '../src/features/projects/factory.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { everyLook, expectGoodLooks } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('an owner asks for roles, picks and edits them, and adds them to the project', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ...fullProject(), ownerId });
  await page.goto(`/projecten/${id}?tab=talent`);
  await untilReady(page);
  const ask = page.getByRole('button', { name: 'Rollen laten voorstellen' });

  await page.route('**/rpc/suggestions/generateTalentSuggestions', (route) => route.fulfill(serverFault), { times: 1 });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Wie kan je project vooruithelpen?' });
  // In the toast, and where the suggestions would be.
  await expect(dialog.getByText('Kon talent suggesties niet genereren. Probeer het opnieuw.')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click();

  await expect(page.getByText('Talent suggesties gegenereerd!')).toBeVisible();
  const suggested = dialog.getByRole('form', { name: 'Voorgestelde rollen' }).getByRole('listitem');
  await expect(suggested.first()).toBeVisible();
  const count = await suggested.count();
  expect(count).toBeGreaterThan(1);
  await expect(page.getByText(`${count} rollen voorgesteld.`)).toBeVisible();
  await expectGoodLooks(page, everyLook);

  for (const other of (await suggested.all()).slice(1)) await other.getByRole('checkbox').uncheck();
  const first = suggested.first();
  await first.getByText('Bekijken en aanpassen').click();
  await first.getByLabel('Naam van de rol').fill('');
  await dialog.getByRole('button', { name: /toevoegen$/ }).click();
  await expect(first.getByLabel('Naam van de rol')).toBeFocused();
  await first.getByLabel('Naam van de rol').fill('Installateur van zonnepanelen');
  await first.getByLabel('Vergoeding').fill('€ 3.000 per maand');
  await dialog.getByRole('button', { name: '1 rol toevoegen' }).click();

  await expect(page.getByText('1 rol toegevoegd')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Installateur van zonnepanelen' })).toBeVisible();
  await expect(page.getByText('€ 3.000 per maand')).toBeVisible();

  // The next suggestions leave out what is sought by now.
  await ask.click();
  await expect(suggested.first()).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Installateur', exact: true })).toHaveCount(0);
});

test('the page stays where it is when the jobs of roles become known', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ...fullProject(), ownerId });
  const released = Promise.withResolvers<void>();
  await page.route('**/rpc/jobs/listJobs', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`/projecten/${id}?tab=talent`);
  await untilReady(page);
  const ask = page.getByRole('button', { name: 'Rollen laten voorstellen' });
  await expect(ask).toBeEnabled();
  const before = await ask.boundingBox();
  released.resolve();

  await expect(page.getByRole('link', { name: /^Maak hier een vacature van/ }).first()).toBeVisible();
  expect((await ask.boundingBox())?.y).toBe(before?.y);
});
