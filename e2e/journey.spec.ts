import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

type NewPerson = { firstName: string; lastName: string; email: string; role: RegExp };

const password = 'kastanje-onder-de-brug';

/** Signs up and confirms an account through the pages. */
async function join(page: Page, person: NewPerson, mailTo: (address: string) => Promise<{ text: string }>): Promise<void> {
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

async function signIn(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Succesvol ingelogd!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
}

test('a person joins, shares a post, and a second person sees and likes it', { tag: '@every-width' }, async ({
  page,
  otherPage,
  mailTo,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const an: NewPerson = { firstName: 'An', lastName: 'Maes', email: `an-${mark}@voorbeeld.test`, role: /Ondernemer/ };
  const bram: NewPerson = { firstName: 'Bram', lastName: 'de Wit', email: `bram-${mark}@voorbeeld.test`, role: /Talent/ };
  const text = `Onze eerste oogst is binnen (${mark}).`;

  await join(page, an, mailTo);
  await signIn(page, an);
  await page.getByRole('link', { name: 'Feed', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nieuwe post' }).fill(text);
  await page.getByRole('button', { name: 'Posten' }).click();
  await expect(page.getByText('Gepost!')).toBeVisible();
  const ownPost = page.getByRole('article').filter({ hasText: text });
  await expect(ownPost).toContainText('An Maes');

  await join(otherPage, bram, mailTo);
  await signIn(otherPage, bram);
  await otherPage.getByRole('link', { name: 'Feed', exact: true }).click();
  const seenPost = otherPage.getByRole('article').filter({ hasText: text });
  // The button shows the like before the server has stored it.
  const liked = otherPage.waitForResponse(/feed\/likePost/);
  await seenPost.getByRole('button', { name: /^Like/ }).click();
  await expect(seenPost.getByRole('button', { name: /1 like/ })).toHaveAttribute('aria-pressed', 'true');
  await liked;

  await page.reload();
  await expect(ownPost.getByRole('button', { name: /1 like/ })).toHaveAttribute('aria-pressed', 'false');
});

test('signing out leads to the home page and forgets the person and the history entry', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/feed');
  await untilReady(page);
  await page.getByRole('button', { name: 'Menu van An Maes' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Registreren' })).toBeVisible();
  await page.goto('/feed');
  await expect(page.getByText('Je moet ingelogd zijn om de sociale feed te bekijken.')).toBeVisible();
});
