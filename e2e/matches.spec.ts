import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { publicTalent } from '../src/features/talent/factory.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

// The first text that Kiem reads waits for the dictionary of skills, which takes seconds on a busy machine.
test.describe.configure({ timeout: 120_000 });
const patience = { timeout: 60_000 };

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Opens the matches, and waits until this one is among them: upkeep looks for changes every second. */
async function openMatch(page: Page, address: string, name: string) {
  await expect(async () => {
    await page.goto(address);
    await expect(card(page, name)).toBeVisible({ timeout: 2_000 });
  }).toPass(patience);
  await untilReady(page);
  return card(page, name);
}

test('matches that fail to load say so, and the menu marks the jobs as where they are', async ({ page, kiem, complaints }) => {
  await becomeMember(page, kiem, publicTalent({}));
  await page.goto('/banen');
  await untilReady(page);
  const jobs = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vacatures' });
  await page.route('**/matches/readSides**', (route) => route.abort());

  await page.getByRole('navigation', { name: 'Welke vacatures' }).getByRole('link', { name: 'Matches' }).click();
  await expect(page.getByRole('heading', { name: 'Je matches konden niet worden geladen' })).toBeVisible();
  await expect(jobs).toHaveAttribute('aria-current', 'page');
  await page.unroute('**/matches/readSides**');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();

  await expect(page.getByRole('heading', { name: 'Matches', level: 1 })).toBeVisible();
  await expect(jobs).toHaveAttribute('aria-current', 'page');
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

test('a job that has nothing in common with a talent says so in words', async ({ page, kiem }) => {
  await becomeMember(page, kiem, publicTalent({ jobTitle: 'Bakker', skills: ['deeg kneden'] }));
  const poster = await makePerson(kiem.db);
  const { id } = await makeJob(kiem.db, {
    posterId: poster.id,
    title: 'Vlieger',
    requirements: ['vliegtuigen besturen'],
    description: 'Xyz.',
  });
  const beside = page.getByRole('complementary', { name: 'Past dit bij je?' });

  await expect(async () => {
    await page.goto(`/banen/${id}`);
    await expect(beside).toContainText('We vinden in je profiel niets van wat deze vacature vraagt.', { timeout: 2_000 });
  }).toPass(patience);

  await expect(beside).not.toContainText('overeenkomst');
});

test('a talent adds the skill that a match names, gets the promised percentage, and both take up contact', async ({
  page,
  otherPage,
  kiem,
}) => {
  const lastName = `Q${randomUUID().slice(0, 8)}`;
  const title = `Frontendontwikkelaar ${lastName}`;
  const skills = ['JavaScript'];
  await becomeMember(page, kiem, publicTalent({ firstName: 'Tess', lastName, jobTitle: 'Ontwikkelaar', skills }));
  const posterId = await becomeMember(otherPage, kiem, { firstName: 'Piet', lastName, roles: ['entrepreneur'] });
  await makeJob(kiem.db, { posterId, title, requirements: ['gegevensanalyse', 'JavaScript', 'CSS', 'databanken beheren'] });

  const match = await openMatch(page, '/matches', title);
  await expect(match).toContainText('overeenkomst');
  await expect(match).toContainText('Je hebt 1 van de 4 gevraagde vaardigheden: JavaScript.');
  await match.getByText('Alle redenen').click();
  await expectGoodLooks(page, everyLook);
  const promise = await match.getByText(/^Met “.+” op je profiel: \d+%\. Alleen als het klopt\./).textContent();
  const [, skill = '', percent = ''] = /“(.+)” op je profiel: (\d+)%/.exec(promise ?? '') ?? [];
  expect(Number(percent)).toBeGreaterThan(0);

  // The form suggests the skill while it is typed.
  await match.getByRole('link', { name: 'Profiel bewerken' }).click();
  const field = page.getByLabel('Vaardigheid toevoegen');
  await field.fill(skill);
  await page.getByRole('option', { name: skill, exact: true }).click(patience);
  await expect(page.getByRole('list', { name: 'Vaardigheden' }).getByRole('listitem')).toHaveText([...skills, skill]);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Profiel bijgewerkt').first()).toBeVisible();
  await expect(async () => {
    await page.goto('/matches');
    await expect(card(page, title)).toContainText(`${percent}%`, { timeout: 2_000 });
  }).toPass(patience);

  // The poster sees the same, and answers first.
  const theirs = await openMatch(otherPage, `${kiem.url}/matches?kant=vacatures`, `Tess ${lastName}`);
  await expect(theirs).toContainText(`${percent}%`);
  await theirs.getByRole('button', { name: /^Geïnteresseerd/ }).click();
  await expect(otherPage.getByText('Je hebt interesse getoond in deze match. Je kunt nu contact opnemen.')).toBeVisible();
  await untilReady(page);
  await expect(match.getByText('In afwachting')).toBeVisible();
  await match.getByRole('button', { name: /^Geïnteresseerd/ }).click();
  await expect(match.getByText('Jullie zijn allebei geïnteresseerd.')).toBeVisible();

  // The other's list follows by itself.
  await expect(theirs.getByText('Jullie zijn allebei geïnteresseerd.')).toBeVisible(patience);
  await theirs.getByRole('button', { name: /^Contact opnemen/ }).click();
  await expect(otherPage).toHaveURL(/\/matches\?kant=vacatures&chat=[0-9a-f-]{36}$/);
  await expect(otherPage.getByRole('region', { name: `Berichten met Tess ${lastName}` })).toBeVisible();
  await expect(match.getByText('Contact opgenomen')).toBeVisible(patience);
  await expect(match.getByRole('link', { name: /^Naar het gesprek/ })).toBeVisible();
});

test('a talent rejects a match with the keyboard, finds it among the rejected, and takes it back', async ({ page, kiem }) => {
  const lastName = `Q${randomUUID().slice(0, 8)}`;
  const skills = ['brood bakken', 'deeg kneden'];
  await becomeMember(page, kiem, publicTalent({ lastName, jobTitle: `Broodbakker ${lastName}`, skills }));
  const posterId = (await makePerson(kiem.db, { roles: ['entrepreneur'] })).id;
  const title = `Broodbakker ${lastName}`;
  const job = await makeJob(kiem.db, { posterId, title, requirements: skills });
  const match = await openMatch(page, '/matches', title);

  await match.getByRole('button', { name: /^Niet geïnteresseerd/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Je hebt deze match afgewezen.')).toBeVisible();
  await page.getByRole('link', { name: /^Afgewezen/ }).click();
  await expect(page).toHaveURL(/filter=rejected/);
  await match.getByRole('button', { name: /^Antwoord terugnemen/ }).click();
  await expect(page.getByText('Geen matches met deze status.')).toBeVisible();
  await page.getByRole('link', { name: /^In afwachting/ }).click();
  await expect(match).toBeVisible();

  // The page of the job tells the same.
  const percent = await match
    .getByText(/^\d+%$/)
    .first()
    .textContent();
  await match.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`${kiem.url}/banen/${job.id}`);
  await expect(page.getByRole('complementary', { name: 'Past dit bij je?' })).toContainText(percent ?? 'a percentage');
  await expectGoodLooks(page);
});

test('a poster of one job has no choice of jobs, nor an empty place for one', async ({ page, kiem }) => {
  const lastName = `Q${randomUUID().slice(0, 8)}`;
  const title = `Klokkenmaker ${lastName}`;
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await makePerson(kiem.db, publicTalent({ lastName, jobTitle: title, skills: ['klokken maken'] }));
  await makeJob(kiem.db, { posterId, title, requirements: ['klokken maken'] });
  await openMatch(page, '/matches', lastName);
  const boxOf = (name: string | RegExp) => page.getByRole('main').getByRole('navigation').filter({ hasText: name }).boundingBox();

  const [above, below] = [await boxOf('Mijn vacatures'), await boxOf('In afwachting')];

  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(24);
});

test('a talent who is not available sees what to do about it, without tabs that are all empty', async ({ page, kiem }) => {
  await becomeMember(page, kiem, publicTalent({ openToWork: false, availability: 'unavailable' }));

  await page.goto('/matches');
  await untilReady(page);

  await expect(page.getByText('Je bent nu niet beschikbaar.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Status van de matches' })).toHaveCount(0);
});

test('a person who stops matching in the settings has no matches, until they take part again', async ({ page, kiem }) => {
  const lastName = `Q${randomUUID().slice(0, 8)}`;
  const title = `Meubelmaker ${lastName}`;
  await becomeMember(page, kiem, publicTalent({ lastName, jobTitle: title, skills: ['meubelen maken'] }));
  await makeJob(kiem.db, {
    posterId: (await makePerson(kiem.db, { roles: ['entrepreneur'] })).id,
    title,
    requirements: ['meubelen maken'],
  });
  await openMatch(page, '/matches', title);

  await page.goto('/instellingen#matches');
  await untilReady(page);
  const taking = page.getByRole('switch', { name: 'Meedoen aan matches' });
  await taking.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Stoppen' }).click();
  await expect(page.getByText('Je matches zijn weg, en er wordt niets meer vergeleken.')).toBeVisible();
  await expect(taking).not.toBeChecked();
  await page.goto('/matches');
  await expect(page.getByText('Je doet niet mee aan matchen.')).toBeVisible();
  await expectGoodLooks(page, [wide]);

  await page.goto('/instellingen#matches');
  await untilReady(page);
  await taking.click();
  await expect(page.getByLabel('Laat me nieuwe matches weten vanaf')).toHaveValue('70');
  await openMatch(page, '/matches', title);
});

test('the tabs of jobs lead from filtered matches to lists without filters, and between these with theirs', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const tab = (name: string) => page.getByRole('navigation', { name: 'Welke vacatures' }).getByRole('link', { name });

  await page.goto('/matches?filter=rejected');
  await expect(tab('Alle vacatures')).toHaveAttribute('href', '/banen');
  await expect(tab('Mijn vacatures')).toHaveAttribute('href', '/banen?eigenaar=mij');

  await page.goto('/banen?filter=remote');
  await expect(tab('Mijn vacatures')).toHaveAttribute('href', '/banen?filter=remote&eigenaar=mij');
});

test('a visitor reads how a match works, and changes the example', async ({ page }) => {
  await page.goto('/zo-werkt-een-match');
  await untilReady(page);
  const result = page.getByRole('region', { name: 'De overeenkomst' });
  const promise = await result.getByText(/^Met “/).textContent();
  const [, skill = '', percent = ''] = /“(.+)” op het profiel: (\d+)%/.exec(promise ?? '') ?? [];
  const field = page.getByLabel('Vaardigheid toevoegen');
  await field.fill(skill);
  await field.press('Enter');
  await expect(result.getByText(`${percent}%`, { exact: true }).first()).toBeVisible(patience);
  await page.getByRole('button', { name: `${skill} verwijderen` }).click();
  await expect(result.getByText(/^Met “/)).toHaveText(promise ?? '');
  await expect(page.getByText('Deze dienst gebruikt de ESCO-classificatie van de Europese Commissie.')).toBeVisible();
});

test('matches on their way have the shape of matches', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/banen');
  await untilReady(page);
  await page.route('**/rpc/matches/**', () => undefined);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();

  const coming = page.locator('[aria-busy="true"]');
  await expect(coming.getByText('Matches laden...')).toBeAttached();
  await expect(coming.getByRole('link', { name: 'Mijn sollicitaties' })).toBeVisible();
});
