import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { makePost } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

test('a post says who likes it, without people whom the viewer blocks', async () => {
  const [author, reader, liker, blocked] = [await server.person(), await server.person(), await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: author.id });
  for (const { api } of [reader, liker, blocked]) await api.feed.likePost({ id });
  await makeBlock(db, { from: reader.id, of: blocked.id });

  const { people, next } = await reader.api.feed.listLikers({ id });

  expect([people.map((person) => person.id).toSorted(), next]).toEqual([[reader.id, liker.id].toSorted(), null]);
  const { people: rest } = await reader.api.feed.listLikers({ id, after: people[0]?.id });
  expect(rest.map((person) => person.id)).toEqual([people[1]?.id]);
  await expect(reader.api.feed.listLikers({ id: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a profile has the published posts of its owner, for whoever may see it', async () => {
  const [author, reader, friend] = [await server.person({ isPublic: false }), await server.person(), await server.person()];
  await makeConnection(db, { from: author.id, to: friend.id });
  const { id } = await makePost(db, { authorId: author.id });
  await makePost(db, { authorId: author.id, isPublished: false });
  await makePost(db, { authorId: friend.id });
  const seenBy = async ({ api }: typeof reader) => (await api.feed.listPostsOf({ id: author.id })).posts.map((post) => post.id);

  expect([await seenBy(friend), await seenBy(author), await seenBy(reader)]).toEqual([[id], [id], []]);

  await makeBlock(db, { from: author.id, of: friend.id });
  await expect(friend.api.feed.listPostsOf({ id: author.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
