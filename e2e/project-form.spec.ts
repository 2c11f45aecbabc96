import type { Page } from '@playwright/test';
import { photo } from '../src/app/testing/sample-files.ts';
import { makeProject } from '../src/features/projects/factory.ts';
import { untitled } from '../src/features/projects/policy.ts';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { add } from './add-row.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodLooks, look, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { group, openForm, saveDraftButton } from './project-form-page.ts';
import { untilReady } from './ready.ts';

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publiceren', exact: true });

/** A row or two of every kind. */
async function fillRows(page: Page): Promise<void> {
  await group(page, 'Doel 1').getByRole('textbox').fill('Zes daken per jaar');
  await add(page, 'Functie');
  await expect(group(page, 'Functie 1').getByLabel('Wat kan het?')).toBeFocused();
  await page.keyboard.type('Verrekening');
  await add(page, 'Stap');
  await page.keyboard.type('De vereniging vraagt aan');
  await page.locator('[name="markets.1.amount"]').fill('60.000.000');
  await add(page, 'Prijs');
  await page.keyboard.type('Woning');
  await page.locator('[name="prices.0.price"]').fill('12,50');
  await add(page, 'Kanaal');
  await page.keyboard.type('Syndici');
  await add(page, 'Cijfer');
  await page.keyboard.type('Woningen');
  await page.locator('[name="metrics.0.value"]').fill('84');
  await add(page, 'Concurrent');
  await page.keyboard.type('Zelf kopen');
  await add(page, 'Teamlid');
  await page.keyboard.type('An Maes');
  await add(page, 'Mijlpaal');
  await page.keyboard.type('Eerste dak');
  const milestone = group(page, 'Eerste dak');
  await milestone.getByRole('combobox', { name: 'Datum', exact: true }).click();
  await milestone.getByLabel('Of typ een datum').fill('1-3-2027');
  await page.keyboard.press('Enter');
  await add(page, 'Jaar');
  await page.keyboard.type('2027');
  await page.locator('[name="years.0.revenue"]').fill('120.000');
  await page.locator('[name="years.0.costs"]').fill('150.000');
  await expect(page.getByText('Resultaat: € -30.000')).toBeVisible();
  await add(page, 'Rol');
  await page.keyboard.type('Ingenieur');
  await add(page, 'Bestemming');
  await page.keyboard.type('Daken');
  await page.locator('[name="uses.0.percent"]').fill('70');
  await expect(page.getByText('Samen 70%, nog 30% te verdelen')).toBeVisible();
  await page.getByLabel('Tag toevoegen').fill('zon');
  await page.keyboard.press('Enter');
  const goal = page.getByRole('slider', { name: 'Doelbedrag' });
  await goal.fill('40000');
  const typed = page.getByLabel('Doelbedrag in euro');
  await expect(typed).toHaveValue(/40\.000/);
  await typed.fill('50.400');
  await page.keyboard.press('Tab');
  await expect(goal).toHaveValue('50000');
}

test('an entrepreneur writes a draft that saves itself, reloads it and publishes it', { tag: '@phone' }, async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  await page.getByLabel('Titel').fill('Zonnedak');
  // The save of the last change: on a slow machine an earlier one begins, and says that it is done, before all is filled in.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"targetAmount":50000') === true && answer.ok());
  await fillRows(page);
  await saved;
  await expect(page.getByText(/^Opgeslagen om \d\d:\d\d$/)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/concept=/);
  await expectNoViolations(page);

  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Titel')).toHaveValue('Zonnedak');
  await expect(page.locator('[name="prices.0.price"]')).toHaveValue('12,5');
  await expect(group(page, 'Eerste dak').getByRole('combobox', { name: 'Datum', exact: true })).toContainText('1 maart 2027');
  await expect(page.getByRole('button', { name: 'zon verwijderen' })).toBeVisible();

  await publishButton(page).click();
  await expect(page.getByText('Vul minimaal titel, beschrijving en categorie in.')).toBeVisible();
  await expect(page.getByText('Incomplete gegevens')).toBeVisible();
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await page.getByText('Nog nodig om te publiceren:').getByRole('link', { name: 'Korte beschrijving' }).click();
  await expect(page.getByLabel('Korte beschrijving')).toBeFocused();
  await page.keyboard.type('Samen een dak vol panelen.');
  await expect(page.getByText('26/300')).toBeVisible();
  await page.getByLabel('Categorie').selectOption('duurzaamheid');
  await page.getByText('Nog nodig om te publiceren:').getByRole('link', { name: 'Besteding van het kapitaal' }).click();
  await expect(page.locator('[name="uses.0.purpose"]')).toBeFocused();
  await page.locator('[name="uses.0.percent"]').fill('100');
  await expect(page.getByText('Nog nodig om te publiceren:')).toBeHidden();

  await publishButton(page).click();
  await page.getByRole('dialog', { name: 'Project publiceren?' }).getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(page.getByText('Project gepubliceerd')).toBeVisible();
  await expect(page).toHaveURL(/\/projecten$/);
  await expect(page.getByRole('heading', { name: 'Zonnedak' }).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/projecten\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zonnedak' })).toBeVisible();
});

test('a draft is kept without a title, and saved by a press', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  await page.getByLabel('Korte beschrijving').fill('Nog zonder naam');
  await expect(page.getByText('Met een titel bewaren we je concept vanzelf.')).toBeVisible();
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Korte beschrijving')).toHaveValue('Nog zonder naam');

  await saveDraftButton(page).click();
  await expect(page.getByText('Concept opgeslagen')).toBeVisible();
  await expect(page).toHaveURL(/\/projecten$/);
  await openForm(page);
  await expect(page.getByLabel('Korte beschrijving')).toHaveValue('');
});

test('a draft that was saved without a title is asked for one before it is published', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, status: 'draft', title: untitled });
  await openForm(page, `/projecten/${id}/bewerken`);
  await expect(page.getByLabel('Titel')).toHaveValue('');
  await page.getByLabel('Plaats').fill('Gent');
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible({ timeout: 20_000 });
  await publishButton(page).click();
  await expect(page.getByText('Incomplete gegevens')).toBeVisible();
  await expect(page.getByLabel('Titel')).toBeFocused();
  await expect(page.getByLabel('Titel')).toHaveAccessibleDescription(/Vul een titel in\./);
});

test('an owner changes a published project, states what was raised, and withdraws it', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Regenton' });
  await openForm(page, `/projecten/${id}/bewerken`);
  await expectGoodLooks(page);
  await look(page, wide);
  const raised = page.getByLabel('Opgehaald bedrag in euro');
  await raised.fill('12.000');
  await page.getByRole('button', { name: 'Bedrag opgeven' }).click();
  await expect(page.getByText('Opgehaald bedrag bijgewerkt')).toBeVisible();
  await expect(page.getByText(/^Opgegeven op /)).toBeVisible();
  await raised.fill('12.500');
  await expect(page.getByRole('button', { name: 'Bedrag opgeven' })).toBeEnabled();
  await raised.fill('12.000');
  await expect(page.getByRole('button', { name: 'Bevestigen per vandaag' })).toBeEnabled();

  await page.getByLabel('Slogan').fill('Elke druppel telt.');
  await expect(page.getByText('Nog niet opgeslagen')).toBeVisible();
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Project bijgewerkt')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/projecten/${id}$`));
  await expect(page.getByText('Elke druppel telt.')).toBeVisible();

  await openForm(page, `/projecten/${id}/bewerken`);
  await page.getByRole('button', { name: 'Intrekken', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Project intrekken?' });
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Intrekken' }).click();
  await expect(page.getByText('Project ingetrokken')).toBeVisible();
  await page.getByRole('button', { name: 'Terugzetten', exact: true }).click();
  await page.getByRole('dialog', { name: 'Project terugzetten?' }).getByRole('button', { name: 'Terugzetten' }).click();
  await expect(page.getByText('Project teruggezet')).toBeVisible();
  await page.getByRole('button', { name: 'Voltooien', exact: true }).click();
  await page.getByRole('dialog', { name: 'Project voltooien?' }).getByRole('button', { name: 'Voltooien' }).click();
  await expect(page.getByText('Project voltooid')).toBeVisible();
});

test('a project begins with an example, gets a picture, and shows as a visitor sees it', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  await page.getByRole('button', { name: 'Bekijk voorbeelden' }).click();
  await page.getByRole('button', { name: 'Wijkwacht bekijken' }).click();
  await expect(page.getByText('Drie voorstellen binnen tien seconden.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Hiermee beginnen' }).click();
  await expect(page.getByLabel('Titel')).toHaveValue('Wijkwacht');
  await expect(group(page, 'Mieke Verlinden')).toBeVisible();

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Afbeelding kiezen' }).click()]);
  await chooser.setFiles({ name: 'dak.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 800).jpeg().toBuffer() });
  await page.getByRole('button', { name: 'Afbeelding gebruiken' }).click();
  await expect(page.getByRole('img', { name: 'De gekozen afbeelding' })).toBeVisible();
  await page.getByLabel('Wat staat er op de afbeelding?').fill('Een fiets in de regen.');
  await page.getByRole('button', { name: 'Voorvertoning' }).click();
  const preview = page.getByRole('dialog', { name: 'Zo ziet een bezoeker het' });
  await expect(preview.getByRole('img', { name: 'Een fiets in de regen.' })).toBeVisible();
  await expectNoViolations(page);
  await preview.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible({ timeout: 20_000 });
});

test('a picture that is on its way when the draft first saves itself comes into the form', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  const saved = Promise.withResolvers<void>();
  await page.route('**/rpc/uploads/createUpload', async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.getByLabel('Titel').fill('Zonnedak');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Afbeelding kiezen' }).click()]);
  await chooser.setFiles({ name: 'dak.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 800).jpeg().toBuffer() });
  await page.getByRole('button', { name: 'Afbeelding gebruiken' }).click();

  await expect(page).toHaveURL(/concept=/, { timeout: 20_000 });
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible();
  saved.resolve();

  await expect(page.getByRole('img', { name: 'De gekozen afbeelding' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('visitors sign in first, and somebody else’s project leads to the projects and says why', async ({
  page,
  otherPage,
  browser,
  kiem,
}) => {
  await openForm(page);
  await expect(page).toHaveURL(/\/auth\?next=%2Fprojecten%2Fnieuw/);
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId });
  for (const each of [id, newId(), 'onzin']) {
    const answer = await otherPage.goto(`${kiem.url}/projecten/${each}/bewerken`);
    expect(answer?.status()).toBe(404);
    await expect(otherPage).toHaveURL(/\/projecten$/);
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Projecten' })).toBeVisible();
    await expect(otherPage.getByText('Fout', { exact: true })).toBeVisible();
    await expect(otherPage.getByText('Project kon niet worden geladen of je hebt geen toegang.')).toBeVisible();
  }

  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await otherPage.context().storageState() });
  const withoutScripts = await context.newPage();
  await withoutScripts.goto(`${kiem.url}/projecten/${id}/bewerken`);
  await expect(withoutScripts.getByRole('heading', { name: 'Project niet gevonden' })).toBeVisible();
  await withoutScripts.getByRole('link', { name: 'Terug naar de projecten' }).click();
  await expect(withoutScripts).toHaveURL(/\/projecten$/);
  await context.close();
});
