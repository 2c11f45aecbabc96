import type { Page } from '@playwright/test';
import { pdf, photo } from '../src/app/testing/sample-files.ts';
import { expect, test } from './fixtures.ts';
import { button, pressOn, tabTo, typeIn } from './keyboard.ts';
import { becomeMember } from './member.ts';
import { group, openForm } from './project-form-page.ts';

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const publish = (page: Page) => button(page, 'Publiceren');

/** Goes on to a button that opens the device's file dialog, and chooses there. */
async function chooseBy(page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await pressOn(page, button(page, name));
  await (await opening).setFiles(file);
}

/** Adds a row, whose first field then has the focus, and types in that. */
async function addRow(page: Page, what: string, first: string, text: string): Promise<void> {
  await pressOn(page, button(page, `${what} toevoegen`));
  await expect(field(page, first)).toBeFocused();
  await page.keyboard.type(text);
}

async function writeBasics(page: Page): Promise<void> {
  await pressOn(page, link(page, 'Titel'));
  await expect(page.getByLabel('Titel')).toBeFocused();
  await page.keyboard.type('Zonnedak');
  await typeIn(page, page.getByLabel('Korte beschrijving'), 'Samen een dak vol panelen.');
  await typeIn(page, page.getByLabel('Plaats'), 'Gent');
  await typeIn(page, page.getByLabel('Tag toevoegen'), 'zon');
  await page.keyboard.press('Enter');
  await page.keyboard.type('dak');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem')).toHaveText(['zon']);
  await expect(page.getByLabel('Tag toevoegen')).toBeFocused();
}

async function writeRows(page: Page): Promise<void> {
  const goal = (place: number) => group(page, `Doel ${place}`).getByRole('textbox');
  await typeIn(page, goal(1), 'Zes daken per jaar');
  for (const [place, text] of ['Twintig daken', 'Een eigen ploeg'].entries()) {
    await pressOn(page, button(page, 'Doel toevoegen'));
    await expect(goal(place + 2)).toBeFocused();
    await page.keyboard.type(text);
  }
  // The moved row keeps focus, so that it can be moved on; at the top it can only be read.
  await pressOn(page, button(page, 'Doel 3 naar boven'));
  await expect(button(page, 'Doel 2 naar boven')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(goal(1)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Doel 2 staat nu op plaats 1 van 3.' })).toHaveCount(1);
  await expect(goal(1)).toHaveValue('Een eigen ploeg');
  await pressOn(page, button(page, 'Doel 2 verwijderen'));
  await expect(button(page, 'Doel toevoegen')).toBeFocused();
  await expect(goal(2)).toHaveValue('Twintig daken');
}

async function chooseDates(page: Page): Promise<void> {
  const [start, end] = [page.getByLabel('Startdatum'), page.getByLabel('Einddatum')];
  await tabTo(page, start);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog', { name: 'Kies een datum' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
  await expect(start).toContainText('20');
  await typeIn(page, end, '1-3-2099');
  await page.keyboard.press('Enter');
  await expect(end).toBeFocused();
  await expect(end).toContainText('zondag 1 maart 2099');
}

/** A row with a choice and a date, a part that is folded away, and a role. */
async function writePlan(page: Page): Promise<void> {
  await pressOn(page, page.locator('summary').filter({ hasText: 'Maak het concreet' }));
  await typeIn(page, field(page, 'customerExample'), 'Fatma huurt op de vierde verdieping.');
  await addRow(page, 'Mijlpaal', 'milestones.0.title', 'Eerste dak');
  const milestone = group(page, 'Eerste dak');
  await typeIn(page, milestone.getByRole('combobox', { name: 'Datum', exact: true }), '1-3-2027');
  await page.keyboard.press('Enter');
  await tabTo(page, milestone.getByLabel('Stand'));
  await page.keyboard.press('ArrowDown');
  await expect(milestone.getByLabel('Stand')).toHaveValue('reached');
  await addRow(page, 'Rol', 'roles.0.roleName', 'Ingenieur');
  await typeIn(page, field(page, 'roles.0.timeCommitment'), 'Twee dagen per week');
  await typeIn(page, field(page, 'roles.0.requirements'), 'Je kent daken.');
}

async function askForMoney(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('slider', { name: 'Doelbedrag' }));
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Doelbedrag in euro')).toHaveValue(/13\.000/);
  await pressOn(page, page.getByRole('checkbox', { name: 'Apparatuur' }), 'Space');
  await pressOn(page, page.getByRole('checkbox', { name: 'Lening' }), 'Space');
  await addRow(page, 'Bestemming', 'uses.0.purpose', 'Panelen');
  await typeIn(page, field(page, 'uses.0.percent'), '100');
  await typeIn(page, page.getByLabel('Voorstel voor een aandeel'), 'Tien procent.');
  await tabTo(page, page.getByRole('radio', { name: 'Wie ik toelaat' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Leden' })).toBeChecked();
}

async function addFiles(page: Page): Promise<void> {
  await chooseBy(page, 'Afbeelding kiezen', { name: 'dak.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 800).jpeg().toBuffer() });
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressOn(page, button(page, 'Afbeelding gebruiken'));
  await expect(page.getByRole('img', { name: 'De gekozen afbeelding' })).toBeVisible();
  await expect(button(page, 'Afbeelding wijzigen')).toBeFocused();
  await typeIn(page, page.getByLabel('Wat staat er op de afbeelding?'), 'Een dak met panelen.');
  for (const name of ['Begroting', 'Offerte']) {
    await chooseBy(page, 'Document toevoegen', { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf });
    await expect(button(page, `${name} verwijderen`)).toBeVisible();
  }
  await tabTo(page, button(page, 'Offerte verwijderen'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Begroting verwijderen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Document toevoegen')).toBeFocused();
}

test('an entrepreneur fills the form and publishes by keyboard alone', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openForm(page);
  await test.step('looks at an example', async () => {
    await pressOn(page, button(page, 'Bekijk voorbeelden'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await pressOn(page, button(page, 'Wijkwacht bekijken'));
    await expect(page.getByText('Drie voorstellen binnen tien seconden.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Bekijk voorbeelden')).toBeFocused();
  });
  await test.step('writes the basics', () => writeBasics(page));
  await test.step('adds, moves and removes rows', () => writeRows(page));
  await test.step('chooses dates', () => chooseDates(page));
  await test.step('writes the plan', () => writePlan(page));
  await test.step('asks for money', () => askForMoney(page));
  await test.step('adds files', () => addFiles(page));

  await test.step('is led to what is missing', async () => {
    await pressOn(page, publish(page));
    await expect(page.getByLabel('Categorie')).toBeFocused();
    await tabTo(page, page.getByText('Nog nodig om te publiceren:').getByRole('link', { name: 'Categorie' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Categorie')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Categorie')).toHaveValue('duurzaamheid');
  });
  await test.step('jumps by the table of contents', async () => {
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: /^Gezocht Talent/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Ingenieur verwijderen')).toBeFocused();
  });
  await test.step('publishes', async () => {
    await pressOn(page, publish(page));
    const question = page.getByRole('dialog', { name: 'Project publiceren?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(publish(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await pressOn(page, question.getByRole('button', { name: 'Nu publiceren' }));
    await expect(page.getByText('Project gepubliceerd')).toBeVisible();
  });
  await pressOn(page, link(page, 'Zonnedak'));
  await expect(page.getByRole('heading', { level: 1, name: 'Zonnedak' })).toBeVisible();
  await expect(page.getByText('Je kent daken.')).toBeVisible();
});
