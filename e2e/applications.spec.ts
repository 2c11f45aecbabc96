import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { docx, pdf } from '../src/app/testing/sample-files.ts';
import { makeApplication } from '../src/features/jobs/applications/factory.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, look, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await untilReady(page);
};

test('two people apply, one withdraws, and one is invited and hired', async ({ page, otherPage, browser, kiem }) => {
  const { url, db } = kiem;
  const context = await browser.newContext({ baseURL: url });
  const thirdPage = await context.newPage();
  const mark = randomUUID().slice(0, 8);
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' });
  await becomeMember(otherPage, kiem, { roles: ['talent'], firstName: 'Emma', lastName: `Q${mark}` });
  await becomeMember(thirdPage, kiem, { roles: ['talent'], firstName: 'Noor', lastName: `Q${mark}` });
  const title = `Dakwerker ${mark}`;
  const questions = [{ kind: 'choice' as const, question: 'Heb je een rijbewijs?', isRequired: true, choices: ['Ja', 'Nee'] }];
  const { id } = await makeJob(db, { posterId, title, asksLetter: true, questions });

  // Emma applies; the letter survives that she closes the dialog.
  await open(otherPage, `${url}/banen/${id}`);
  await otherPage.getByRole('button', { name: 'Solliciteren' }).first().click();
  const dialog = otherPage.getByRole('dialog', { name: 'Solliciteren' });
  // Labels say alike of what is needed and of what may be left out.
  for (const words of ['Je brief (verplicht)', 'Je cv (mag)', 'Heb je een rijbewijs? (verplicht)']) {
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  }
  await dialog.getByLabel('Je brief').fill('Ik kom graag daken bouwen.');
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await otherPage.getByRole('button', { name: 'Solliciteren' }).first().click();
  await expect(dialog.getByLabel('Je brief')).toHaveValue('Ik kom graag daken bouwen.');
  await dialog.getByRole('button', { name: 'Sollicitatie versturen' }).click();
  await expect(dialog.getByText('Beantwoord deze vraag.').first()).toBeVisible();
  await dialog.getByLabel('Ja', { exact: true }).check();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Cv Emma.docx', mimeType: wordType, buffer: await docx() });
  await expect(otherPage.getByText('Bestandstype wordt niet ondersteund. Bewaar je cv als pdf en kies het opnieuw.')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Cv Emma.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByRole('link', { name: 'Cv Emma.pdf' })).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);
  await look(otherPage, wide);
  await dialog.getByRole('button', { name: 'Sollicitatie versturen' }).click();
  await expect(otherPage.getByText('Je sollicitatie is succesvol verzonden!')).toBeVisible();
  await expect(otherPage).toHaveURL(/\/banen\/sollicitaties$/);
  await expect(otherPage.getByText(/Antwoord uiterlijk \d/)).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);

  // The job leads to her application now, in lists and on its page.
  await open(otherPage, `${url}/banen`);
  await expect(otherPage.getByRole('link', { name: `Bekijk je sollicitatie: ${title}` })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: `Solliciteren: ${title}` })).toHaveCount(0);
  await expectGoodLooks(otherPage, everyLook);
  await look(otherPage, wide);
  await open(otherPage, `${url}/banen/${id}`);
  await expect(otherPage.getByRole('button', { name: 'Solliciteren' })).toHaveCount(0);
  await expectGoodLooks(otherPage, everyLook);
  await otherPage.getByRole('link', { name: 'Bekijk je sollicitatie' }).first().click();
  await expect(otherPage.getByText('Je sollicitatie is aangekomen.').first()).toBeVisible();

  // Noor applies with a letter alone, and withdraws.
  await open(thirdPage, `${url}/banen/${id}`);
  await thirdPage.getByRole('button', { name: 'Solliciteren' }).first().click();
  await thirdPage.getByLabel('Je brief').fill('Ik ook.');
  await thirdPage.getByLabel('Nee', { exact: true }).check();
  await thirdPage.getByRole('button', { name: 'Sollicitatie versturen' }).click();
  await expect(thirdPage.getByRole('heading', { name: 'Mijn sollicitaties' })).toBeVisible();
  await thirdPage.getByRole('link', { name: title }).click();
  await thirdPage.getByRole('button', { name: 'Sollicitatie intrekken' }).click();
  await thirdPage.getByRole('dialog').getByRole('button', { name: 'Intrekken', exact: true }).click();
  await expect(thirdPage.getByText('Je hebt je sollicitatie ingetrokken.').first()).toBeVisible();
  await expectGoodLooks(thirdPage, everyLook);

  // The poster finds both, reads Emma's and invites her, with the pay that the job didn't name.
  await open(page, `/banen/${id}/sollicitaties?toon=lijst`);
  await expect(page.getByText('Deze sollicitatie is ingetrokken.')).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await look(page, wide);
  await page.getByRole('link', { name: 'Bord' }).click();
  await expect(page.getByRole('button', { name: `Emma Q${mark} verplaatsen` })).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await look(page, wide);
  await page.getByRole('link', { name: `Emma Q${mark}` }).click();
  await expect(page.getByText('Ik kom graag daken bouwen.')).toBeVisible();
  await expect(page.getByText('Heb je een rijbewijs?')).toBeVisible();
  await page.getByLabel('Nieuwe notitie').fill('Bellen na zes uur');
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  await expect(page.getByRole('button', { name: 'Notitie verwijderen: Bellen na zes uur' })).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await look(page, wide);
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page.getByText('Vul het loon in voordat je uitnodigt.').first()).toBeVisible();
  await page.getByLabel('Minimum, in euro per jaar').fill('32.000');
  await expectGoodLooks(page, everyLook);
  await look(page, wide);
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page).toHaveURL(/\/agenda/);
  await expect(page.getByRole('dialog', { name: 'Nieuwe Meeting' })).toBeVisible();

  // Emma reads it, with the pay.
  await open(otherPage, `${url}/banen/sollicitaties`);
  await otherPage.getByRole('link', { name: title }).click();
  await expect(otherPage.getByText('Uitgenodigd').first()).toBeVisible();
  await expect(otherPage.getByText(/Vanaf €\s32\.000 per jaar/)).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);

  // Hired from the board's menu, by keyboard; the job closes as the poster wants.
  await open(page, `/banen/${id}/sollicitaties`);
  await page.getByRole('button', { name: `Emma Q${mark} verplaatsen` }).press('ArrowDown');
  await page.getByRole('button', { name: 'Aannemen', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Goed nieuws versturen' }).click();
  await page.getByRole('dialog', { name: 'Vacature sluiten?' }).getByRole('button', { name: 'Vacature sluiten' }).click();
  await expect(page.getByText('Vacature gesloten')).toBeVisible();
  await expect(otherPage.getByText('Gefeliciteerd, je hebt de job!')).toBeVisible();
  await context.close();
});

test('a poster is asked before they leave a note that isn’t saved', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(kiem.db, { posterId });
  const { id } = await makeApplication(kiem.db, { job, applicantId: (await makePerson(kiem.db)).id });
  await open(page, `/banen/${job.id}/sollicitaties/${id}`);
  await page.getByLabel('Nieuwe notitie').fill('Bellen na zes uur');

  await page.getByRole('link', { name: 'Feed', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Wijzigingen weggooien?' }).getByRole('button', { name: 'Verder bewerken' }).click();
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  await expect(page.getByRole('button', { name: 'Notitie verwijderen: Bellen na zes uur' })).toBeVisible();

  await page.getByRole('link', { name: 'Feed', exact: true }).first().click();
  await expect(page).toHaveURL(/\/feed$/);
});

test('the menu that moves an applicant leaves its button in sight', { tag: '@phone' }, async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(kiem.db, { posterId });
  const { id: applicantId } = await makePerson(kiem.db, { firstName: 'Lies', lastName: 'Maes' });
  await makeApplication(kiem.db, { job, applicantId });
  await open(page, `/banen/${job.id}/sollicitaties`);

  const button = page.getByRole('button', { name: 'Lies Maes verplaatsen' });
  await button.click();
  const menu = await page.locator('[popover=auto]:popover-open').boundingBox();
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};

  expect(menu).not.toBeNull();
  const { y: menuTop = 0, height: menuHeight = 0 } = menu ?? {};
  expect(menuTop + menuHeight <= y || menuTop >= y + height).toBe(true);
});

test('a poster on a phone reads the letter first, with the answers in reach', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(kiem.db, { posterId });
  const { id: applicantId } = await makePerson(kiem.db, { firstName: 'Lies', lastName: 'Maes' });
  const { id } = await makeApplication(kiem.db, { job, applicantId, letter: 'Brief van Lies' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/banen/${job.id}/sollicitaties/${id}`);

  await expect(page.getByText('Brief van Lies')).toBeInViewport({ ratio: 1 });
  const answers = page.getByRole('complementary', { name: 'Antwoorden' });
  for (const name of ['Uitnodigen', 'Afwijzen']) await expect(answers.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await answers.getByRole('button', { name: 'Afwijzen' }).click();
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();
  await expect(page.getByText('Afgewezen').first()).toBeVisible();
  await expectGoodLooks(page, everyLook);
});

test('the answers to chosen applications stay in sight down a long list', { tag: '@phone' }, async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(kiem.db, { posterId, salaryMin: 30_000 });
  for (let place = 1; place <= 12; place += 1) {
    const { id: applicantId } = await makePerson(kiem.db, { firstName: `Tom${place}`, lastName: 'Maes' });
    await makeApplication(kiem.db, { job, applicantId, appliedAt: new Date(Date.now() - place * 60_000) });
  }
  await open(page, `/banen/${job.id}/sollicitaties?toon=lijst`);

  await page.getByLabel('Tom12 Maes kiezen').check();

  const acts = page.getByRole('region', { name: 'Gekozen sollicitaties' });
  await expect(acts.getByRole('button', { name: 'Afwijzen' })).toBeInViewport({ ratio: 1 });
});

test('a card is dragged to another column, and several applications are answered at once', async ({ page, kiem }) => {
  const { db } = kiem;
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId, title: 'Timmerman', salaryMin: 30_000 });
  for (const firstName of ['Lies', 'Tom', 'Wout']) {
    const person = await makePerson(db, { firstName, lastName: 'Maes' });
    await makeApplication(db, { job, applicantId: person.id, letter: `Brief van ${firstName}` });
  }

  // The columns come with the page, before any script runs.
  const sent = await (await page.request.get(`/banen/${job.id}/sollicitaties`)).text();
  for (const name of ['Lies', 'Tom', 'Wout']) expect(sent).toContain(`${name} Maes`);
  await open(page, `/banen/${job.id}/sollicitaties`);
  const column = (name: string) => page.getByRole('region', { name });
  await page.getByRole('link', { name: 'Lies Maes' }).locator('xpath=ancestor::*[@draggable="true"]').dragTo(column('In behandeling'));
  await page.getByRole('button', { name: 'Alleen verplaatsen' }).click();
  await expect(column('In behandeling').getByRole('link', { name: 'Lies Maes' })).toBeVisible();

  await page.getByRole('link', { name: 'Lijst' }).click();
  await page.getByLabel('Tom Maes kiezen').check();
  await page.getByLabel('Wout Maes kiezen').check();
  await page.getByRole('button', { name: 'Afwijzen' }).click();
  await page.getByLabel('Bericht aan Tom Maes').fill('Dag Tom, helaas.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(page.getByLabel('Bericht aan Tom Maes')).toHaveValue('Dag Tom, helaas.');
  await expectGoodLooks(page, everyLook);
  await look(page, wide);
  // A phone whose keyboard takes half of the screen.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByLabel('Bericht aan Tom Maes').focus();
  await expect(page.getByRole('button', { name: 'Antwoord versturen' })).toBeInViewport({ ratio: 1 });
  await look(page, wide);
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();
  await expect(page.getByText('2 antwoorden verstuurd')).toBeVisible();
  await expect(page.getByLabel('Tom Maes kiezen')).not.toBeChecked();
  await expect(page.getByText('Kies er een of meer om ze samen te beantwoorden.')).toBeVisible();
  await expect(page.getByText('Afgewezen', { exact: true })).toHaveCount(3);

  // One that is in review can be hired, one that was declined can't: the number says whom an answer reaches.
  await page.getByLabel('Lies Maes kiezen').check();
  await page.getByLabel('Tom Maes kiezen').check();
  await expect(page.getByRole('button', { name: 'Uitnodigen', exact: true })).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await page.getByRole('button', { name: 'Aannemen (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Aannemen' }).getByLabel('Bericht aan Lies Maes')).toBeVisible();
  await expect(page.getByLabel('Bericht aan Tom Maes')).toHaveCount(0);
});
