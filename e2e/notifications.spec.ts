import type { Page } from '@playwright/test';
import { storeConversation } from '../src/features/messages/factory.ts';
import { makeNotification } from '../src/features/notifications/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { call, expectNothingWider } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { holdScripts, untilReady } from './ready.ts';

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Notificaties' });

test('the bell shows somebody’s like and comment without a reload, and leads to the post', { tag: '@phone' }, async ({
  page,
  otherPage,
  context,
  kiem,
}) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  const posts = [
    { id: newId(), content: 'Eerste oogst.' },
    { id: newId(), content: 'Tweede oogst.' },
  ];
  for (const post of posts) await call(page, kiem.url, 'post', 'posts', post);
  const [first, second] = posts;
  await page.goto('/feed');
  // A second tab receives events through the stream of the first.
  const tab = await context.newPage();
  await tab.goto('/agenda');
  await untilReady(tab);
  await bell(page, 'Notificaties').click();
  await expect(menu(page).getByText('Geen notificaties')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);

  await call(otherPage, kiem.url, 'put', `posts/${first?.id}/like`);
  await expect(bell(page, 'Notificaties, 1 ongelezen')).toBeVisible();
  await expect(bell(tab, 'Notificaties, 1 ongelezen')).toBeVisible();
  await expect(page.getByText('Je hebt 1 ongelezen notificatie.')).toBeAttached();
  await call(otherPage, kiem.url, 'post', `posts/${second?.id}/comments`, { commentId: newId(), content: 'Knap gedaan.' });
  await expect(bell(page, 'Notificaties, 2 ongelezen')).toBeVisible();
  await expect(bell(tab, 'Notificaties, 2 ongelezen')).toBeVisible();

  await bell(page, 'Notificaties, 2 ongelezen').click();
  const comment = menu(page).getByRole('listitem').filter({ hasText: 'An Maes reageerde op je post: “Knap gedaan.”' });
  await expect(comment).toBeVisible();
  await expectNoViolations(page);
  await expectNothingWider(page);
  await comment.getByRole('link').click();
  await expect(page).toHaveURL(`/feed/${second?.id}`);
  await expect(page.getByRole('article').filter({ hasText: 'Tweede oogst.' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await expect(bell(page, 'Notificaties, 1 ongelezen')).toBeVisible();
  await expect(bell(tab, 'Notificaties, 1 ongelezen')).toBeVisible();

  await bell(page, 'Notificaties, 1 ongelezen').click();
  await menu(page).getByRole('button', { name: 'Alles gelezen' }).click();
  await expect(bell(page, /^Notificaties$/)).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Alles gelezen' })).toHaveCount(0);
  await expect(bell(tab, /^Notificaties$/)).toBeVisible();

  // Read ones are announced no more: screen readers find the words by browsing too.
  await expect(page.getByText(/^Je hebt \d+ ongelezen notificaties?\.$/)).toHaveCount(0);

  // After the tab with the stream closes, another one resumes it.
  await page.close();
  await call(otherPage, kiem.url, 'put', `posts/${second?.id}/like`);
  await expect(bell(tab, 'Notificaties, 1 ongelezen')).toBeVisible();
});

test('a second tab whose scripts come late shows what happened meanwhile', async ({ page, otherPage, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  const id = newId();
  await call(page, kiem.url, 'post', 'posts', { id, content: 'Eerste oogst.' });
  await page.goto('/feed');
  await untilReady(page);
  const tab = await context.newPage();
  const letScriptsGo = await holdScripts(tab);
  await tab.goto('/agenda', { waitUntil: 'commit' });
  await expect(bell(tab, 'Notificaties')).toBeVisible();

  await call(otherPage, kiem.url, 'put', `posts/${id}/like`);
  await expect(bell(page, 'Notificaties, 1 ongelezen')).toBeVisible();
  letScriptsGo();

  await expect(bell(tab, 'Notificaties, 1 ongelezen')).toBeVisible();
});

test('the page of all notifications deletes, restores and loads older ones', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  await page.goto('/notificaties');
  await expect(page.getByText('Geen notificaties')).toBeVisible();
  await expectNoViolations(page);
  const post = { id: newId(), content: 'Zaaidag.' };
  await call(page, kiem.url, 'post', 'posts', post);
  for (let index = 0; index < 52; index += 1) {
    await call(otherPage, kiem.url, 'post', `posts/${post.id}/comments`, { commentId: newId(), content: `Reactie ${index}.` });
  }
  await expect(bell(page, 'Notificaties, 52 ongelezen')).toBeVisible();
  const items = page.getByRole('list', { name: 'Notificaties' }).getByRole('listitem');
  await expect(items).toHaveCount(50);

  const newest = items.first();
  await newest.getByRole('button', { name: /^Verwijderen: .*Reactie 51/ }).click();
  await expect(page.getByText('Notificatie verwijderd.')).toBeVisible();
  await expect(bell(page, 'Notificaties, 51 ongelezen')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  await expect(undo).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(newest).toContainText('Reactie 51.');
  await expect(newest.getByRole('link')).toBeFocused();
  await expect(bell(page, 'Notificaties, 52 ongelezen')).toBeVisible();

  await newest.getByRole('button', { name: /^Markeren als gelezen/ }).click();
  await expect(newest.getByRole('link')).toBeFocused();
  await expect(bell(page, 'Notificaties, 51 ongelezen')).toBeVisible();
  await page.getByRole('button', { name: 'Oudere notificaties tonen' }).click();
  await expect(items).toHaveCount(52);
  await expectNothingWider(page);
  await page.getByRole('main').getByRole('button', { name: 'Alles gelezen' }).click();
  await expect(bell(page, /^Notificaties$/)).toBeVisible();
});

test('a person who chose mails gets one and unsubscribes by its link, which shows in the settings', async ({
  page,
  otherPage,
  kiem,
  mailTo,
}) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  const { email }: { email: string } = await (await page.context().request.get('/api/account')).json();
  await page.goto('/instellingen#notificaties');
  const field = page.getByLabel('Mail: Likes op je posts');
  await field.click();
  await expect(field).toBeChecked();
  await expect(page.getByText('Likes op je posts: in de app en meteen per mail.')).toBeVisible();
  await expectNoViolations(page);
  await expectNothingWider(page);
  await page.reload();
  await expect(field).toBeChecked();

  const post = { id: newId(), content: 'Zaaidag.' };
  await call(page, kiem.url, 'post', 'posts', post);
  await call(otherPage, kiem.url, 'put', `posts/${post.id}/like`);
  await expect(bell(page, 'Notificaties, 1 ongelezen')).toBeVisible();
  let link = '';
  await expect
    .poll(async () => {
      const { headers } = await mailTo(email);
      link = /^<(\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
      return link;
    })
    .toContain('/uitschrijven?token=');

  const visitor = await (await page.context().browser()?.newContext())?.newPage();
  if (visitor === undefined) throw new Error('There is no browser.');
  const { pathname, search } = new URL(link);
  await visitor.goto(`${kiem.url}${pathname}${search}`);
  await expect(visitor.getByRole('heading', { name: 'Geen mails meer hierover?' })).toBeVisible();
  await untilReady(visitor);
  await expectNoViolations(visitor);
  await visitor.route('**/rpc/**', (route) => route.abort());
  await visitor.getByRole('button', { name: 'Uitschrijven' }).click();
  await expect(visitor.getByRole('heading', { name: 'Uitschrijven is niet gelukt' })).toBeVisible();
  await expectNoViolations(visitor);
  await visitor.unroute('**/rpc/**');
  await visitor.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(visitor.getByText('Je krijgt geen mails meer over: Likes op je posts.')).toBeVisible();
  await visitor.context().close();
  await page.reload();
  await expect(field).not.toBeChecked();
});

test('a session that is ended elsewhere leads to the sign-in that returns to the page, without a reload', async ({
  page,
  otherPage,
  kiem,
}) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await Promise.all([page.waitForRequest(/\/live/), page.goto('/agenda')]);
  await expect(bell(page, 'Notificaties')).toBeVisible();

  await otherPage.context().addCookies(await page.context().cookies());
  const response = await otherPage.context().request.delete('/api/account/sessions', { headers: { origin: kiem.url } });
  expect(response.status(), await response.text()).toBe(200);

  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(page.getByText('Je bent uitgelogd')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?next=%2Fagenda$/);
});

test('the counts of the header come with the page', async ({ page, otherPage, kiem }) => {
  const personId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const otherId = await becomeMember(otherPage, kiem, { roles: ['talent'] });
  await makeNotification(kiem.db, { personId });
  await storeConversation(kiem.db, {
    from: otherId,
    to: personId,
    lines: [{ senderId: otherId, content: 'Dag!', createdAt: new Date() }],
    unreadCount: 1,
  });
  await page.route(/readUnreadCount|messages\/readCounts/, (route) => route.abort());

  await page.goto('/notificaties');

  await expect(bell(page, 'Notificaties, 1 ongelezen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alles gelezen' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Berichten, 1 ongelezen' })).toBeVisible();
});

test('the ways of hearing about a subject stay named while its table scrolls on a phone', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/instellingen');
  await untilReady(page);
  const table = page.getByRole('table', { name: 'Hoe je van elk onderwerp hoort' });

  await table.getByRole('row').last().scrollIntoViewIfNeeded();

  await expect(table.getByRole('columnheader', { name: 'Per dag' })).toBeInViewport();
});
