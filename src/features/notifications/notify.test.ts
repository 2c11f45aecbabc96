import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { notify, withdraw } from './commands/notify.ts';
import type { NotificationEvent } from './policy.ts';

const server = await startTestServer();
const { services } = server;

const tell = (personId: string, event: NotificationEvent) => services.db.transaction((tx) => notify(tx, services, personId, event));

test.each<[NotificationEvent['kind'], Record<string, unknown>, string, string, string]>([
  ['connection-request', {}, 'connection', 'Nieuw connectieverzoek', 'Bram de Wit wil met je verbinden.'],
  ['connection-accepted', {}, 'connection', 'Verzoek geaccepteerd', 'Bram de Wit is nu een connectie van je.'],
  ['message', { text: 'Dag Anna!' }, 'info', 'Nieuw bericht', 'Bram de Wit: “Dag Anna!”'],
])('%s', async (kind, details, type, title, message) => {
  const anna = await server.person();
  const bram = await server.person({ firstName: 'Bram', lastName: 'de Wit' });

  await tell(anna.id, { kind, actorId: bram.id, ...details } as NotificationEvent);

  expect((await anna.api.notifications.listNotifications({})).notifications).toMatchObject([{ kind, type, title, message, isRead: false }]);
});

test('unread messages of one sender share a notification with the last text; another sender gets one of their own', async () => {
  const anna = await server.person();
  const bram = await server.person({ firstName: 'Bram', lastName: 'de Wit' });
  const cas = await server.person();

  await tell(anna.id, { kind: 'message', actorId: bram.id, text: 'Eén' });
  await tell(anna.id, { kind: 'message', actorId: bram.id, text: 'Twee' });
  await tell(anna.id, { kind: 'message', actorId: cas.id, text: 'Hoi' });

  const { notifications } = await anna.api.notifications.listNotifications({});
  expect(notifications).toHaveLength(2);
  expect(notifications.find(({ actionUrl }) => actionUrl === `/netwerk?chat=${bram.id}`)).toMatchObject({
    title: '2 nieuwe berichten',
    message: 'Bram de Wit: “Twee”',
  });
  await anna.api.notifications.markAllRead();
  server.clock.advance({ seconds: 1 });
  await tell(anna.id, { kind: 'message', actorId: bram.id, text: 'Drie' });
  const [first] = (await anna.api.notifications.listNotifications({})).notifications;
  expect(first).toMatchObject({ title: 'Nieuw bericht', message: 'Bram de Wit: “Drie”', isRead: false });
});

test('a notification that names somebody else too stays after a block, without the other’s name', async () => {
  const [bea, chris] = [await server.person(), await server.person({ firstName: 'Chris', lastName: 'Bos' })];
  const anna = await server.person({ firstName: 'Anna', lastName: 'Smit' });
  const postId = newId();
  for (const { id } of [chris, anna]) await tell(bea.id, { kind: 'like', actorId: id, postId });
  const messages = async () => (await bea.api.notifications.listNotifications({})).notifications.map(({ message }) => message);
  expect(await messages()).toEqual(['Anna Smit en Chris Bos vinden je post leuk.']);

  await anna.api.network.blockPerson({ id: bea.id });

  expect(await messages()).toEqual(['Chris Bos vindt je post leuk.']);
  await bea.api.network.blockPerson({ id: chris.id });
  expect(await messages()).toEqual([]);
});

test('a withdrawn request is no longer listed', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await tell(anna.id, { kind: 'connection-request', actorId: bram.id });

  await services.db.transaction((tx) => withdraw(tx, services, anna.id, 'connection-request', bram.id));

  expect((await anna.api.notifications.listNotifications({})).notifications).toEqual([]);
});

test('an event whose transaction is rolled back notifies nobody', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const failed = services.db.transaction(async (tx) => {
    await notify(tx, services, anna.id, { kind: 'connection-request', actorId: bram.id });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');

  expect(await anna.api.notifications.readUnreadCount()).toEqual({ unreadCount: 0 });
});
