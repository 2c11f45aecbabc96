import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeConnection } from '../relations/factory.ts';
import { makeUpload } from '../uploads/factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

async function scene(): Promise<{ anna: Person; bram: Person; message: { id: string } }> {
  const [anna, bram] = [await server.person({ firstName: 'Anna' }), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  const message = await anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: 'Tot dinsdag.' });
  return { anna, bram, message };
}

const quoteFor = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications[0]?.message;

test('a sender edits a message within 15 minutes, and both people see that it was edited', async () => {
  const { anna, bram, message } = await scene();
  server.clock.advance({ seconds: 14 * 60 });

  const edited = await anna.api.messages.editMessage({ id: message.id, content: ' Tot woensdag. ' });

  expect(edited).toMatchObject({ content: 'Tot woensdag.', editedAt: server.clock.now().toISOString() });
  const { messages } = await bram.api.messages.listMessages({ id: anna.id });
  expect(messages).toMatchObject([{ content: 'Tot woensdag.', can: { edit: false, delete: false }, editableUntil: null }]);
  expect(await quoteFor(bram)).toContain('Tot woensdag.');
});

test('an edit after 15 minutes is refused, but repeating the same text is not', async () => {
  const { anna, message } = await scene();
  server.clock.advance({ seconds: 15 * 60 });

  await expect(anna.api.messages.editMessage({ id: message.id, content: 'Anders' })).rejects.toMatchObject({
    code: 'TOO_LATE',
    message: 'Een bericht kun je tot 15 minuten na het versturen bewerken.',
  });
  expect(await anna.api.messages.editMessage({ id: message.id, content: 'Tot dinsdag.' })).toMatchObject({ editedAt: null });
});

test('a deleted message leaves a trace, and its text is in no list, notification or table', async () => {
  const { anna, bram, message } = await scene();
  await anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: 'Of toch niet.' });
  await anna.api.messages.deleteMessage({ id: message.id });

  const { messages } = await bram.api.messages.listMessages({ id: anna.id });
  expect(messages).toMatchObject([{ id: message.id, content: '', isDeleted: true, can: { delete: false } }, { content: 'Of toch niet.' }]);
  expect(await bram.api.messages.readCounts()).toMatchObject({ unread: 1 });
  expect((await bram.api.messages.searchMessages({ search: 'dinsdag' })).messages).toEqual([]);
  expect(await anna.api.messages.deleteMessage({ id: message.id })).toMatchObject({ isDeleted: true });
  await expect(anna.api.messages.editMessage({ id: message.id, content: 'Terug' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { rows } = await pool.query('select content from messages where id = $1', [message.id]);
  expect(rows).toEqual([{ content: '' }]);
});

test('deleting the last unread message removes its notification; deleting another removes the quote', async () => {
  const { anna, bram, message } = await scene();
  const second = await anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: 'Geheim.' });
  expect(await quoteFor(bram)).toContain('Geheim.');

  await anna.api.messages.deleteMessage({ id: second.id });
  expect(await quoteFor(bram)).toMatch(/^Anna .* heeft je geschreven\.$/);
  expect((await bram.api.messages.listConversations({})).conversations).toMatchObject([
    { lastMessage: { isDeleted: true, excerpt: '' }, unreadCount: 1 },
  ]);

  await anna.api.messages.deleteMessage({ id: message.id });
  expect(await quoteFor(bram)).toBeUndefined();
  expect(await bram.api.messages.readCounts()).toMatchObject({ unread: 0 });
});

test('a notification no longer quotes the name of a deleted file', async () => {
  const { anna, bram } = await scene();
  const { id: fileId } = await makeUpload(server.services, { ownerId: anna.id, kind: 'document' });
  const file = await anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: '', attachmentIds: [fileId] });
  expect(await quoteFor(bram)).toContain('Plan.pdf');

  await anna.api.messages.deleteMessage({ id: file.id });

  expect(await quoteFor(bram)).toMatch(/^Anna .* heeft je geschreven\.$/);
});

test('the other person may neither edit nor delete a message, and a stranger can’t find it', async () => {
  const { bram, message } = await scene();
  const stranger = await server.person();

  for (const [person, code] of [
    [bram, 'FORBIDDEN'],
    [stranger, 'NOT_FOUND'],
  ] as const) {
    await expect(person.api.messages.editMessage({ id: message.id, content: 'Van mij' })).rejects.toMatchObject({ code });
    await expect(person.api.messages.deleteMessage({ id: message.id })).rejects.toMatchObject({ code });
  }
});

test('a message read while it is deleted counts neither as unread nor twice', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { anna, bram, message } = await scene();
    await Promise.all([
      anna.api.messages.deleteMessage({ id: message.id }),
      bram.api.messages.markRead({ id: anna.id, until: message.id }),
    ]);
    expect(await bram.api.messages.readCounts()).toEqual({ unread: 0, requests: 0 });
  }
});
