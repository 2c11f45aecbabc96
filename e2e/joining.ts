import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type NewPerson = { firstName: string; lastName: string; email: string; role: RegExp };

const password = 'kastanje-onder-de-brug';

/** Signs up and confirms an account through the pages. */
export async function join(page: Page, person: NewPerson, mailTo: (address: string) => Promise<{ text: string }>): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Registreren' }).click();
  await page.getByLabel('Voornaam').fill(person.firstName);
  await page.getByLabel('Achternaam').fill(person.lastName);
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: person.role }).check();
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page.getByText('Registratie succesvol!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check je e-mail' })).toBeVisible();

  const { text } = await mailTo(person.email);
  const link = /https?:\/\/\S+bevestiging=\S+/.exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page).not.toHaveURL(/bevestiging/);
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
  await expect(page.getByText('Je e-mailadres is bevestigd. Je kunt nu inloggen.')).toBeVisible();
}

export async function signIn(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Succesvol ingelogd!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
}
