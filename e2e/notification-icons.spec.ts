import { makeNotification } from '../src/features/notifications/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';

test('a notification about investing shows money and a warning its sign, others what they are about', async ({ page, kiem }) => {
  const personId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id: actorId } = await makePerson(kiem.db, {});
  const icons = {
    'deck-read': 'coin-euro',
    'access-asked': 'coin-euro',
    'meeting-cancelled': 'alert-triangle',
    'meeting-confirmed': 'calendar-event',
    'connection-accepted': 'users',
  } as const;
  for (const kind of Object.keys(icons) as (keyof typeof icons)[]) await makeNotification(kiem.db, { personId, actorId, kind });

  await page.goto('/notificaties');
  const items = page.getByRole('list', { name: 'Notificaties' }).getByRole('listitem');
  await expect(items).toHaveCount(5);
  const shown = await items.evaluateAll((all) => all.map((item) => item.querySelector('use')?.getAttribute('href')?.split('#')[1]));
  expect(shown.toSorted()).toEqual(Object.values(icons).toSorted());
});
