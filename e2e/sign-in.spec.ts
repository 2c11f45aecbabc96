import { makePerson } from '../src/features/profiles/factory.ts';
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
