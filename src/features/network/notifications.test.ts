import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';

const server = await startTestServer();

async function toldTo(person: Person) {
  const { notifications } = await person.api.notifications.listNotifications({});
  return notifications.map(({ type, actionUrl }) => ({ type, actionUrl }));
}

test('the receiver of a request and the requester of an accepted one are notified', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  await anna.api.network.requestConnection({ id: bram.id });
  expect(await toldTo(bram)).toEqual([{ type: 'connection', actionUrl: '/netwerk?tab=verzoeken' }]);
  expect(await toldTo(anna)).toEqual([]);

  await bram.api.network.acceptRequest({ id: anna.id });
  expect((await bram.api.notifications.listNotifications({})).notifications).toMatchObject([
    { isRead: true, ask: { state: 'accepted' }, actionUrl: `/profiel/${anna.id}` },
  ]);
  expect(await toldTo(anna)).toEqual([{ type: 'connection', actionUrl: `/profiel/${bram.id}` }]);

  await anna.api.network.removeConnection({ id: bram.id });
  expect(await toldTo(bram)).toEqual([]);
});

test('a withdrawn request takes its notification back, and nobody hears that theirs was declined', async () => {
  const [anna, bram, chris] = [await server.person(), await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });
  await chris.api.network.requestConnection({ id: bram.id });

  await anna.api.network.withdrawRequest({ id: bram.id });
  await bram.api.network.declineRequest({ id: chris.id });

  expect((await bram.api.notifications.listNotifications({})).notifications).toMatchObject([
    { actor: { id: chris.id }, isRead: true, ask: { state: 'declined' }, actionUrl: `/profiel/${chris.id}` },
  ]);
  expect(await toldTo(chris)).toEqual([]);
});

test('a block removes the notifications of both people about each other', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });
  await bram.api.network.acceptRequest({ id: anna.id });

  await bram.api.network.blockPerson({ id: anna.id });

  expect(await toldTo(anna)).toEqual([]);
  expect(await toldTo(bram)).toEqual([]);
});
