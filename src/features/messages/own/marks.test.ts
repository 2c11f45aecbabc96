import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeConnection } from '../../relations/factory.ts';

const server = await startTestServer();
const { db } = server.services;

async function makePair() {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  const write = () => anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: 'Dag!' });
  return { anna, bram, write, first: await write() };
}

const unreadOf = async ({ api }: Person) => (await api.messages.readCounts()).unread;
const listedOf = async ({ api }: Person, box: 'open' | 'archived') => (await api.messages.listConversations({ box })).conversations;
const bellOf = async ({ api }: Person) => (await api.notifications.readUnreadCount()).unreadCount;

test('a conversation marked as unread counts once until it is read, and the other person learns nothing', async () => {
  const { anna, bram, write, first } = await makePair();
  await bram.api.messages.markRead({ id: anna.id, until: first.id });
  const before = await anna.api.messages.readConversation({ id: bram.id });

  await bram.api.ownMessages.markConversation({ id: anna.id, isMarkedUnread: true });
  expect(await unreadOf(bram)).toBe(1);
  expect(await listedOf(bram, 'open')).toMatchObject([{ unreadCount: 0, isMarkedUnread: true }]);
  expect(await anna.api.messages.readConversation({ id: bram.id })).toEqual(before);

  await bram.api.messages.markRead({ id: anna.id, until: first.id });
  expect(await unreadOf(bram)).toBe(0);
  await bram.api.ownMessages.markConversation({ id: anna.id, isMarkedUnread: true });
  const second = await write();
  expect(await unreadOf(bram)).toBe(1);
  await bram.api.messages.markRead({ id: anna.id, until: second.id });
  expect(await unreadOf(bram)).toBe(0);
});

test('the writer of an unanswered conversation takes their mark away by reading their own message', async () => {
  const { anna, bram, first } = await makePair();
  await anna.api.ownMessages.markConversation({ id: bram.id, isMarkedUnread: true });
  expect(await unreadOf(anna)).toBe(1);

  await anna.api.messages.markRead({ id: bram.id, until: first.id });

  expect(await unreadOf(anna)).toBe(0);
  expect(await listedOf(anna, 'open')).toMatchObject([{ isMarkedUnread: false }]);
});

test('a muted conversation stays in the list, and neither counts nor notifies', async () => {
  const { anna, bram, write } = await makePair();
  expect([await unreadOf(bram), await bellOf(bram)]).toEqual([1, 1]);

  await bram.api.ownMessages.markConversation({ id: anna.id, isMuted: true });
  await write();
  expect([await unreadOf(bram), await bellOf(bram)]).toEqual([0, 0]);
  expect(await listedOf(bram, 'open')).toMatchObject([{ unreadCount: 2, isMuted: true }]);

  await bram.api.ownMessages.markConversation({ id: anna.id, isMuted: false });
  await write();
  expect([await unreadOf(bram), await bellOf(bram)]).toEqual([1, 1]);
});

test('an archived conversation comes back with a message, one that is muted too only with an own one', async () => {
  const { anna, bram, write } = await makePair();
  await bram.api.ownMessages.markConversation({ id: anna.id, isArchived: true });
  expect([await listedOf(bram, 'open'), await unreadOf(bram)]).toEqual([[], 0]);
  expect(await listedOf(bram, 'archived')).toMatchObject([{ person: { id: anna.id } }]);
  expect(await listedOf(anna, 'open')).toHaveLength(1);

  await write();
  expect(await listedOf(bram, 'open')).toHaveLength(1);
  expect(await unreadOf(bram)).toBe(1);

  await bram.api.ownMessages.markConversation({ id: anna.id, isArchived: true, isMuted: true });
  await write();
  expect(await listedOf(bram, 'open')).toEqual([]);
  await bram.api.messages.sendMessage({ id: anna.id, messageId: newId(), content: 'Toch.' });
  expect(await listedOf(bram, 'open')).toMatchObject([{ isMuted: true }]);
  expect(await listedOf(bram, 'archived')).toEqual([]);
});

test('a request of a stranger can be answered, but not muted or put in the archive', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: 'Dag!' });

  const answer = await bram.send('PUT', `/api/conversations/${anna.id}/marks`, { isMuted: true });

  expect(answer.status).toBe(404);
  expect((await bram.api.messages.readCounts()).requests).toBe(1);
});
