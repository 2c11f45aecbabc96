import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { call, connect, messages, openChat, send } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember, makePair } from './member.ts';

test.describe.configure({ mode: 'parallel' });

test('scrolling loads older messages without a jump, and a new one leaves the reader in place', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  for (let number = 1; number <= 70; number += 1) await send(page, kiem.url, pair.theirId, `Regel ${number}.`);
  await openChat(page, kiem.url, pair.theirId);
  await expect(page.getByText('Regel 70.', { exact: true })).toBeInViewport();
  const scroller = page.getByRole('region', { name: /^Berichten met/ });

  // Hold older messages back until the position is measured.
  const { promise: isMeasured, resolve: measured } = Promise.withResolvers<void>();
  await page.route('**/rpc/messages/listMessages', async (route) => {
    await isMeasured;
    await route.continue();
  });
  await scroller.evaluate((element) => {
    element.scrollTop = 200;
  });
  await expect(scroller.getByRole('button', { name: 'Laden...' })).toBeAttached();
  const before = await page.getByText('Regel 44.').boundingBox();
  measured();
  await expect(page.getByText('Regel 12.')).toBeAttached();
  const after = await page.getByText('Regel 44.').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(2);

  await send(otherPage, kiem.url, pair.myId, 'Net binnen.');
  await expect(page.getByRole('button', { name: 'Nieuw bericht', exact: true })).toBeVisible();
  expect(Math.abs(((await page.getByText('Regel 44.').boundingBox())?.y ?? 0) - (after?.y ?? 999))).toBeLessThan(2);
  await page.getByRole('button', { name: 'Nieuw bericht', exact: true }).click();
  await expect(messages(page).filter({ hasText: 'Net binnen.' })).toBeInViewport();
});

test('a person finds a message by its words and opens it in its place', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await send(page, kiem.url, pair.theirId, 'Het café aan de haven is een goede plek.');
  for (let number = 1; number <= 70; number += 1) await send(page, kiem.url, pair.theirId, `Regel ${number}.`);
  await openChat(page, kiem.url, 'gesprekken');
  await page.getByRole('searchbox', { name: 'Zoek in berichten' }).fill('cafe haven');
  await expect(page.getByText('1 bericht gevonden')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('list', { name: 'Gevonden berichten' }).getByRole('link').click();
  await expect(messages(page).filter({ hasText: 'Het café aan de haven' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Berichten', exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Naar de nieuwste' }).click();
  await expect(page.getByText('Regel 70.', { exact: true })).toBeInViewport();
  await expect(page).not.toHaveURL(/bij=/);
});

test('a person who hides their read marks sees nobody’s', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await send(page, kiem.url, pair.theirId, 'Gezien?');
  await openChat(otherPage, kiem.url, pair.myId);
  await openChat(page, kiem.url, pair.theirId);
  await expect(page.getByText('Gelezen', { exact: true })).toBeVisible();

  await page.goto('/instellingen#berichten');
  await page.getByRole('switch', { name: 'Leesbevestigingen tonen' }).uncheck();
  await expect(page.getByText('Voorkeur gewijzigd')).toBeVisible();
  await expectNoViolations(page);
  await openChat(page, kiem.url, pair.theirId);
  await expect(messages(page).filter({ hasText: 'Gezien?' })).toBeVisible();
  await expect(page.getByText('Gelezen', { exact: true })).toHaveCount(0);
});

test('a conversation marked as unread while it is open stays so', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await send(otherPage, kiem.url, pair.myId, 'Dag!');
  const read = page.waitForResponse(/markRead/);
  await openChat(page, kiem.url, pair.theirId);
  await read;
  await openChat(page, kiem.url, pair.theirId);
  await expect(messages(page).filter({ hasText: 'Dag!' })).toBeVisible();

  // Reading that is told at the same moment arrives last.
  const marked = page.waitForResponse(/markConversation/);
  await page.route(/markRead/, async (route) => {
    await marked;
    await route.continue();
  });
  await page.getByRole('button', { name: `Meer over het gesprek met ${pair.theirs}` }).click();
  await page.getByRole('button', { name: 'Markeren als ongelezen' }).click();
  await marked;
  await page.reload();
  await expect(page.getByRole('link', { name: 'Gesprekken 1 ongelezen' })).toBeVisible();
});

test('an unanswered conversation that was marked as unread is read once it is opened', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await send(page, kiem.url, pair.theirId, 'Ben je er nog?');
  await call(page, kiem.url, 'put', `conversations/${pair.theirId}/marks`, { isMarkedUnread: true });
  await page.goto('/netwerk');
  const sign = page.getByRole('banner').getByRole('link', { name: /^Berichten/ });
  await expect(sign).toHaveAccessibleName('Berichten, 1 ongelezen');

  await openChat(page, kiem.url, pair.theirId);
  await expect(messages(page).filter({ hasText: 'Ben je er nog?' })).toBeVisible();

  await expect(page.getByRole('link', { name: 'Gesprekken', exact: true })).toBeVisible();
  await page.goto('/netwerk');
  await expect(sign).toHaveAccessibleName('Berichten');
});

test('the conversation with somebody who is gone says so without asking again', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rpc/messages/readConversation')) asked += 1;
  });
  await page.goto(`/netwerk?chat=${newId()}`);
  await expect(page.getByText('Deze persoon bestaat niet (meer).')).toBeVisible();
  expect(asked).toBe(1);
});
