import { expect, test } from 'vitest';
import { heardDuring } from '../../app/testing/heard-during.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makePost } from '../feed/factory.ts';
import { makeConnection } from '../relations/factory.ts';

const server = await startTestServer({ tasks: [] });
const { services } = server;
const { db } = services;

test('a stranger’s browser hears nothing of a block, nor of its end', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: anna.id });
  // Anna has a notification of his, which goes with the block; Bram has none of hers.
  await bram.api.comments.createComment({ id, commentId: newId(), content: 'Mooi' });

  const heard = await heardDuring(services, bram, async () => {
    await anna.api.network.blockPerson({ id: bram.id });
    await anna.api.network.unblockPerson({ id: bram.id });
  });

  expect(heard).toEqual([]);
});

test('a browser hears the same of a connection or request that goes, by a block or not, and not whose it was', async () => {
  const ends = {
    removed: async (anna: Person, bram: Person) => anna.api.network.removeConnection({ id: bram.id }),
    declined: async (anna: Person, bram: Person) => anna.api.network.declineRequest({ id: bram.id }),
    blocked: async (anna: Person, bram: Person) => anna.api.network.blockPerson({ id: bram.id }),
  };
  for (const [status, ending] of [
    ['accepted', 'removed'],
    ['accepted', 'blocked'],
    ['pending', 'declined'],
    ['pending', 'blocked'],
  ] as const) {
    const [anna, bram] = [await server.person(), await server.person()];
    await makeConnection(db, { from: bram.id, to: anna.id, status });

    const heard = await heardDuring(services, bram, () => ends[ending](anna, bram));

    expect({ ending, heard }).toEqual({ ending, heard: [{ topic: 'network', id: null }] });
    expect(await bram.api.network.readCounts({})).toMatchObject({ connections: 0 });
    expect((await bram.api.network.listRequests({ direction: 'sent' })).people).toEqual([]);
  }
});

test('the own browsers of who blocks or unblocks hear whom', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  const heard = await heardDuring(services, anna, async () => {
    await anna.api.network.blockPerson({ id: bram.id });
    await anna.api.network.unblockPerson({ id: bram.id });
  });

  expect(heard).toEqual([
    { topic: 'network', id: bram.id },
    { topic: 'network', id: bram.id },
  ]);
});
