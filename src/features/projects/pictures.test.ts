import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { makeBlock } from '../relations/factory.ts';
import { makeUpload } from '../uploads/factory.ts';
import { makeProject } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

type Details = Omit<Parameters<typeof makeProject>[1], 'ownerId' | 'imageId' | 'logoId'>;

/** Makes a project with a picture, and returns who gets that picture. */
async function seenBy(details: Details, as: 'imageId' | 'logoId' = 'imageId') {
  const [owner, member, blocked] = [await server.person(), await server.person(), await server.person()];
  const { id } = await makeUpload(services, { ownerId: owner.id, kind: 'project-image' });
  await makeProject(db, { ...details, ownerId: owner.id, [as]: id });
  await makeBlock(db, { from: owner.id, of: blocked.id });
  const status = async (caller: ReturnType<typeof server.visitor>) => (await caller.fetch(`/uploads/${id}/480.webp`)).status;
  return [await status(owner), await status(member), await status(server.visitor()), await status(blocked)];
}

test('the picture and the logo of a published project are shown to everybody but people whom its owner blocks', async () => {
  expect(await seenBy({ status: 'active' })).toEqual([200, 200, 200, 404]);
  expect(await seenBy({ status: 'completed' }, 'logoId')).toEqual([200, 200, 200, 404]);
});

test('the picture of a draft or a withdrawn project is its owner’s alone', async () => {
  expect(await seenBy({ status: 'draft' })).toEqual([200, 404, 404, 404]);
  expect(await seenBy({ withdrawnAt: clock.now() })).toEqual([200, 404, 404, 404]);
});

test('a project picture that no project shows is its owner’s alone', async () => {
  const owner = await server.person();
  const { id } = await makeUpload(services, { ownerId: owner.id, kind: 'project-image' });
  const status = async (caller: ReturnType<typeof server.visitor>) => (await caller.fetch(`/uploads/${id}/480.webp`)).status;

  expect([await status(owner), await status(await server.person()), await status(server.visitor())]).toEqual([200, 404, 404]);
});
