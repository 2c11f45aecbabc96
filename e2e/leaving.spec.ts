import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions } from '../src/features/accounts/tables.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import type { Database } from '../src/platform/server/database.ts';
import { field, messages, openChat } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember, makePair, signInAs } from './member.ts';
import { untilReady } from './ready.ts';

async function signOut(page: Page, firstName = 'An'): Promise<void> {
  await page.getByRole('button', { name: `Menu van ${firstName}` }).click();
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click();
}

/** Signs a new member in and out again, once the network is gone; returns their id. */
async function signOutOffline(page: Page, kiem: { url: string; db: Database }): Promise<string> {
  const id = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/feed');
  await untilReady(page);
  await page.context().setOffline(true);
  await signOut(page);
  await expect(page.getByText('Je bent uitgelogd')).toBeVisible();
  return id;
}

test('a person who signs out without a network stays out after a reload, and their session ends at the next contact', async ({
  page,
  context,
  kiem,
}) => {
  const id = await signOutOffline(page, kiem);
  await expect(page.getByRole('button', { name: 'Menu van An Maes' })).toHaveCount(0);
  // The browser's own page: nothing of the person is kept to show.
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await expect(page.getByText('An Maes')).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/feed');

  await expect(page.getByText('Je moet ingelogd zijn om de sociale feed te bekijken.')).toBeVisible();
  expect(await kiem.db.$count(sessions, eq(sessions.accountId, id))).toBe(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('a page that is still open ends the session by itself once the network is back', async ({ page, context, kiem }) => {
  const id = await signOutOffline(page, kiem);

  await context.setOffline(false);

  await expect(page).toHaveURL('/');
  await expect.poll(() => kiem.db.$count(sessions, eq(sessions.accountId, id))).toBe(0);
  await page.goto('/feed');
  await expect(page.getByText('Je moet ingelogd zijn om de sociale feed te bekijken.')).toBeVisible();
});

test('a person who signs out leaves their screen at once, whatever it shows or asks', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/instellingen');
  await untilReady(page);
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Registreren' }).first()).toBeVisible();
  // Asked for after all that the old screen may have asked for.
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(refused).toEqual([]);

  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/profiel?bewerken=ja');
  await untilReady(page);
  await page.getByLabel('Functie').fill('Oprichter');
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Wijzigingen weggooien?' });
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(page.getByLabel('Functie')).toHaveValue('Oprichter');
  await signOut(page);
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a person who signs out while messages aren’t sent is asked first, whichever way they sign out', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await openChat(page, kiem.url, theirId);
  await page.route('**/rpc/messages/sendMessage', (route) => route.abort());
  const write = async (text: string) => {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(messages(page).filter({ hasText: text })).toContainText('Wacht op verbinding…');
  };
  await write('Tot zaterdag!');
  await page.goto('/profiel?bewerken=ja');
  await untilReady(page);
  await page.getByLabel('Functie').fill('Oprichter');
  await signOut(page, 'Bea');
  const question = page.getByRole('dialog', { name: 'Je hebt nog 1 bericht dat niet verstuurd is' });
  await question.getByRole('button', { name: 'Ingelogd blijven' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Functie')).toHaveValue('Oprichter');

  // Unsaved forms are asked about after it.
  await signOut(page, 'Bea');
  await question.getByRole('button', { name: 'Toch uitloggen' }).click();
  await page.getByRole('dialog', { name: 'Wijzigingen weggooien?' }).getByRole('button', { name: 'Verder bewerken' }).click();

  await openChat(page, kiem.url, theirId);
  await expect(messages(page).filter({ hasText: 'Tot zaterdag!' })).toContainText('Wacht op verbinding…');
  await write('Neem je de tekening mee?');
  await page.goto('/instellingen');
  await untilReady(page);
  await page.getByRole('button', { name: 'Overal uitloggen' }).click();
  await page
    .getByRole('dialog', { name: 'Je hebt nog 2 berichten die niet verstuurd zijn' })
    .getByRole('button', { name: 'Toch uitloggen' })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Registreren' }).first()).toBeVisible();
});

test('unsaved text of a profile is there again after the session ended elsewhere, for the person who typed it alone', async ({
  page,
  otherPage,
  kiem,
  mailTo,
}) => {
  const email = `leest-${crypto.randomUUID()}@voorbeeld.test`;
  const id = await becomeMember(page, kiem, { roles: ['entrepreneur'], email });
  await Promise.all([page.waitForRequest(/\/live/), page.goto('/profiel?bewerken=ja')]);
  await untilReady(page);
  await page.getByLabel('Over jou').fill('Ik bouw aan stille fietsen.');
  await signInAs(otherPage, kiem, id);
  const ended = await otherPage.context().request.delete('/api/account/sessions', { headers: { origin: kiem.url } });
  expect(ended.status(), await ended.text()).toBe(200);
  await expect(page).toHaveURL(/\/auth\?next=/);

  await becomeMember(page, kiem, { roles: ['entrepreneur'], firstName: 'Bo' });
  await page.goto('/profiel?bewerken=ja');
  await untilReady(page);
  await expect(page.getByLabel('Over jou')).toHaveValue('');

  // The link of a mail ends the sessions of its own account, whoever is signed in where it is opened.
  const asked = await otherPage.context().request.post('/api/accounts/password-resets', { data: { email }, headers: { origin: kiem.url } });
  expect(asked.status(), await asked.text()).toBe(200);
  const link = new URL(/https?:\/\/\S+token=\S+/.exec((await mailTo(email)).text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await untilReady(page);
  await page.getByLabel('Nieuw wachtwoord').fill('zeven-zwaluwen-boven-zee');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Wachtwoord gewijzigd')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Menu van Bo Maes' })).toBeVisible();

  await signInAs(page, kiem, id);
  await page.goto('/profiel?bewerken=ja');
  await expect(page.getByLabel('Over jou')).toHaveValue('Ik bouw aan stille fietsen.');
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect(page.getByText('Profiel bijgewerkt')).toBeVisible();
  await page.goto('/profiel?bewerken=ja');
  await untilReady(page);
  await expect(page.getByText('Nog niet opgeslagen')).toBeHidden();
});

test('a tab in which a person was writing becomes that of whoever signs in in another one', async ({ page, context, kiem }) => {
  const other = await makePerson(kiem.db, { firstName: 'Bo', lastName: 'Smit', roles: ['entrepreneur'] });
  const second = await context.newPage();
  await second.goto('/auth');
  await untilReady(second);
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await Promise.all([page.waitForRequest(/\/live/), page.goto('/profiel?bewerken=ja')]);
  await untilReady(page);
  // Keys: a browser asks to stay only on a page that somebody touched.
  await page.getByLabel('Over jou').pressSequentially('Ik bouw aan stille fietsen.');
  // Whoever stays when asked keeps the former person's page.
  page.on('dialog', (question) => void question.dismiss());

  await second.getByLabel('E-mailadres').fill(other.email);
  await second.getByLabel('Wachtwoord', { exact: true }).fill(other.password);
  await second.getByRole('button', { name: 'Inloggen' }).click();
  await expect(second.getByRole('button', { name: 'Menu van Bo Smit' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Menu van Bo Smit' })).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Bo');
  await expect(page.getByLabel('Over jou')).toHaveValue('');
});

test('a person who signs out everywhere reads what was done, on the page of visitors', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/instellingen');
  await untilReady(page);
  await page.getByRole('button', { name: 'Overal uitloggen' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Je bent nu op al je apparaten uitgelogd, ook op dit.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
});
