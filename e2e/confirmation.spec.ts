import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const password = 'kastanje-onder-de-brug';
const newPassword = 'zeven-zwaluwen-boven-zee';

type MailTo = (address: string) => Promise<{ text: string }>;

/** Signs up in this page's browser; returns the address and the path of the mailed link. */
async function signUp(page: Page, origin: string, mailTo: MailTo): Promise<{ email: string; link: string }> {
  const email = `elders-${newId()}@voorbeeld.test`;
  const data = { id: newId(), firstName: 'An', lastName: 'Maes', email, password, roles: ['talent'] };
  const answer = await page.request.post('/api/accounts/sign-up', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { text } = await mailTo(email);
  const { pathname, search } = new URL(/https?:\/\/\S+bevestiging=\S+/.exec(text)?.[0] ?? '');
  return { email, link: pathname + search };
}

async function openLink(page: Page, origin: string, link: string): Promise<void> {
  await page.goto(origin + link);
  await expect(page.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
}

async function expectSignIn(page: Page, origin: string, { email, secret, firstName }: Record<'email' | 'secret' | 'firstName', string>) {
  await page.goto(`${origin}/auth`);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
}

test('confirming on another device asks for the password of the sign-up', { tag: '@phone' }, async ({ page, otherPage, kiem, mailTo }) => {
  const { email, link } = await signUp(page, kiem.url, mailTo);

  await openLink(otherPage, kiem.url, link);
  await expect(otherPage.getByRole('heading', { name: 'Vul je wachtwoord in' })).toBeFocused();
  await expectNoViolations(otherPage);
  await otherPage.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd-7');
  await otherPage.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
  await expect(otherPage.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await expect(otherPage.getByText('Dit wachtwoord klopt niet.').first()).toBeVisible();
  await otherPage.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await otherPage.getByRole('button', { name: 'E-mailadres bevestigen' }).click();

  await expect(otherPage.getByRole('heading', { name: 'Gelukt!' })).toBeFocused();
  await expectSignIn(otherPage, kiem.url, { email, secret: password, firstName: 'An' });
});

test('the owner of an address that somebody else signed up with starts the account over', async ({ page, otherPage, kiem, mailTo }) => {
  const { email, link } = await signUp(page, kiem.url, mailTo);

  await openLink(otherPage, kiem.url, link);
  await otherPage.getByRole('button', { name: 'Weet je het niet meer, of registreerde je je niet zelf?' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Begin opnieuw' })).toBeFocused();
  await otherPage.getByRole('button', { name: 'Account maken' }).click();
  await expect(otherPage.getByLabel('Voornaam')).toBeFocused();
  await expectNoViolations(otherPage);
  await otherPage.getByLabel('Voornaam').fill('Bea');
  await otherPage.getByLabel('Achternaam').fill('Smit');
  await otherPage.getByLabel('Wachtwoord', { exact: true }).fill(newPassword);
  await otherPage.getByRole('checkbox', { name: /Ondernemer/ }).check();
  await otherPage.getByRole('button', { name: 'Account maken' }).click();

  await expect(otherPage.getByRole('heading', { name: 'Gelukt!' })).toBeVisible();
  await expectSignIn(otherPage, kiem.url, { email, secret: newPassword, firstName: 'Bea' });
  await openLink(page, kiem.url, link);
  await expect(page.getByText('Je e-mailadres is bevestigd. Je kunt nu inloggen.')).toBeVisible();
});

test('confirming where somebody else is signed in says so, and leads on both ways', async ({ page, kiem, mailTo }) => {
  const { email, link } = await signUp(page, kiem.url, mailTo);
  await becomeMember(page, kiem, { roles: ['talent'], firstName: 'Bo', lastName: 'Smit' });

  await openLink(page, kiem.url, link);
  await expect(page.getByText('Je bent hier ingelogd als Bo Smit. Log uit om met een ander account in te loggen.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Ingelogd blijven' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bo');

  await openLink(page, kiem.url, link);
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('link', { name: 'Registreren' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gelukt!' })).toHaveCount(0);
  await expectSignIn(page, kiem.url, { email, secret: password, firstName: 'An' });
});

test('a person who signed up still reads to check their mail after a reload, until they choose another address', async ({ page }) => {
  const email = `wacht-${crypto.randomUUID().slice(0, 8)}@voorbeeld.test`;
  await page.goto('/auth?mode=signup');
  await untilReady(page);
  await page.getByLabel('Voornaam').fill('An');
  await page.getByLabel('Achternaam').fill('Maes');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(newPassword);
  await page.getByRole('checkbox', { name: /Ondernemer/ }).check();
  await page.getByRole('button', { name: 'Registreren' }).click();
  const title = page.getByRole('heading', { name: 'Check je e-mail' });
  await expect(title).toBeVisible();

  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await expect(title).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click();
  await expect(page.getByText(`Kijk in de inbox van ${email}.`)).toBeVisible();

  await page.getByRole('button', { name: 'gebruik een ander adres' }).click();
  await expect(page.getByLabel('Voornaam')).toBeVisible();
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Voornaam')).toBeVisible();
});
