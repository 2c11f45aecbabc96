import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makePost } from './factory.ts';

const server = await startTestServer();
const { clock } = server;
const { db } = server.services;

test('counted are the posts of others that came later; own ones and drafts are not', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const shown = await makePost(db, { authorId: bram.id, createdAt: clock.now() });
  const after = `${shown.createdAt.toISOString()}_${shown.id}`;
  expect(await anna.api.feed.countNewPosts({ after })).toEqual({ count: 0 });
  clock.advance({ seconds: 1 });

  await makePost(db, { authorId: bram.id, createdAt: clock.now() });
  await makePost(db, { authorId: bram.id, createdAt: clock.now(), isPublished: false });
  await anna.api.feed.createPost({ id: newId(), content: 'Van mij.' });

  expect(await anna.api.feed.countNewPosts({ after })).toEqual({ count: 1 });
  expect(await bram.api.feed.countNewPosts({ after })).toEqual({ count: 1 });
});

test('posts of the same moment count if their id is later', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  clock.advance({ seconds: 1 });
  const [first, second] = [
    await makePost(db, { authorId: bram.id, createdAt: clock.now() }),
    await makePost(db, { authorId: bram.id, createdAt: clock.now() }),
  ];

  const count = async (post: typeof first) =>
    (await anna.api.feed.countNewPosts({ after: `${post.createdAt.toISOString()}_${post.id}` })).count;

  expect([await count(first), await count(second)].toSorted()).toEqual([0, 1]);
});

test('it counts no further than 100, and all posts when none is shown', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const rows = Array.from({ length: 103 }, () => makePost(db, { authorId: bram.id, createdAt: clock.now() }));
  await Promise.all(rows);

  expect(await anna.api.feed.countNewPosts({})).toEqual({ count: 100 });
});

test('a place that is none is refused', async () => {
  const anna = await server.person();

  const answer = await anna.send('GET', '/api/new-posts?after=gisteren');

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: 'Ongeldige bladerpositie.' } });
});
