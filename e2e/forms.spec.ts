import { makeToken } from '../src/features/accounts/commands/account-tokens.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import type { Database } from '../src/platform/server/database.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { holdScripts, untilReady } from './ready.ts';

test('a form that is submitted twice in one moment is sent once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('requestPasswordReset') && sent.push(request.url()));
  await page.goto('/wachtwoord-vergeten');
  await untilReady(page);
  await page.getByLabel('E-mailadres').fill('tweemaal@voorbeeld.test');
  await page.locator('form:has(input[type=email])').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });

  await expect(page.getByRole('heading', { name: 'Check je e-mail' })).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('focus stays in the field where a person types while another field is wrong', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await untilReady(page);
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page.getByLabel('Voornaam')).toBeFocused();
  await page.getByLabel('E-mailadres').pressSequentially('noor');

  await expect(page.getByLabel('E-mailadres')).toHaveValue('noor');
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await expect(page.getByText('Vul je e-mailadres in.')).toBeHidden();
  await expect(page.getByText('Vul je voornaam in.')).toBeVisible();
});

test('text typed before hydration stays and is sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth?mode=signup', { waitUntil: 'commit' });
  await page.getByLabel('Voornaam').fill('Noor');
  await page.getByRole('checkbox', { name: 'Talent' }).check();
  release();
  await untilReady(page);
  await expect(page.getByLabel('Voornaam')).toHaveValue('Noor');
  await page.getByRole('button', { name: 'Registreren' }).click();

  await expect(page.getByLabel('Achternaam')).toBeFocused();
  await expect(page.getByText('Vul je voornaam in.')).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Talent' })).toBeChecked();
});

/** A link for a new password of somebody. */
async function resetToken(db: Database): Promise<string> {
  const { id: accountId } = await makePerson(db);
  return makeToken(db, { accountId, purpose: 'password-reset', expiresAt: new Date(Date.now() + 600_000) });
}

const early = [
  { address: '/auth', fill: { 'E-mailadres': 'noor@voorbeeld.test', Wachtwoord: 'kastanje-onder-de-brug' }, call: 'signIn' },
  {
    address: '/auth?mode=signup',
    fill: { Voornaam: 'Noor', Achternaam: 'Bos', 'E-mailadres': 'noor-vroeg@voorbeeld.test', Wachtwoord: 'kastanje-onder-de-brug' },
    call: 'signUp',
  },
  { address: '/wachtwoord-vergeten', fill: { 'E-mailadres': 'noor@voorbeeld.test' }, call: 'requestPasswordReset' },
  { address: '/wachtwoord-herstellen', fill: { 'Nieuw wachtwoord': 'kastanje-onder-de-brug' }, call: 'resetPassword' },
];

for (const { address, fill, call } of early) {
  test(`Enter before hydration sends the form of ${address} once it works, and nothing typed gets into an address`, async ({
    page,
    kiem,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const release = await holdScripts(page);
    const search = call === 'resetPassword' ? `?token=${await resetToken(kiem.db)}` : '';
    await page.goto(address + search, { waitUntil: 'commit' });
    for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.keyboard.press('Enter');
    const sent = page.waitForRequest((request) => request.url().endsWith(`/${call}`));

    release();

    const body = (await sent).postData() ?? '';
    for (const text of Object.values(fill)) expect(body).toContain(text);
    await untilReady(page);
    expect(asked.filter((url) => url.endsWith(`/${call}`))).toHaveLength(1);
    expect(asked.filter((url) => /kastanje|noor/.test(url))).toEqual([]);
    expect(page.url()).not.toMatch(/kastanje|noor/);
  });
}

test('a typed password stays out of the page’s attributes', async ({ page }) => {
  await page.goto('/auth');
  await untilReady(page);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kastanje-onder-de-brug');
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.test');

  expect(await page.content()).toContain('noor@voorbeeld.test');
  expect(await page.content()).not.toContain('kastanje-onder-de-brug');
});

test('a new attempt removes the toast of the failed one', async ({ page }) => {
  await page.goto('/wachtwoord-vergeten');
  await untilReady(page);
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.test');
  const failure = page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/rpc/**/requestPasswordReset', (route) => route.fulfill(serverFault), { times: 1 });
  await page.getByLabel('E-mailadres').press('Enter');
  await expect(failure).toBeVisible();
  await page.route('**/rpc/**/requestPasswordReset', async (route) => {
    await answer.promise;
    await route.continue();
  });

  await page.getByLabel('E-mailadres').press('Enter');

  await expect(page.getByRole('button', { name: 'Bezig...' })).toBeVisible();
  // A toast disappears by itself after 10 s.
  await expect(failure).toBeHidden({ timeout: 2_000 });
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Check je e-mail' })).toBeVisible();
});

test('a failure is said while every style sheet and script that the page hasn’t loaded yet hangs', async ({ page }) => {
  await page.goto('/wachtwoord-vergeten');
  await untilReady(page);
  await page.route('**/assets/*', () => {});
  await page.route('**/rpc/**/requestPasswordReset', (route) => route.fulfill(serverFault));

  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.test');
  await page.getByLabel('E-mailadres').press('Enter');

  await expect(page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' })).toBeVisible();
});

test('a form is sent by a browser that wrongly takes itself for offline', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/wachtwoord-vergeten');
  await untilReady(page);

  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.test');
  await page.getByLabel('E-mailadres').press('Enter');

  await expect(page.getByRole('heading', { name: 'Check je e-mail' })).toBeVisible();
});
