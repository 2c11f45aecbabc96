import { expect, test } from 'vitest';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { makeConnection } from '../relations/factory.ts';

const server = await startTestServer();
const { db, live } = server.services;

test('a choice that shows connections nothing new tells them nothing: the same again, one made offline, or to who hides their own', async () => {
  const [anna, bram, hidden] = [await server.person(), await server.person(), await server.person()];
  for (const { id } of [anna, hidden]) await makeConnection(db, { from: id, to: bram.id });
  await hidden.api.presence.savePreference({ isShown: false });
  const [annas, hiddens] = [await openLiveStream(anna), await openLiveStream(hidden)];
  const told = () => annas.changes().filter(({ topic, id }) => topic === 'presence' && id === bram.id).length;

  // Offline, as far as anybody can see.
  for (const isShown of [false, true]) await bram.api.presence.savePreference({ isShown });
  await openLiveStream(bram);
  await annas.until(() => told() > 0);
  expect(told()).toBe(1);
  for (const isShown of [true, false, false]) await bram.api.presence.savePreference({ isShown });

  for (const person of [anna, hidden]) await live.tellNow([person.id], { topic: 'last', id: null });
  for (const stream of [annas, hiddens]) await stream.until(() => stream.changes().some(({ topic }) => topic === 'last'));
  expect(told()).toBe(2);
  expect(hiddens.changes()).not.toContainEqual({ topic: 'presence', id: bram.id });
});
