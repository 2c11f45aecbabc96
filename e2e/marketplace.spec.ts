import type { Page } from '@playwright/test';
import { pdf, photo } from '../src/app/testing/sample-files.ts';
import { answered } from './answered.ts';
import { expect, test } from './fixtures.ts';
import { join, type NewPerson, signIn } from './joining.ts';
import { becomeMember } from './member.ts';
import { openForm } from './project-form-page.ts';
import { untilReady } from './ready.ts';

const documents = (page: Page) => page.getByRole('list', { name: 'Documenten' }).getByRole('listitem');

test('an entrepreneur joins and publishes, a visitor reads it, and an investor matches, follows and gets the update', async ({
  page,
  otherPage,
  mailTo,
  kiem,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const mieke: NewPerson = { firstName: 'Mieke', lastName: 'Verlinden', email: `mieke-${mark}@voorbeeld.test`, role: /Ondernemer/ };
  const title = `Wijkwacht ${mark}`;
  await join(page, mieke, mailTo);
  await signIn(page, mieke);

  // Everything in the form comes from the example but its name and its files.
  await openForm(page);
  await page.getByRole('button', { name: 'Bekijk voorbeelden' }).click();
  await page.getByRole('button', { name: 'Wijkwacht bekijken' }).click();
  await page.getByRole('button', { name: 'Hiermee beginnen' }).click();
  await page.getByLabel('Titel').fill(title);
  const choosingPicture = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Afbeelding kiezen' }).click();
  await (await choosingPicture).setFiles({ name: 'wijk.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 800).jpeg().toBuffer() });
  await page.getByRole('button', { name: 'Afbeelding gebruiken' }).click();
  await page.getByLabel('Wat staat er op de afbeelding?').fill('Een fiets voor een deur.');
  // The browser keeps text until it is saved, and a second window would find it there.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('Begroting') === true && answer.ok());
  const choosingDocument = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  await (await choosingDocument).setFiles({ name: 'Begroting.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(documents(page)).toHaveCount(1);
  await saved;
  await expect(page).toHaveURL(/concept=/);
  const id = new URL(page.url()).searchParams.get('concept') ?? '';

  const window = await page.context().newPage();
  await openForm(window, `/projecten/${id}/bewerken`);
  await expect(documents(window)).toHaveCount(1);
  await expect(window.getByLabel('Titel')).toHaveValue(title);
  await window.getByLabel('Slogan').fill('De ronde rijdt altijd door.');
  await expect(window.getByText(/^Opgeslagen om/)).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Plaats').fill('Gent');
  const question = page.getByRole('dialog', { name: 'Je project is intussen ergens anders gewijzigd.' });
  await question.getByRole('button', { name: 'Nieuwste versie laden' }).click({ timeout: 20_000 });
  await expect(page.getByLabel('Slogan')).toHaveValue('De ronde rijdt altijd door.');
  await window.close();

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await page.getByRole('dialog', { name: 'Project publiceren?' }).getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(page.getByText('Project gepubliceerd')).toBeVisible();

  const address = `${kiem.url}/projecten/${id}`;
  await otherPage.goto(address);
  await expect(otherPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(otherPage.getByText('De ronde rijdt altijd door.')).toBeVisible();
  await expect(otherPage.getByRole('img', { name: 'Een fiets voor een deur.' })).toBeVisible();
  await expect(otherPage.getByRole('link', { name: /^Begroting/ })).toBeVisible();

  const criteria = { preferredSectors: ['Gezondheidszorg' as const], investmentMin: 150_000, investmentTypes: ['Equity' as const] };
  await becomeMember(otherPage, kiem, { firstName: 'Emma', lastName: 'Bos', roles: ['investor'], ...criteria });
  await otherPage.goto(`${kiem.url}/investeerder-dashboard`);
  const offer = otherPage.getByRole('article').filter({ hasText: title });
  await expect(offer.getByText('Match', { exact: true })).toBeVisible();
  await expect(offer.getByText('Past bij je sectoren, je bedrag (€ 180.000 resterend) en je vorm (Equity)')).toBeVisible();
  await untilReady(otherPage);
  await offer.getByRole('link', { name: title }).click();
  await answered(otherPage, 'follows/followProject', () => otherPage.getByRole('button', { name: 'Volgen' }).click());
  await expect(otherPage.getByText('1 volger', { exact: true })).toBeVisible();

  await page.goto(`/projecten/${id}?tab=updates`);
  await untilReady(page);
  await page.getByRole('textbox', { name: 'Nieuwe update' }).fill('De vijfde praktijk doet mee.');
  await page.getByRole('button', { name: 'Deel een update' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'De vijfde praktijk doet mee.' })).toBeVisible();

  const told = otherPage.getByRole('main').getByRole('link', { name: `${title} heeft een update.` });
  await expect(async () => {
    await otherPage.goto(`${kiem.url}/notificaties`);
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  await untilReady(otherPage);
  await told.click();
  await expect(otherPage.getByRole('article').filter({ hasText: 'De vijfde praktijk doet mee.' })).toBeVisible();
});
