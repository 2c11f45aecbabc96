import { makePerson } from '../src/features/profiles/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expect, test } from './fixtures.ts';
import { untilReady } from './ready.ts';

test('a person who presses a link while signing in stays where it leads, signed in', async ({ page, kiem }) => {
  const { email, password } = await makePerson(kiem.db, { firstName: 'An', lastName: 'Maes' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/rpc/accounts/signIn', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth');
  await untilReady(page);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('button', { name: 'Bezig...' })).toBeVisible();

  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  release();

  await expect(page.getByText('Succesvol ingelogd!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu van An Maes' })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a toast is above a phone’s keyboard, can be closed there, and covers no title once there is none', async ({ page, kiem }) => {
  const { email, password } = await makePerson(kiem.db, { firstName: 'An', lastName: 'Maes' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth');
  await untilReady(page);
  await page.getByLabel('E-mailadres').fill(email);
  const secret = page.getByLabel('Wachtwoord', { exact: true });
  await secret.fill('niet-het-wachtwoord');
  await secret.press('Enter');
  const failed = page.getByRole('alert').filter({ hasText: 'Fout' });
  await expect.poll(async () => (await failed.boundingBox())?.y).toBeLessThan(370);
  await secret.focus();
  await failed.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(failed).toBeHidden();

  await secret.fill(password);
  await secret.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'An' })).toBeVisible();
  const [bar, done] = [page.getByRole('navigation', { name: 'Snelmenu' }), page.getByText('Succesvol ingelogd!')];
  const aboveBar = async () => {
    const [below, drawn] = await Promise.all([bar.boundingBox(), done.boundingBox()]);
    return below && drawn && below.y - (drawn.y + drawn.height);
  };
  await expect.poll(aboveBar).toBeGreaterThan(0);
  expect(await aboveBar()).toBeLessThan(100);
});

test('the suggested role goes with the first choice of another, and comes back by a press', { tag: '@phone' }, async ({ page }) => {
  const role = (name: RegExp) => page.getByRole('checkbox', { name });
  await page.goto('/auth?mode=signup');
  await untilReady(page);
  await expect(role(/Investeerder/)).toBeChecked();

  await role(/Talent/).check();
  await expect(role(/Investeerder/)).not.toBeChecked();

  await role(/Investeerder/).check();
  await role(/Ondernemer/).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test('the suggested role that is pressed first goes, and nothing else is chosen for the person', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await untilReady(page);

  await page.getByRole('checkbox', { name: /Investeerder/ }).uncheck();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('somebody who signs up with another address types neither their name nor their role again', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await untilReady(page);
  await page.getByLabel('Voornaam').fill('An');
  await page.getByLabel('Achternaam').fill('Maes');
  await page.getByLabel('E-mailadres').fill(`verschreven-${newId()}@voorbeeld.test`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kastanje-onder-de-brug');
  await page.getByRole('checkbox', { name: /Talent/ }).check();
  await page.getByRole('button', { name: 'Registreren' }).click();
  await page.getByRole('button', { name: 'gebruik een ander adres' }).click();

  await expect(page.getByLabel('Voornaam')).toHaveValue('An');
  await expect(page.getByLabel('Achternaam')).toHaveValue('Maes');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('checkbox', { name: /Investeerder/ }).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});
