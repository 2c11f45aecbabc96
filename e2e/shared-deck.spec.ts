import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeDeck } from '../src/features/decks/factory.ts';
import { pitchLinkCodes } from '../src/features/decks/reading/tables.ts';
import { makeAdmission } from '../src/features/projects/admissions/factory.ts';
import { fullProject, makeProject } from '../src/features/projects/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, look, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

type Place = Parameters<typeof becomeMember>[1];

/** Makes an entrepreneur with a published project and its deck, in this page's browser. */
async function makeFounder(page: Page, kiem: Place) {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' });
  const title = `Zonnedak ${randomUUID().slice(0, 8)}`;
  const { id } = await makeProject(kiem.db, { ...fullProject(), ownerId, title });
  await makeDeck(kiem.db, { projectId: id });
  return { id, title, address: `/projecten/${id}?tab=pitch-deck` };
}

const slides = (page: Page) => page.getByRole('list', { name: /^Pitch van Bea Smit/ }).getByRole('article');

/** The opened page of this reader is no other browser's, however its address is written, and its address goes to no other site. */
async function expectSecret(reader: Page, kiem: Place, link: string) {
  const opened = new URL(reader.url());
  expect(opened.pathname).toBe(new URL(link).pathname);
  const cookie = (await reader.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const folder of ['/pitch/', '/PITCH/', '/%70itch/']) {
    const address = `${kiem.url}${opened.pathname.replace('/pitch/', folder)}${opened.search}`;
    const mine = await fetch(address, { headers: { cookie } });
    expect(await mine.text()).toContain('2 / 13');
    for (const answer of [mine, await fetch(address)]) {
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await (await fetch(address)).text()).not.toContain('2 / 13');
  }
}

test('a deck is shared with an investor, who reads it, which the owner sees, is taken back while it is open, and what was read erased', async ({
  page,
  otherPage,
  kiem,
  mailTo,
}) => {
  const email = `fonds-${randomUUID().slice(0, 8)}@voorbeeld.test`;
  const { title, address } = await makeFounder(page, kiem);
  await page.goto(address);
  await untilReady(page);

  await page.getByRole('button', { name: 'Vrijgeven' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrijgeven' }).click();
  await expect(page.getByText(/^Vrijgegeven op .* 13 dia’s\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Nieuwe link' }).click();
  await page.getByLabel('Naam').fill('Fonds Noord');
  await page.getByLabel('Een e-mailadres').check();
  await page.getByLabel('E-mailadres', { exact: true }).fill(email);
  await look(page, { width: 360 });
  await expect(page.getByRole('button', { name: 'Link maken' })).toBeInViewport({ ratio: 1 });
  await look(page, wide);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  await page.getByRole('button', { name: 'Link maken' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Klaar' }).click();
  await expect(page.getByText('Nog niet geopend.')).toBeVisible();

  await otherPage.goto(link);
  await untilReady(otherPage);
  await expect(otherPage.getByText('Bea Smit deelt een pitch met je')).toBeVisible();
  await expect(otherPage.getByText('Bea Smit ziet dat je leest:')).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);
  await otherPage.getByLabel('Je e-mailadres').fill(email);
  await otherPage.getByRole('button', { name: 'Code aanvragen' }).click();
  await expect(otherPage.getByLabel('Code uit de mail')).toBeVisible();
  const code = /\d{4} \d{4}/.exec((await mailTo(email)).text)?.[0] ?? '';
  await otherPage.getByLabel('Code uit de mail').fill(code);
  await otherPage.getByRole('button', { name: 'Bevestigen' }).click();
  await otherPage.getByRole('link', { name: 'Pitch openen' }).click();
  await expect(slides(otherPage)).toHaveCount(13);
  await expect(slides(otherPage).first()).toContainText(title);
  await expect(slides(otherPage).first().locator(`[data-text^="${email} · "]`)).toBeVisible();
  await slides(otherPage).nth(2).scrollIntoViewIfNeeded();

  await expect(page.getByText(/^Gelezen op .* tot dia \d van 13$/)).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);

  await expectSecret(otherPage, kiem, link);

  await page.getByRole('button', { name: 'Terugnemen: Fonds Noord' }).click();
  const taken = page.waitForResponse(/takeBackLink/);
  await page.getByRole('dialog').getByRole('button', { name: 'Terugnemen' }).click();
  await taken;
  await expect(otherPage.getByRole('heading', { name: 'Deze link is teruggenomen' })).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText('Teruggenomen', { exact: true })).toBeVisible();
  await expect(slides(otherPage)).toHaveCount(0);
  await expectGoodLooks(otherPage, everyLook);

  await otherPage.getByRole('link', { name: 'Zien en wissen wat je las' }).click();
  await otherPage.getByLabel('Je e-mailadres').fill(email);
  await otherPage.getByRole('button', { name: 'Link sturen' }).click();
  const linkIn = ({ text }: { text: string }) => /http\S+\/pitch\/gelezen\?token=[\w.-]+/.exec(text)?.[0] ?? '';
  await expect.poll(async () => linkIn(await mailTo(email))).not.toBe('');
  await otherPage.goto(linkIn(await mailTo(email)));
  await untilReady(otherPage);
  await expect(otherPage.getByText(/^Van Bea Smit, op .* tot dia \d van 13$/)).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);
  await otherPage.getByRole('button', { name: `Wissen: ${title}` }).click();
  await expect(otherPage.getByText('We bewaren niets van wat op dit adres gelezen is.')).toBeVisible();
  await expect(page.getByText(/^Gelezen op /)).toHaveCount(0);
});

test('an owner who changes a slide after releasing the deck is offered to release it anew, with the slides that readers will see', async ({
  page,
  kiem,
}) => {
  const { address } = await makeFounder(page, kiem);
  await page.goto(address);
  await untilReady(page);
  await page.getByRole('button', { name: 'Vrijgeven' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrijgeven' }).click();
  await expect(page.getByText('Dit is je pitch van nu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nieuwe versie vrijgeven' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Verbergen : 2. Het probleem' }).click();
  await page.getByRole('button', { name: 'Nieuwe versie vrijgeven' }).click();
  await expect(page.getByRole('dialog')).toContainText('Je lezers zien 12 van je 13 dia’s');
});

test('a member who waits on the pitch’s tab gets the way to it once they are admitted, and from its last slide to the project', async ({
  page,
  otherPage,
  kiem,
}) => {
  const { id, title, address } = await makeFounder(page, kiem);
  await becomeMember(otherPage, kiem, { roles: ['investor'], firstName: 'Ilse', lastName: 'Mol' });
  await page.goto(address);
  await untilReady(page);
  await page.getByRole('button', { name: 'Vrijgeven' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrijgeven' }).click();
  await otherPage.goto(kiem.url + address);
  await untilReady(otherPage);
  await otherPage.getByRole('button', { name: 'Vraag toegang' }).last().click();
  await otherPage.getByRole('button', { name: 'Verzoek versturen' }).click();
  await expect(otherPage.getByText('Toegang gevraagd').last()).toBeVisible();

  await page.goto(`/projecten/${id}?tab=mensen`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Toelaten: Ilse Mol' }).click();

  await otherPage.getByRole('link', { name: 'Pitch openen' }).click();
  await expect(slides(otherPage)).toHaveCount(13);
  await otherPage.getByRole('link', { name: 'Naar de projectpagina' }).click();
  await expect(otherPage.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(otherPage).toHaveURL(`${kiem.url}/projecten/${id}`);
});

test('a reader whose code expired reads why, and asks for a new one that works', { tag: '@phone' }, async ({
  page,
  otherPage,
  kiem,
  mailTo,
}) => {
  const email = `fonds-${randomUUID().slice(0, 8)}@voorbeeld.test`;
  const { id } = await makeFounder(page, kiem);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${kiem.url}/api/projects/${id}/deck/${path}`, { data, headers: { origin: kiem.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await post('release', {});
  const { url } = await post('links', { linkId: newId(), label: 'Fonds Noord', email });
  await otherPage.goto(url);
  await untilReady(otherPage);
  const ask = async () => {
    await otherPage.getByLabel('Je e-mailadres').fill(email);
    await otherPage.getByRole('button', { name: 'Code aanvragen' }).click();
    await expect(otherPage.getByLabel('Code uit de mail')).toBeVisible();
  };
  const mailed = async () => /\d{4} \d{4}/.exec((await mailTo(email)).text)?.[0] ?? '';
  const enter = async (code: string) => {
    await otherPage.getByLabel('Code uit de mail').fill(code);
    await otherPage.getByRole('button', { name: 'Bevestigen' }).click();
  };

  await ask();
  const first = await mailed();
  await kiem.db.update(pitchLinkCodes).set({ expiresAt: new Date(Date.now() - 1000) });
  await enter(first);
  await expect(otherPage.getByText('Deze code klopt niet, of werkt niet meer. Vraag zo nodig een nieuwe aan.').first()).toBeVisible();
  await expect(otherPage.getByLabel('Code uit de mail')).toBeFocused();

  await otherPage.getByRole('button', { name: 'Ander adres of nieuwe code' }).click();
  await ask();
  await expect.poll(mailed).not.toBe(first);
  await enter(await mailed());
  await expect(otherPage.getByRole('link', { name: 'Pitch openen' })).toBeVisible();
});

test('an admitted member comes from the project to its pitch, finds the way back, and erases what was read', async ({
  page,
  otherPage,
  kiem,
}) => {
  const { id, title } = await makeFounder(page, kiem);
  const released = await page.request.post(`${kiem.url}/api/projects/${id}/deck/release`, { data: {}, headers: { origin: kiem.url } });
  expect(released.ok()).toBe(true);
  const personId = await becomeMember(otherPage, kiem, { roles: ['investor'] });
  await makeAdmission(kiem.db, { projectId: id, personId, status: 'admitted' });

  await page.goto(`/projecten/${id}?tab=mensen`);
  await expect(page.getByText('Zij lezen je vrijgegeven pitch')).toBeVisible();

  await otherPage.goto(`${kiem.url}/projecten/${id}`);
  await untilReady(otherPage);
  await otherPage.getByRole('region', { name: 'Stand van de financiering' }).getByRole('link', { name: 'de pitch' }).click();
  await otherPage.getByRole('link', { name: 'Pitch openen' }).click();
  await expect(slides(otherPage)).toHaveCount(13);
  await expectGoodLooks(otherPage, everyLook);
  await otherPage.getByRole('link', { name: 'Naar het project' }).click();
  await expect(otherPage.getByText('Bea Smit laat je deze pitch lezen.')).toBeVisible();
  await otherPage.getByRole('link', { name: 'gelezen pitches' }).click();
  await otherPage.getByRole('button', { name: `Wissen: ${title}` }).click();
  await expect(otherPage.getByText('Je las nog geen gedeelde pitch.')).toBeVisible();
});

test('the first slide is there without JavaScript, and the page is for its reader alone', async ({ page, browser, kiem }) => {
  const { id, title } = await makeFounder(page, kiem);
  await page.request.post(`${kiem.url}/api/projects/${id}/deck/release`, { data: {}, headers: { origin: kiem.url } });
  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(cookies);
  const plain = await context.newPage();

  await plain.goto(`${kiem.url}/projecten/${id}/pitch`);
  await plain.getByRole('link', { name: 'Pitch openen' }).click();
  await expect(slides(plain).first()).toContainText(title);
  await context.close();

  const answer = await page.request.get(`${kiem.url}/pitch/raak-geraden`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(await answer.text()).toContain('Deze pitch is hier niet te lezen');
});
