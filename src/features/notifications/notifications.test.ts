import { expect, test } from 'vitest';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeBlock } from '../relations/factory.ts';
import { removeDeletedNotifications } from './commands/delete-notification.ts';
import type { Notification } from './contract.ts';
import { makeNotification } from './factory.ts';
import { notifications } from './tables.ts';

const server = await startTestServer();
const { db } = server.services;

const unknown = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze notificatie bestaat niet (meer).' } };

async function makeMany(personId: string, count: number): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: count }, () => makeNotification(db, { personId })));
  return made.map(({ id }) => id);
}

test('notifications are listed newest first, 50 at a time, each once even with equal times', async () => {
  const anna = await server.person();
  const start = server.clock.now().getTime();
  const made: { id: string; createdAt: Date }[] = [];
  for (let index = 0; index < 103; index += 1) {
    made.push(await makeNotification(db, { personId: anna.id, createdAt: new Date(start - (index % 3) * 60_000) }));
  }

  const pages: Notification[][] = [];
  let before: string | undefined;
  do {
    const page = await anna.api.notifications.listNotifications({ before });
    pages.push(page.notifications);
    before = page.next ?? undefined;
  } while (before !== undefined);

  expect(pages.map(({ length }) => length)).toEqual([50, 50, 3]);
  const expected = made.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  expect(pages.flat().map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test('a full last page has no next one', async () => {
  const anna = await server.person();
  expect(await anna.api.notifications.listNotifications({})).toEqual({ notifications: [], next: null });

  await makeMany(anna.id, 50);

  const { notifications: shown, next } = await anna.api.notifications.listNotifications({});
  expect([shown.length, next]).toEqual([50, null]);
});

test('the unread count covers all notifications, up to 100', async () => {
  const anna = await server.person();
  await makeMany(anna.id, 60);
  expect(await anna.api.notifications.readUnreadCount()).toEqual({ unreadCount: 60 });

  await makeMany(anna.id, 60);

  expect(await anna.api.notifications.readUnreadCount()).toEqual({ unreadCount: 100 });
});

test('marking a notification as read lowers the count once, however often it is repeated', async () => {
  const anna = await server.person();
  const [first = ''] = await makeMany(anna.id, 3);

  expect(await anna.api.notifications.markRead({ id: first })).toEqual({ unreadCount: 2 });
  expect(await anna.api.notifications.markRead({ id: first })).toEqual({ unreadCount: 2 });

  const { notifications: shown } = await anna.api.notifications.listNotifications({});
  expect(shown.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual([first]);
});

test('the count is exact after concurrent marks, deletions and restores', async () => {
  const anna = await server.person();
  const ids = await makeMany(anna.id, 40);
  const [kept = '', ...others] = ids;
  // Marking a notification that is deleted at that moment is refused.
  const mark = (id: string) =>
    anna.api.notifications.markRead({ id }).catch((error: unknown) => expect(error).toMatchObject({ code: 'NOT_FOUND' }));

  await Promise.all([
    ...others.flatMap((id) => [mark(id), mark(id)]),
    ...others.map((id) => anna.api.notifications.deleteNotification({ id }).then(() => anna.api.notifications.restoreNotification({ id }))),
  ]);

  const { notifications: shown } = await anna.api.notifications.listNotifications({});
  const unread = shown.filter(({ isRead }) => !isRead).length;
  expect(shown.length).toBe(40);
  expect(await anna.api.notifications.readUnreadCount()).toEqual({ unreadCount: unread });
  expect(shown.find(({ id }) => id === kept)?.isRead).toBe(false);

  const counts = await Promise.all(Array.from({ length: 10 }, () => anna.api.notifications.markAllRead()));
  expect(counts).toEqual(Array(10).fill({ unreadCount: 0 }));
});

test('marking all as read covers notifications that aren’t loaded, and nobody else’s', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeMany(anna.id, 120);
  await makeMany(bram.id, 2);

  expect(await anna.api.notifications.markAllRead()).toEqual({ unreadCount: 0 });

  expect(await bram.api.notifications.readUnreadCount()).toEqual({ unreadCount: 2 });
});

test('a person can restore a deleted notification for ten minutes', async () => {
  const anna = await server.person();
  const [id = ''] = await makeMany(anna.id, 1);

  expect(await anna.api.notifications.deleteNotification({ id })).toEqual({ unreadCount: 0 });
  expect((await anna.api.notifications.listNotifications({})).notifications).toEqual([]);
  server.clock.advance({ seconds: 599 });
  expect(await anna.api.notifications.restoreNotification({ id })).toEqual({ unreadCount: 1 });
  expect((await anna.api.notifications.listNotifications({})).notifications).toMatchObject([{ id, isRead: false }]);

  await anna.api.notifications.deleteNotification({ id });
  server.clock.advance({ seconds: 601 });
  expect(await anna.send('PUT', `/api/notifications/${id}/restore`)).toEqual(unknown);
  await removeDeletedNotifications(server.services);
  expect(await db.$count(notifications)).toBeGreaterThan(0);
  expect((await db.select({ id: notifications.id }).from(notifications)).map((row) => row.id)).not.toContain(id);
});

test('another person’s notification is not found, for every action', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [own = ''] = await makeMany(anna.id, 1);

  for (const id of [own, newId()]) {
    expect(await bram.send('PUT', `/api/notifications/${id}/read`)).toEqual(unknown);
    expect(await bram.send('DELETE', `/api/notifications/${id}`)).toEqual(unknown);
    expect(await bram.send('PUT', `/api/notifications/${id}/restore`)).toEqual(unknown);
  }
  expect((await bram.api.notifications.listNotifications({})).notifications).toEqual([]);
  expect((await anna.api.notifications.listNotifications({})).notifications).toMatchObject([{ id: own, isRead: false }]);
});

test('a visitor who isn’t signed in gets no notifications', async () => {
  const refusal = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om je notificaties te bekijken.' } };

  expect(await server.visitor().send('GET', '/api/notifications')).toEqual(refusal);
  expect(await server.visitor().send('GET', '/api/notifications/unread-count')).toEqual(refusal);
});

test('an action in one window reaches the person’s other windows, and nobody else’s', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [id = ''] = await makeMany(anna.id, 1);
  const [own, other] = [await openLiveStream(anna), await openLiveStream(bram)];

  await anna.api.notifications.markRead({ id });
  await anna.api.notifications.deleteNotification({ id });
  await anna.api.notifications.restoreNotification({ id });

  await own.until(() => own.changes().length === 3);
  expect(own.changes()).toEqual(Array(3).fill({ topic: 'notifications', id }));
  expect(other.changes()).toEqual([]);
});

test('a notification has the face of who acted, as far as the reader can see them, and the unread ones have a list', async () => {
  const [anna, bram, cem] = [await server.person(), await server.person(), await server.person()];
  await makeNotification(db, { personId: anna.id, actorId: bram.id, otherActorId: cem.id, count: 2 });
  await makeNotification(db, { personId: anna.id, kind: 'comment', actorId: cem.id });
  const list = async (which: 'all' | 'unread') => (await anna.api.notifications.listNotifications({ which })).notifications;
  const faces = (await list('all')).map(({ actor }) => actor?.id);
  expect(faces.toSorted()).toEqual([bram.id, cem.id].toSorted());

  await makeBlock(db, { from: bram.id, of: anna.id });
  const [first] = await list('all');
  expect((await list('all')).map(({ actor }) => actor?.id)).toEqual([cem.id, cem.id]);
  await anna.api.notifications.markRead({ id: first?.id ?? '' });
  expect(await list('unread')).toHaveLength(1);
  expect(await list('all')).toHaveLength(2);
});

test('opening a page marks what it shows as read, and nothing of another page or person', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const place = newId();
  const links = [
    `/projecten/${place}`,
    `/projecten/${place}?tab=vragen`,
    `/projecten/${place}/bewerken#milestones`,
    '/netwerk?tab=verzoeken',
  ];
  for (const actionUrl of links) await makeNotification(db, { personId: anna.id, actionUrl });
  await makeNotification(db, { personId: bram.id, actionUrl: `/projecten/${place}` });
  const unread = async () => {
    const { notifications: shown } = await anna.api.notifications.listNotifications({ which: 'unread' });
    return shown.map(({ actionUrl }) => actionUrl).toSorted();
  };
  const open = (...addresses: string[]) => anna.api.notifications.markShown({ addresses });

  expect(await open('/netwerk', '/projecten')).toEqual({ unreadCount: 4 });
  expect(await open(`/projecten/${place}?tab=updates`)).toEqual({ unreadCount: 3 });
  expect(await unread()).toEqual(links.slice(1).toSorted());
  expect(await open('/netwerk?pagina=2&tab=verzoeken', `/projecten/${place}/bewerken`)).toEqual({ unreadCount: 1 });
  expect(await open(`/projecten/${place}?tab=vragen`)).toEqual({ unreadCount: 0 });
  expect(await bram.api.notifications.readUnreadCount()).toEqual({ unreadCount: 1 });
});

test.each(['feed', '//elders.test/feed', '/\\elders.test', '/ feed', 'https://elders.test/feed'])(
  'an address %j, which is none of this site, is refused',
  async (address) => {
    const anna = await server.person();
    expect((await anna.send('PUT', '/api/notifications/shown', { addresses: [address] })).status).toBe(400);
  },
);
