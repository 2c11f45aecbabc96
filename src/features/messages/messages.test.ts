import { expect, test } from 'vitest';
import { heardDuring } from '../../app/testing/heard-during.ts';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { whenFree } from '../../app/testing/when-free.ts';
import { newId } from '../../platform/ids.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { makeConversation } from './factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

function write(from: Person, to: { id: string }, content: string) {
  const message = { id: to.id, messageId: newId(), content };
  return whenFree(() => from.api.messages.sendMessage(message));
}
const textsOf = (page: { messages: { content: string }[] }) => page.messages.map(({ content }) => content);

async function friends(): Promise<[Person, Person]> {
  const [anna, bram] = [await server.person({ firstName: 'Anna' }), await server.person({ firstName: 'Bram' })];
  await makeConnection(db, { from: anna.id, to: bram.id });
  return [anna, bram];
}

test('a message appears to both people, in their lists and unread counts', async () => {
  const [anna, bram] = await friends();

  const first = await write(anna, bram, '  Dag Bram,\nheb je even?  ');
  await write(anna, bram, 'Of morgen?');

  expect(first).toMatchObject({ senderId: anna.id, content: 'Dag Bram,\nheb je even?', can: { edit: true, delete: true } });
  expect(textsOf(await bram.api.messages.listMessages({ id: anna.id }))).toEqual(['Dag Bram,\nheb je even?', 'Of morgen?']);
  expect((await bram.api.messages.listConversations({})).conversations).toMatchObject([
    { person: { id: anna.id, firstName: 'Anna' }, lastMessage: { excerpt: 'Of morgen?', isOwn: false }, unreadCount: 2 },
  ]);
  expect((await anna.api.messages.listConversations({})).conversations).toMatchObject([
    { person: { id: bram.id }, lastMessage: { excerpt: 'Of morgen?', isOwn: true }, unreadCount: 0 },
  ]);
  expect(await bram.api.messages.readCounts()).toEqual({ unread: 1, requests: 0 });
  expect(await bram.api.messages.readConversation({ id: anna.id })).toMatchObject({ state: 'open', isConnected: true, messagesLeft: null });
});

test('a message that is empty or has only invisible characters is refused', async () => {
  const [anna, bram] = await friends();
  for (const content of ['', '  \n ', '\u200b\u2060']) {
    const answer = await anna.send('POST', `/api/conversations/${bram.id}/messages`, { messageId: newId(), content });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('Bericht mag niet leeg zijn');
  }
});

test('nobody can write to themselves or to a person who doesn’t exist', async () => {
  const anna = await server.person();

  await expect(write(anna, anna, 'Dag')).rejects.toMatchObject({ code: 'SELF' });
  await expect(write(anna, { id: newId() }, 'Dag')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a message sent 20 times at once is stored once; a taken id, or the same id in another conversation, is refused', async () => {
  const [anna, bram] = await friends();
  const other = await server.person();
  const message = { id: bram.id, messageId: newId(), content: 'Eén keer.' };

  const answers = await Promise.all(Array.from({ length: 20 }, () => whenFree(() => anna.api.messages.sendMessage(message))));

  expect(new Set(answers.map(({ createdAt }) => createdAt)).size).toBe(1);
  expect(textsOf(await bram.api.messages.listMessages({ id: anna.id }))).toEqual(['Eén keer.']);
  expect(await bram.api.messages.readCounts()).toMatchObject({ unread: 1 });
  await expect(other.api.messages.sendMessage({ ...message, id: anna.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(anna.api.messages.sendMessage({ ...message, id: other.id })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('100 simultaneous messages from both sides are stored in one order, with the right counts', async () => {
  const [anna, bram] = await friends();

  await Promise.all(Array.from({ length: 50 }, (_, n) => [write(anna, bram, `a${n}`), write(bram, anna, `b${n}`)]).flat());

  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await anna.api.messages.listMessages({ id: bram.id, before });
    seen.unshift(...textsOf(page));
    before = page.older ?? undefined;
  } while (before !== undefined);
  expect(seen).toHaveLength(100);
  expect(new Set(seen).size).toBe(100);
  for (const { api } of [anna, bram]) {
    expect(await api.messages.listConversations({})).toMatchObject({ conversations: [{ unreadCount: 50 }] });
    expect(await api.messages.readCounts()).toEqual({ unread: 1, requests: 0 });
  }
  const { rows } = await pool.query('select count(*)::int as count from conversations where $1 in (low_id, high_id)', [anna.id]);
  expect(rows).toEqual([{ count: 1 }]);
});

test('a conversation is read in pages: backwards, forwards, and around a message', async () => {
  const [anna, bram] = await friends();
  const texts = Array.from({ length: 75 }, (_, n) => `bericht ${n}`);
  await makeConversation(db, { from: anna.id, to: bram.id, texts });
  const list = (place: object) => anna.api.messages.listMessages({ id: bram.id, ...place });

  const newest = await list({});
  const older = await list({ before: newest.older ?? '' });
  const oldest = await list({ before: older.older ?? '' });
  expect([...textsOf(oldest), ...textsOf(older), ...textsOf(newest)]).toEqual(texts);
  expect([newest.newer, oldest.older]).toEqual([null, null]);

  const around = await list({ at: oldest.messages.at(-1)?.createdAt });
  expect(textsOf(around)).toEqual(texts.slice(0, 45));
  const rest = await list({ after: around.newer ?? '' });
  expect(textsOf(rest)).toEqual(texts.slice(45));
  expect(rest.newer).toBeNull();
});

test('reading lowers the unread count, moves the other person’s read mark, and marks the notification as read', async () => {
  const [anna, bram] = await friends();
  const first = await write(anna, bram, 'Eén');
  const second = await write(anna, bram, 'Twee');
  expect(await bram.api.notifications.readUnreadCount()).toEqual({ unreadCount: 1 });

  expect(await bram.api.messages.markRead({ id: anna.id, until: first.id })).toEqual({ unreadCount: 1 });
  expect(await anna.api.messages.readConversation({ id: bram.id })).toMatchObject({ readUntil: first.createdAt });
  expect(await bram.api.notifications.readUnreadCount()).toEqual({ unreadCount: 1 });
  expect(await bram.api.messages.markRead({ id: anna.id, until: second.id })).toEqual({ unreadCount: 0 });
  // A read mark never moves back.
  expect(await bram.api.messages.markRead({ id: anna.id, until: first.id })).toEqual({ unreadCount: 0 });

  expect(await anna.api.messages.readConversation({ id: bram.id })).toMatchObject({ readUntil: second.createdAt });
  expect(await bram.api.messages.readCounts()).toEqual({ unread: 0, requests: 0 });
  expect(await bram.api.notifications.readUnreadCount()).toEqual({ unreadCount: 0 });
});

test('a person who hides their read marks neither shows nor sees any', async () => {
  const [anna, bram] = await friends();
  const fromAnna = await write(anna, bram, 'Dag');
  const fromBram = await write(bram, anna, 'Dag jij');
  await bram.api.messages.markRead({ id: anna.id, until: fromAnna.id });
  await anna.api.messages.markRead({ id: bram.id, until: fromBram.id });
  const marks = async () => [
    (await anna.api.messages.readConversation({ id: bram.id })).readUntil,
    (await bram.api.messages.readConversation({ id: anna.id })).readUntil,
  ];
  expect(await marks()).toEqual([fromAnna.createdAt, fromBram.createdAt]);

  expect(await bram.api.ownMessages.savePreferences({ showsReadMarks: false })).toEqual({ showsReadMarks: false });

  expect(await marks()).toEqual([null, null]);
  expect(await bram.api.ownMessages.readPreferences()).toEqual({ showsReadMarks: false });
  await bram.api.ownMessages.savePreferences({ showsReadMarks: true });
  expect(await marks()).toEqual([fromAnna.createdAt, fromBram.createdAt]);
});

test('a browser is told that its message was read only if both people share their read marks', async () => {
  const [anna, bram] = await friends();
  async function heardOfReading() {
    const { id: until } = await write(anna, bram, 'Dag');
    return heardDuring(server.services, anna, () => bram.api.messages.markRead({ id: anna.id, until }));
  }
  expect(await heardOfReading()).toEqual([{ topic: 'messages', id: bram.id }]);

  await bram.api.ownMessages.savePreferences({ showsReadMarks: false });
  expect(await heardOfReading()).toEqual([]);
  await bram.api.ownMessages.savePreferences({ showsReadMarks: true });
  await anna.api.ownMessages.savePreferences({ showsReadMarks: false });
  expect(await heardOfReading()).toEqual([]);
});

test('both people’s browsers are told of a message, and the other’s of typing; nobody else’s are', async () => {
  const [anna, bram] = await friends();
  const other = await server.person();
  const [ofAnna, ofBram, ofOther] = [await openLiveStream(anna), await openLiveStream(bram), await openLiveStream(other)];

  await anna.api.messages.tellTyping({ id: bram.id });
  await ofBram.until(() => ofBram.changes().some(({ topic, id }) => topic === 'typing' && id === anna.id));
  await write(anna, bram, 'Dag');
  await ofBram.until(() => ofBram.changes().some(({ topic, id }) => topic === 'messages' && id === anna.id));
  await ofAnna.until(() => ofAnna.changes().some(({ topic, id }) => topic === 'messages' && id === bram.id));

  await server.services.live.tellNow([other.id], { topic: 'test', id: null });
  await ofOther.until(() => ofOther.changes().length > 0);
  expect(ofOther.changes()).toEqual([{ topic: 'test', id: null }]);
});

test('the notification names the sender and quotes 50 characters; several messages share one', async () => {
  const [anna, bram] = await friends();

  await write(anna, bram, 'Eerste');
  await write(anna, bram, `${'x'.repeat(50)}yz`);

  const { notifications } = await bram.api.notifications.listNotifications({});
  expect(notifications).toMatchObject([
    { title: '2 nieuwe berichten', message: expect.stringContaining(`${'x'.repeat(50)}...`), actionUrl: `/netwerk?chat=${anna.id}` },
  ]);
  expect(notifications[0]?.message).toContain('Anna');
});

test('a block hides the conversation from both people until it is lifted', async () => {
  const [anna, bram] = await friends();
  const message = await write(anna, bram, 'Dag');
  await makeBlock(db, { from: bram.id, of: anna.id });

  for (const [one, other] of [
    [anna, bram],
    [bram, anna],
  ] as const) {
    await expect(write(one, other, 'Nog iets')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(one.api.messages.readConversation({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(one.api.messages.listMessages({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(one.api.messages.tellTyping({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await one.api.messages.listConversations({})).conversations).toEqual([]);
    expect((await one.api.messages.searchMessages({ search: 'Dag' })).messages).toEqual([]);
    expect(await one.api.messages.readCounts()).toEqual({ unread: 0, requests: 0 });
  }
  await expect(anna.api.messages.deleteMessage({ id: message.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });

  await bram.api.network.unblockPerson({ id: anna.id });
  expect(textsOf(await anna.api.messages.listMessages({ id: bram.id }))).toEqual(['Dag']);
});

test('the list of conversations is read in pages, the latest message first', async () => {
  const anna = await server.person();
  const others = await Promise.all(Array.from({ length: 23 }, () => server.person()));
  for (const [at, { id }] of others.entries()) {
    await makeConversation(db, { from: anna.id, to: id, texts: [`van ${at}`], lastAt: new Date(Date.UTC(2026, 0, 1, 12, at)) });
  }

  const first = await anna.api.messages.listConversations({});
  const second = await anna.api.messages.listConversations({ after: first.next ?? '' });

  const seen = [...first.conversations, ...second.conversations].map(({ lastMessage }) => lastMessage.excerpt);
  expect(seen).toEqual(others.map((_, at) => `van ${at}`).toReversed());
  expect([first.conversations.length, second.next]).toEqual([20, null]);
});
