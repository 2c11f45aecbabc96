import { answered } from './answered.ts';
import { expect, test } from './fixtures.ts';
import { join, type NewPerson, signIn } from './joining.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

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
  await answered(otherPage, 'feed/likePost', () => seenPost.getByRole('button', { name: /^Like/ }).click());
  await expect(seenPost.getByRole('button', { name: /1 like/ })).toHaveAttribute('aria-pressed', 'true');

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
