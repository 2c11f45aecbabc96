import type { Page } from '@playwright/test';
import { fullJob, makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeProject, makeRole } from '../src/features/projects/factory.ts';
import { field, messages } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilReady(page);
}

const posting = (page: Page) => page.locator('script[type="application/ld+json"]');

test('a job on paper has its texts and its address, and nothing to press', async ({ page, kiem }) => {
  const poster = await makePerson(kiem.db);
  const { id } = await makeJob(kiem.db, { posterId: poster.id, title: 'Dakdekker', description: 'Je legt panelen.' });
  await open(page, `/banen/${id}`);

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByText('Je legt panelen.')).toBeVisible();
  await expect(page.getByText(`${kiem.url}/banen/${id}`)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const name of ['Naar de inhoud', 'Vacatures']) await expect(page.getByRole('link', { name })).toHaveCount(0);
});

/** The heights at which these buttons begin. */
async function topsOf(page: Page, names: string[]): Promise<number[]> {
  const boxes = await Promise.all(names.map((name) => page.getByRole('button', { name }).boundingBox()));
  return [...new Set(boxes.map((box) => Math.round(box?.y ?? 0)))];
}

test('the buttons of one’s own job and of its form are in one row on a tablet and a phone', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeJob(kiem.db, { posterId, title: 'Dakdekker' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, `/banen/${id}`);
  expect(await topsOf(page, ['Delen', 'Afdrukken'])).toHaveLength(1);
  const own = page.getByRole('complementary', { name: 'Je vacature' });
  await expect(own.getByRole('link', { name: 'Vacature Bewerken' })).toHaveAttribute('href', `/banen/${id}/bewerken`);
  // Beside the form there is no way to the form.
  await open(page, `/banen/${id}/bewerken`);
  await expect(own.getByRole('link', { name: 'Sollicitaties bekijken' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'Vacature Bewerken' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/banen/nieuw');
  expect(await topsOf(page, ['Voorvertoning', 'Annuleren', 'Vacature plaatsen'])).toHaveLength(1);
});

test('the menu of a job’s form leads to each of its sections, and marks it', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/banen/nieuw');
  const menu = page.getByRole('main').getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Functie' })).toHaveAttribute('aria-current', 'true');

  for (const name of ['Inhoud', 'Bedrijf', 'Solliciteren']) {
    await menu.getByRole('link', { name }).click();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});

test('a job’s form tells what it lacks in sight of a phone, clear of the bar with its buttons', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/banen/nieuw');
  await page.getByRole('textbox', { name: 'Functietitel' }).fill('Dakdekker');
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Zonnedak BV');
  await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Je legt panelen.');
  await page.evaluate(() => scrollTo(0, 0));
  const post = page.getByRole('button', { name: 'Vacature plaatsen' });
  await post.click();

  const lacking = page.getByRole('group', { name: 'Is er nu werk?' }).getByText('Kies of dit een bestaande vacature is');
  await expect(lacking).toBeVisible();
  const ends = async () => {
    const [told, bar] = await Promise.all([lacking.boundingBox(), post.boundingBox()]);
    return (bar?.y ?? 0) - (told?.y ?? 0) - (told?.height ?? 0);
  };
  await expect.poll(ends).toBeGreaterThan(12);
});

test('an entrepreneur posts a job for a role, a visitor finds it, and it is closed and opened again', async ({ page, otherPage, kiem }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `Dakdekker ${mark}`;
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const role = { ...makeRole(title), description: 'Je legt panelen.', requirements: 'Geen hoogtevrees\nRijbewijs B' };
  const project = await makeProject(kiem.db, {
    ownerId,
    title: `Zonnedak ${mark}`,
    companyName: 'Zonnedak BV',
    location: 'Gent',
    roles: [role],
  });

  await open(page, `/projecten/${project.id}?tab=talent`);
  await page.getByRole('link', { name: `Maak hier een vacature van: ${title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Functietitel' })).toHaveValue(title);
  await untilReady(page);
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue('Zonnedak BV');
  await expect(page.getByRole('combobox', { name: 'Vereiste 2' })).toHaveValue('Rijbewijs B');
  await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Je legt panelen met een jong team.');
  await expect(page.getByText('“jong team” kan mensen uitsluiten op leeftijd')).toBeVisible();
  await page.getByRole('textbox', { name: 'Minimum' }).fill('50000');
  await page.getByRole('textbox', { name: 'Maximum' }).fill('44.000');
  await page.getByRole('button', { name: 'Vacature plaatsen' }).click();
  await expect(page.getByText('Kies of dit een bestaande vacature is').first()).toBeVisible();
  await expect(page.getByText('Minimum mag niet hoger zijn dan maximum').first()).toBeVisible();
  await page.getByLabel('Dit is een bestaande vacature').check();
  await page.getByRole('textbox', { name: 'Minimum' }).fill('36000');

  // The typed text outlives a reload.
  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Je legt panelen met een jong team.');
  await page.getByRole('button', { name: 'Voorvertoning' }).click();
  const preview = page.getByRole('dialog', { name: 'Zo ziet een bezoeker het' });
  await expect(preview.getByRole('heading', { name: `${title} (m/v/x)` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vacature plaatsen' }).click();
  await expect(page.getByText('Vacature succesvol aangemaakt!')).toBeVisible();
  await expect(page).toHaveURL(/\/banen$/);

  await open(otherPage, `${kiem.url}/banen`);
  await otherPage.getByLabel('Zoek op functie, bedrijf, tekst of vaardigheid').fill(mark);
  const card = otherPage.getByRole('article').filter({ hasText: title });
  await expect(otherPage.getByRole('article')).toHaveCount(1);
  await expect(card.getByText('Project Rol')).toBeVisible();
  await expect(card.getByRole('link', { name: project.title })).toBeVisible();
  await otherPage.getByLabel('Soort').selectOption('Remote');
  await expect(otherPage.getByText('Geen vacatures gevonden')).toBeVisible();
  await expect(otherPage).toHaveURL(/filter=remote/);
  await otherPage.getByRole('link', { name: 'Filters wissen' }).click();
  await expect(otherPage).not.toHaveURL(/filter=/);
  await expect(otherPage.getByRole('link', { name: 'Filters wissen' })).toBeHidden();
  await expect(otherPage.getByRole('article')).toHaveCount(1);
  // The list may be drawn anew by what was cleared, under the press.
  await expect(async () => {
    await card.getByRole('link', { name: `Details: ${title}` }).click({ timeout: 1000 });
    await expect(otherPage).toHaveURL(/\/banen\/[0-9a-f-]{36}/, { timeout: 3000 });
  }).toPass();
  await expect(otherPage.getByRole('heading', { level: 1, name: `${title} (m/v/x)` })).toBeVisible();
  await otherPage.reload();
  await untilReady(otherPage);
  await expect(posting(otherPage)).toHaveCount(1);
  const job = otherPage.url();
  await otherPage.getByRole('button', { name: 'Solliciteren' }).first().click();
  await expect(otherPage.getByText('Log in om te solliciteren op deze vacature.')).toBeVisible();
  await expect(otherPage).toHaveURL(/\/auth\?next=/);

  await open(page, job);
  await page.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await page.getByLabel('Ingetrokken').check();
  await page.getByRole('button', { name: 'Vacature sluiten' }).click();
  await expect(page.getByText('Vacature gesloten')).toBeVisible();
  // Pages of visitors are kept for some seconds.
  await expect(async () => {
    await open(otherPage, job);
    await expect(otherPage.getByText('Inactief').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(otherPage.getByRole('button', { name: 'Niet beschikbaar' }).first()).toBeDisabled();
  await expect(posting(otherPage)).toHaveCount(0);
  await expect(otherPage.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.getByRole('button', { name: 'Weer openen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weer openen' }).click();
  await expect(page.getByText('Vacature weer open')).toBeVisible();
  await expect(page.getByText('Actief', { exact: true })).toHaveCount(1);
});

test('a visitor shares a job, and its poster copies it into a new one', async ({ page, otherPage, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const title = `Dakwachter ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeJob(kiem.db, { ...fullJob(), posterId, title, description: 'Je waakt over daken.' });
  await otherPage.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(otherPage, `${kiem.url}/banen/${id}`);
  await otherPage.getByRole('button', { name: 'Delen' }).click();
  await expect(otherPage.getByText('Link gekopieerd').first()).toBeVisible();
  expect(await otherPage.evaluate(() => navigator.clipboard.readText())).toBe(`${kiem.url}/banen/${id}`);

  await open(page, `/banen/${id}`);
  await page.getByRole('link', { name: 'Kopiëren' }).click();
  await expect(page.getByRole('textbox', { name: 'Functietitel' })).toHaveValue(title);
  await untilReady(page);
  await expect(page.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Je waakt over daken.');
  await expect(page.getByLabel('Dit is een bestaande vacature')).not.toBeChecked();
  await page.getByLabel('Dit is een bestaande vacature').check();
  await page.getByRole('button', { name: 'Vacature plaatsen' }).click();
  await expect(page.getByText('Vacature succesvol aangemaakt!')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(2);
});

test('of two windows with one job the later is asked, and nobody else gets to its form', async ({ page, otherPage, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeJob(kiem.db, { ...fullJob(), posterId });
  const window = await page.context().newPage();
  await open(page, `/banen/${id}/bewerken`);
  await open(window, `/banen/${id}/bewerken`);
  await window.getByRole('textbox', { name: 'Plaats' }).fill('Brugge');
  await window.getByRole('button', { name: 'Opslaan' }).click();
  await expect(window.getByText('Vacature succesvol bijgewerkt!')).toBeVisible();
  await expect(window).toHaveURL(new RegExp(`/banen/${id}$`));
  await window.close();

  await page.getByRole('textbox', { name: 'Functietitel' }).fill('Dakmeester');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const question = page.getByRole('dialog', { name: 'Je vacature is intussen ergens anders gewijzigd.' });
  await question.getByRole('button', { name: 'Nieuwste versie laden' }).click();
  await expect(page.getByRole('textbox', { name: 'Plaats' })).toHaveValue('Brugge');
  await expect(page.getByRole('textbox', { name: 'Functietitel' })).toHaveValue('Dakdekker');

  await otherPage.goto(`${kiem.url}/banen/${id}/bewerken`);
  await expect(otherPage.getByText('Je moet ingelogd zijn om een vacature te bewerken.').first()).toBeVisible();
  await expect(otherPage).toHaveURL(/\/banen$/);
  await becomeMember(otherPage, kiem, { roles: ['entrepreneur'] });
  await otherPage.goto(`${kiem.url}/banen/${id}/bewerken`);
  await expect(otherPage.getByText('Je kunt alleen je eigen vacatures bewerken.').first()).toBeVisible();
  await expect(otherPage).toHaveURL(/\/banen$/);
});

test('a member saves a job, and the pages of jobs are accessible and fit', async ({ page, otherPage, kiem }) => {
  const posterId = await becomeMember(otherPage, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeJob(kiem.db, { ...fullJob(), posterId, title: 'Daktuinier' });
  await becomeMember(page, kiem, { roles: ['talent'] });

  await open(page, `/banen/${id}`);
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('button', { name: 'Bewaard' })).toHaveAttribute('aria-pressed', 'true');
  await test.step('job', () => expectGoodLooks(page, everyLook));
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await field(page).fill('Is een rijbewijs nodig?');
  await page.keyboard.press('Enter');
  await expect(messages(page).filter({ hasText: 'Is een rijbewijs nodig?' })).toHaveCount(1);
  await open(otherPage, `${kiem.url}/banen/${id}`);
  await expect(otherPage.getByRole('link', { name: 'Stuur een bericht' })).toHaveCount(0);
  await open(page, '/banen/bewaard');
  await expect(page.getByRole('article').filter({ hasText: 'Daktuinier' })).toBeVisible();
  await test.step('saved', () => expectGoodLooks(page, [wide]));
  await open(otherPage, `${kiem.url}/banen/${id}/bewerken`);
  await test.step('form', () => expectGoodLooks(otherPage, everyLook));
});
