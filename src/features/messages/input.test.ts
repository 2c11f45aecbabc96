import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeConnection } from '../relations/factory.ts';
import { makeConversation } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

async function twoConnected() {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  return { anna, bram };
}

test.for(['before', 'after', 'at'])('an instant outside the database’s range is refused (%s)', async (place) => {
  const { anna, bram } = await twoConnected();
  const statusAt = async (instant: string) =>
    (await anna.send('GET', `/api/conversations/${bram.id}/messages?${place}=${encodeURIComponent(instant)}`)).status;

  expect(await statusAt('0000-01-01T00:00:00Z')).toBe(400);
  expect(await statusAt(`2026-01-01T00:00:00.${'1'.repeat(2000)}Z`)).toBe(400);
  expect(await statusAt('2026-02-30T00:00:00Z')).toBe(400);
  expect(await statusAt('0001-01-01T00:00:00Z')).toBe(200);
  expect(await statusAt('9999-12-31T23:59:59.999999Z')).toBe(200);
});

test('a cursor with an endless fraction of a second is refused', async () => {
  const { anna } = await twoConnected();
  const after = encodeURIComponent(`2026-01-01T00:00:00.${'1'.repeat(2000)}Z_${newId()}`);

  expect((await anna.send('GET', `/api/conversations?after=${after}`)).status).toBe(400);
  expect((await anna.send('GET', `/api/messages?search=dag&after=${after}`)).status).toBe(400);
});

test('a person’s id is accepted in capitals', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConversation(db, { from: anna.id, to: bram.id, texts: ['Dag!', 'Dag Anna'] });
  const id = bram.id.toUpperCase();

  expect(await anna.api.messages.readConversation({ id })).toMatchObject({ state: 'open' });
  expect((await anna.api.messages.listMessages({ id })).messages).toHaveLength(2);
  expect(await anna.api.messages.sendMessage({ id, messageId: newId(), content: 'Hoi' })).toMatchObject({ content: 'Hoi' });
  await expect(anna.api.messages.sendMessage({ id: anna.id.toUpperCase(), messageId: newId(), content: 'Ik' })).rejects.toMatchObject({
    code: 'SELF',
  });
});

test('a text is limited in characters and stored as it was sent', async () => {
  const { anna, bram } = await twoConnected();
  const send = (content: string) => anna.send('POST', `/api/conversations/${bram.id}/messages`, { messageId: newId(), content });

  expect(await send('😀'.repeat(4000))).toMatchObject({ status: 201, body: { content: '😀'.repeat(4000) } });
  expect(await send('\u202Eom')).toMatchObject({ status: 201, body: { content: '\u202Eom' } });
  expect(await send('a\uD800b')).toMatchObject({ status: 201, body: { content: 'a\uFFFDb' } });
  for (const refused of ['😀'.repeat(4001), '\u200B', 'a\0b']) expect((await send(refused)).status).toBe(400);
});
