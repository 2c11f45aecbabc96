import { expect, test } from 'vitest';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();

const write = (from: Person, to: { id: string }, content = 'Dag!') =>
  from.api.messages.sendMessage({ id: to.id, messageId: newId(), content });
const idsIn = async (person: Person, box: 'open' | 'requests') =>
  (await person.api.messages.listConversations({ box })).conversations.map((conversation) => conversation.person.id);
const waits = { code: 'WAITS_FOR_ANSWER', message: 'Wacht op een antwoord voordat je verder schrijft' };

test('a stranger’s message is a request for its receiver and a conversation for its sender', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  await write(anna, bram);

  expect([await idsIn(bram, 'open'), await idsIn(bram, 'requests')]).toEqual([[], [anna.id]]);
  expect([await idsIn(anna, 'open'), await idsIn(anna, 'requests')]).toEqual([[bram.id], []]);
  expect(await bram.api.messages.readCounts()).toEqual({ unread: 0, requests: 1 });
  expect(await bram.api.messages.readConversation({ id: anna.id })).toMatchObject({ state: 'request', unreadCount: 1 });
  expect(await anna.api.messages.readConversation({ id: bram.id })).toMatchObject({ state: 'open', messagesLeft: 4 });
});

test('a stranger can send 5 messages, even at once, until an answer lifts the limit for good', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => write(anna, bram)));

  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(write(anna, bram)).rejects.toMatchObject(waits);
  expect(await anna.api.messages.readConversation({ id: bram.id })).toMatchObject({ messagesLeft: 0 });
  await write(bram, anna, 'Dag Anna');
  for (let n = 0; n < 7; n += 1) await write(anna, bram);
  expect(await idsIn(bram, 'open')).toEqual([anna.id]);
  expect(await bram.api.messages.readCounts()).toMatchObject({ requests: 0 });
});

test('accepting a request opens the conversation without an answer', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  for (let n = 0; n < 5; n += 1) await write(anna, bram);

  await bram.api.messages.answerRequest({ id: anna.id, answer: 'accept' });

  await write(anna, bram, 'Fijn.');
  expect(await idsIn(bram, 'open')).toEqual([anna.id]);
  expect(await bram.api.messages.answerRequest({ id: anna.id, answer: 'accept' })).toEqual({ ok: true });
  // An accepted request can't be ignored any more.
  await expect(bram.api.messages.answerRequest({ id: anna.id, answer: 'ignore' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an ignored request is listed nowhere and notifies of nothing, its sender can’t tell, and an answer reopens it', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await write(anna, bram);

  await bram.api.messages.answerRequest({ id: anna.id, answer: 'ignore' });
  await write(anna, bram, 'Ben je daar?');

  expect([await idsIn(bram, 'open'), await idsIn(bram, 'requests')]).toEqual([[], []]);
  expect(await bram.api.messages.readCounts()).toEqual({ unread: 0, requests: 0 });
  expect((await bram.api.notifications.listNotifications({})).notifications).toEqual([]);
  expect((await bram.api.messages.searchMessages({ search: 'daar' })).messages).toEqual([]);
  expect(await anna.api.messages.readConversation({ id: bram.id })).toMatchObject({ state: 'open', messagesLeft: 3 });
  await write(bram, anna, 'Nu wel.');
  expect(await idsIn(bram, 'open')).toEqual([anna.id]);
});

test('connecting turns a request into a conversation without a limit', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  for (let n = 0; n < 5; n += 1) await write(anna, bram);
  await anna.api.network.requestConnection({ id: bram.id });

  await bram.api.network.acceptRequest({ id: anna.id });

  expect(await idsIn(bram, 'open')).toEqual([anna.id]);
  expect(await anna.api.messages.readConversation({ id: bram.id })).toMatchObject({ isConnected: true, messagesLeft: null });
  await write(anna, bram, 'Dank je voor het accepteren.');
});

test('a stranger learns neither that their request was read nor that somebody is typing an answer', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const stream = await openLiveStream(anna);
  const message = await write(anna, bram);
  const ownMessage = { topic: 'messages', id: bram.id };
  await stream.until(() => stream.changes().length > 0);

  await bram.api.messages.markRead({ id: anna.id, until: message.id });
  await bram.api.messages.tellTyping({ id: anna.id });
  await server.services.live.tellNow([anna.id], { topic: 'test', id: null });

  const end = { topic: 'test', id: null };
  await stream.until(() => stream.changes().some(({ topic }) => topic === end.topic));
  expect(stream.changes()).toEqual([ownMessage, end]);
  expect(await anna.api.messages.readConversation({ id: bram.id })).toMatchObject({ readUntil: null });
});
