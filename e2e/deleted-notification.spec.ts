import { send } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { makePair } from './member.ts';

test('a message whose notification was deleted is followed by one that shows', async ({ page, otherPage, kiem }) => {
  const { myId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await send(otherPage, kiem.url, myId, 'Eén.');
  await Promise.all([page.waitForRequest(/\/live/), page.goto(`${kiem.url}/notificaties`)]);
  const items = page.getByRole('list', { name: 'Notificaties' }).getByRole('listitem');
  const deleted = page.waitForResponse(/deleteNotification/);
  await items.getByRole('button', { name: /^Verwijderen: .*Eén/ }).click();
  await expect(items).toHaveText([/^Notificatie verwijderd\./]);
  await deleted;

  await send(otherPage, kiem.url, myId, 'Twee.');

  await expect(items).toHaveText([/“Twee\.”/]);
  await items.getByRole('button', { name: /^Verwijderen: .*Twee/ }).click();
  await expect(items).toHaveText([/^Notificatie verwijderd\./]);
});
