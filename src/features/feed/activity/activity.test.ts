import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeBlock, makeConnection } from '../../relations/factory.ts';
import { makePost } from '../factory.ts';

const server = await startTestServer();
const { db } = server.services;

const activityOf = async (viewer: Person, id: string) => (await viewer.api.activity.listActivity({ id })).acts.map((act) => act.id);

/** Somebody comments on a post of somebody else; returns the comment's id. */
async function comment(person: Person, authorId: string, content = 'Mooi gemaakt.'): Promise<string> {
  const { id } = await makePost(db, { authorId, content: 'De eerste stoel.' });
  const commentId = newId();
  await person.api.comments.createComment({ id, commentId, content });
  return commentId;
}

test('comments on posts of others and published projects are listed, newest first, each with the way to it', async () => {
  const [anna, bram, reader] = [await server.person(), await server.person({ firstName: 'Bram', lastName: 'Bos' }), await server.person()];
  const earlier = new Date(server.clock.now().getTime() - 60_000);
  const { id: projectId } = await makeProject(db, { ownerId: anna.id, title: 'Zonnedak', publishedAt: earlier });
  const commentId = await comment(anna, bram.id);
  await comment(anna, anna.id);

  const { acts, next } = await reader.api.activity.listActivity({ id: anna.id });

  expect(acts).toMatchObject([
    { kind: 'comment', id: commentId, excerpt: 'Mooi gemaakt.', post: { excerpt: 'De eerste stoel.', author: { firstName: 'Bram' } } },
    { kind: 'project', id: projectId, title: 'Zonnedak', at: earlier.toISOString() },
  ]);
  expect(next).toBeNull();
});

test('an act is shown to those only who can see what it is about', async () => {
  const [anna, bram, reader] = [await server.person({ roles: ['entrepreneur'] }), await server.person(), await server.person()];
  await makeProject(db, { ownerId: anna.id, status: 'draft' });
  const commentId = await comment(anna, bram.id);
  expect(await activityOf(reader, anna.id)).toEqual([commentId]);

  await makeBlock(db, { from: bram.id, of: reader.id });

  expect(await activityOf(reader, anna.id)).toEqual([]);
  expect(await activityOf(anna, anna.id)).toEqual([commentId]);
});

test('a profile that isn’t public shows its activity to connections only, and a blocked person finds nobody', async () => {
  const [anna, bram, friend] = [await server.person({ isPublic: false }), await server.person(), await server.person()];
  await makeConnection(db, { from: friend.id, to: anna.id });
  const commentId = await comment(anna, bram.id);

  expect(await activityOf(bram, anna.id)).toEqual([]);
  expect(await activityOf(friend, anna.id)).toEqual([commentId]);
  await makeBlock(db, { from: anna.id, of: bram.id });
  await expect(activityOf(bram, anna.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('activity comes 20 at a time, each once, and long comments are cut', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: bram.id });
  for (let count = 0; count < 23; count += 1) {
    await anna.api.comments.createComment({ id, commentId: newId(), content: `${count} `.padEnd(400, 'x') });
  }

  const first = await bram.api.activity.listActivity({ id: anna.id });
  const second = await bram.api.activity.listActivity({ id: anna.id, before: first.next ?? undefined });

  expect([first.acts.length, second.acts.length, second.next]).toEqual([20, 3, null]);
  expect(new Set([...first.acts, ...second.acts].map((act) => act.id)).size).toBe(23);
  expect(first.acts[0]).toMatchObject({ excerpt: expect.stringMatching(/^22 x{276}…$/) });
});
