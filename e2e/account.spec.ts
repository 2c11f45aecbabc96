import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const password = 'kastanje-onder-de-brug';
const newPassword = 'zeven-zwaluwen-boven-zee';

type MailTo = (address: string) => Promise<{ text: string; subject: string }>;

/** Makes a confirmed account through the API. */
async function makeAccount(page: Page, email: string, mailTo: MailTo): Promise<void> {
  const origin = new URL(page.url()).origin;
  const post = (path: string, data: object) => page.request.post(`/api/accounts/${path}`, { data, headers: { origin } });
  await post('sign-up', { id: crypto.randomUUID(), firstName: 'An', lastName: 'Maes', email, password, roles: ['talent'] });
  const { text } = await mailTo(email);
  const token = new URL(linkIn(text, 'bevestiging')).searchParams.get('bevestiging');
  expect((await post('confirm-email', { token })).ok()).toBe(true);
}

function linkIn(text: string, parameter: string): string {
  return new RegExp(`https?://\\S+${parameter}=\\S+`).exec(text)?.[0] ?? '';
}

/** Opens a mailed link at this test's own address. */
async function open(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

test('a person replaces a forgotten password by the link of a mail', async ({ page, mailTo }) => {
  const email = `vergeten-${crypto.randomUUID().slice(0, 8)}@voorbeeld.test`;
  await page.goto('/auth');
  await makeAccount(page, email, mailTo);

  await untilReady(page);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  // The previous screen has a field of that name too.
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  expect(page.url()).not.toContain('vergeten-');
  await page.getByRole('button', { name: 'Link sturen' }).click();
  await expect(page.getByRole('heading', { name: 'Check je e-mail' })).toBeFocused();
  await expect(page.getByText('De link werkt een uur; een eerdere link werkt niet meer.')).toBeVisible();
  await expectNoViolations(page);
  await expect.poll(async () => (await mailTo(email)).subject).toContain('Kies een nieuw wachtwoord');
  const { text } = await mailTo(email);

  await open(page, linkIn(text, 'token'));
  await expect(page).not.toHaveURL(/token/);
  await page.getByLabel('Nieuw wachtwoord').fill('welkom123');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByLabel('Nieuw wachtwoord')).toBeFocused();
  await expectNoViolations(page);
  await page.getByLabel('Nieuw wachtwoord').fill(newPassword);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Log in met je nieuwe wachtwoord.')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await signIn(page, email, newPassword);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('An');

  await open(page, linkIn(text, 'token'));
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vraag een nieuwe link' })).toBeVisible();
  await expect(page.getByLabel('Nieuw wachtwoord')).toBeHidden();
});

test('a link that is pressed while signing in is where the person ends', async ({ page, mailTo }) => {
  const email = `haast-${crypto.randomUUID().slice(0, 8)}@voorbeeld.test`;
  await page.goto('/auth');
  await makeAccount(page, email, mailTo);
  await untilReady(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/rpc/accounts/signIn', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('button', { name: 'Bezig...' })).toBeVisible();

  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
  answer.resolve();

  await expect(page.getByText('Succesvol ingelogd!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Feed', exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('a person changes address and password in the settings, ends a session, downloads their data and deletes the account', {
  tag: '@phone',
}, async ({ page, otherPage, mailTo }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const [email, newEmail] = [`oud-${mark}@voorbeeld.test`, `nieuw-${mark}@voorbeeld.test`];
  await page.goto('/auth');
  await makeAccount(page, email, mailTo);
  await page.goto('/instellingen');
  await expect(page).toHaveURL(/\/auth\?next=%2Finstellingen/);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible();

  const address = page.getByRole('region', { name: 'E-mailadres' });
  await address.getByLabel('Nieuw e-mailadres').fill(newEmail);
  await address.getByLabel('Je wachtwoord').fill('verkeerd-7');
  await address.getByRole('button', { name: 'Bevestigingslink sturen' }).click();
  await expect(address.getByLabel('Je wachtwoord')).toBeFocused();
  await expect(address.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
  await address.getByLabel('Nieuw e-mailadres').fill(`anders-${mark}@voorbeeld.test`);
  await address.getByLabel('Je wachtwoord').fill(password);
  await address.getByRole('button', { name: 'Bevestigingslink sturen' }).click();
  await address.getByRole('button', { name: 'Wijziging annuleren' }).click();
  await expect(page.getByText(`Je blijft inloggen met ${email}.`)).toBeVisible();
  await expect(address.getByText('We stuurden een link naar')).toHaveCount(0);
  await expect(address.locator(':focus')).toHaveCount(1);
  await address.getByLabel('Nieuw e-mailadres').fill(newEmail);
  await address.getByLabel('Je wachtwoord').fill(password);
  await address.getByRole('button', { name: 'Bevestigingslink sturen' }).click();
  await expect(address.getByText(`We stuurden een link naar ${newEmail}`)).toBeVisible();
  await open(page, linkIn((await mailTo(newEmail)).text, 'token'));
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
  await expect(page.getByRole('heading', { name: 'Je nieuwe e-mailadres geldt' })).toBeFocused();
  await page.getByRole('link', { name: 'Naar je instellingen' }).click();
  await expect(address.getByText(`Je logt in met ${newEmail}.`)).toBeVisible();

  await signIn(otherPage, newEmail, password);
  await expect(otherPage.getByRole('heading', { level: 1 })).toContainText('An');
  await page.reload();
  await untilReady(page);
  const devices = page.getByRole('region', { name: 'Apparaten' });
  await expect(devices.getByText('Dit apparaat')).toHaveCount(1);
  await expect(devices.getByText('In het laatste uur gebruikt')).toBeVisible();
  await devices
    .getByRole('button', { name: /, ingelogd op .+, uitloggen$/ })
    .first()
    .click();
  await expect(page.getByText('Apparaat uitgelogd')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await otherPage.goto('/instellingen');
  await expect(otherPage).toHaveURL(/\/auth/);

  const secret = page.getByRole('region', { name: 'Wachtwoord', exact: true });
  await secret.getByLabel('Huidig wachtwoord').fill(password);
  await secret.getByLabel('Nieuw wachtwoord').fill(newPassword);
  await secret.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await expect(page.getByText('Wachtwoord gewijzigd')).toBeVisible();

  await page.getByLabel('Mijn tijdzone').selectOption('Europe/Amsterdam');
  await expect(page.getByText('Tijdzone gewijzigd')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mijn tijdzone')).toHaveValue('Europe/Amsterdam');
  await expectNoViolations(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Mijn gegevens downloaden' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mijn-gegevens-.+\.zip$/);

  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Je account verwijderen?' });
  await expect(dialog.getByText('je posts, met de reacties en likes die ze kregen')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account verwijderen' })).toBeFocused();
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await dialog.getByLabel('Je wachtwoord').fill(newPassword);
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(page.getByRole('link', { name: 'Registreren' })).toBeVisible();
  await expect(page.getByText('Account verwijderd', { exact: true })).toBeVisible();
  await expect.poll(async () => (await mailTo(newEmail)).subject).toBe('Je account bij Kiem is verwijderd');
  await signIn(page, newEmail, newPassword);
  await expect(page.getByText('E-mailadres of wachtwoord klopt niet.').first()).toBeVisible();
});

test('the menu of settings marks the section that was chosen, at the end of the page too', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/instellingen');
  await untilReady(page);
  const menu = page.getByRole('navigation', { name: 'Instellingen' });
  const marked = menu.locator('[aria-current]');
  await expect(marked).toHaveText('E-mailadres');
  for (const section of ['Account verwijderen', 'Mijn gegevens', 'Account verwijderen', 'Wachtwoord']) {
    await menu.getByRole('link', { name: section }).click();
    await expect(marked).toHaveText(section);
  }
  await page.mouse.wheel(0, 20_000);
  await expect(marked).toHaveText('Account verwijderen');
});
