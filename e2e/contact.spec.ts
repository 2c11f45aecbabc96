import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember, signInAs } from './member.ts';
import { untilReady } from './ready.ts';

async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await untilReady(page);
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Voornaam').fill('Noor');
  await page.getByLabel('Achternaam').fill('Claes');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Onderwerp').fill('Een rondleiding');
  await page.getByLabel('Bericht', { exact: true }).fill('Kan ik eens langskomen?');
}

test('a visitor is told what is missing, writes to the office, and gets a confirmation', { tag: '@phone' }, async ({ page, mailTo }) => {
  const email = `noor-${crypto.randomUUID().slice(0, 8)}@voorbeeld.test`;
  await openForm(page);
  await expect(page.getByText('Ma-Vr: 9:00-18:00')).toBeVisible();
  await expect(page.getByRole('main').getByText('Antwerpen, België')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'kantoor@kiem.localhost' }).first()).toHaveAttribute(
    'href',
    'mailto:kantoor@kiem.localhost',
  );

  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.getByLabel('Voornaam')).toBeFocused();
  await expect(page.getByText('Schrijf je bericht.')).toBeVisible();
  await expect(page.getByText('Bericht niet verzonden')).toBeVisible();
  await expectNoViolations(page);

  await fill(page, email);
  await page.getByLabel('Bericht', { exact: true }).press('Tab');
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Je bericht is bij ons' })).toBeFocused();
  await expect(page.getByText('Bericht verzonden', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  expect((await mailTo(email)).subject).toBe('We hebben je bericht aan Kiem ontvangen');
  expect((await mailTo('kantoor@kiem.localhost')).subject).toBe('Contact: Een rondleiding');

  await page.getByRole('button', { name: 'Nog een bericht sturen' }).click();
  await expect(page.getByLabel('Onderwerp')).toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL('/');
});

test('a message that fails to send survives a reload and is sent on retry', async ({ page, context, mailTo }) => {
  const email = `noor-${crypto.randomUUID().slice(0, 8)}@voorbeeld.test`;
  await openForm(page);
  await fill(page, email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Bericht versturen' }).click();

  await expect(page.getByText('Versturen lukte niet. Je bericht staat er nog: probeer het opnieuw.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bericht versturen' })).toBeFocused();
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Kan ik eens langskomen?');
  await expectNoViolations(page);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Kan ik eens langskomen?');
  await page.getByRole('button', { name: 'Bericht versturen' }).click();

  await expect(page.getByRole('heading', { name: 'Je bericht is bij ons' })).toBeVisible();
  expect((await mailTo(email)).subject).toBe('We hebben je bericht aan Kiem ontvangen');
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('');
});

test('a question from a service begins with its subject', async ({ page }) => {
  await page.goto('/diensten/education');
  await page.getByRole('link', { name: 'Vraag het ons' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Education');
});

test('a question from a service begins with its subject where an unsent message has none', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Bericht', { exact: true }).fill('Kan ik eens langskomen?');

  await page.goto('/contact?onderwerp=Education');

  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Kan ik eens langskomen?');
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Education');
});

test('the next member on a computer doesn’t find what the one before typed', async ({ page, kiem }) => {
  const firstId = await becomeMember(page, kiem, { roles: ['talent'] });
  await openForm(page);
  await page.getByLabel('Bericht', { exact: true }).fill('Dit is van mij.');

  // The session of the first ends without signing out.
  await becomeMember(page, kiem, { roles: ['talent'], firstName: 'Bo', lastName: 'Peeters' });
  await openForm(page);
  await expect(page.getByLabel('Voornaam')).toHaveValue('Bo');
  await expect(page.getByLabel('Achternaam')).toHaveValue('Peeters');
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('');

  await signInAs(page, kiem, firstId);
  await openForm(page);
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Dit is van mij.');
});

test('a signed-in person finds their name and address filled in', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });

  await openForm(page);

  await expect(page.getByLabel('Voornaam')).toHaveValue('An');
  await expect(page.getByLabel('Achternaam')).toHaveValue('Maes');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(/^persoon-.+@voorbeeld\.test$/);
});
