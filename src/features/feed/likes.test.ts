import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { whenFree } from '../../app/testing/when-free.ts';
import { newId } from '../../platform/ids.ts';
import { foldLikes } from './commands/fold-likes.ts';
import { makeLike, makePost } from './factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

async function countOf(person: Awaited<ReturnType<typeof server.person>>, postId: string) {
  const { posts } = await person.api.feed.listPosts({});
  const post = posts.find(({ id }) => id === postId);
  return post && { likesCount: post.likesCount, likedByViewer: post.likedByViewer };
}

async function changesWaiting(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as waiting from post_like_changes');
  return rows[0].waiting;
}

test('a like counts for all and shows as one’s own; taking it back undoes both', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: anna.id });

  expect(await bram.api.feed.likePost({ id })).toEqual({ likesCount: 1, likedByViewer: true });
  expect(await countOf(anna, id)).toEqual({ likesCount: 1, likedByViewer: false });
  expect(await countOf(bram, id)).toEqual({ likesCount: 1, likedByViewer: true });

  expect(await bram.api.feed.unlikePost({ id })).toEqual({ likesCount: 0, likedByViewer: false });
  expect(await countOf(bram, id)).toEqual({ likesCount: 0, likedByViewer: false });
});

test('liking twice is liking once, and taking back what was not given changes nothing', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });

  await anna.api.feed.likePost({ id });
  expect(await anna.api.feed.likePost({ id })).toEqual({ likesCount: 1, likedByViewer: true });
  await anna.api.feed.unlikePost({ id });
  expect(await anna.api.feed.unlikePost({ id })).toEqual({ likesCount: 0, likedByViewer: false });
});

test('50 likes at once by one person are one', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });

  const answers = await Promise.all(Array.from({ length: 50 }, () => whenFree(() => anna.api.feed.likePost({ id }))));

  expect(answers).toEqual(Array(50).fill({ likesCount: 1, likedByViewer: true }));
  await foldLikes(server.services);
  expect(await countOf(anna, id)).toEqual({ likesCount: 1, likedByViewer: true });
});

test('20 people like and unlike at once: the count is exact before and after folding', async () => {
  const author = await server.person();
  const { id } = await makePost(db, { authorId: author.id });
  const people = await Promise.all(Array.from({ length: 20 }, () => server.person()));

  // Each likes, every second one takes it back, every fourth likes again; folding runs in between.
  await Promise.all([
    ...people.map(async ({ api }, index) => {
      await api.feed.likePost({ id });
      if (index % 2 === 0) await api.feed.unlikePost({ id });
      if (index % 4 === 0) await api.feed.likePost({ id });
    }),
    ...Array.from({ length: 5 }, () => foldLikes(server.services)),
  ]);

  expect(await countOf(author, id)).toEqual({ likesCount: 15, likedByViewer: false });
  await Promise.all([foldLikes(server.services), foldLikes(server.services)]);
  expect(await countOf(author, id)).toEqual({ likesCount: 15, likedByViewer: false });
  expect(await changesWaiting()).toBe(0);
});

test('200 likes and unlikes of one hot post at once are counted exactly, before and after folding', async () => {
  const author = await server.person();
  const { id } = await makePost(db, { authorId: author.id });
  const people = await Promise.all(Array.from({ length: 20 }, () => server.person()));

  // Ten each, all at once: what stays is what the rows say, whichever came last.
  await Promise.all([
    ...people.flatMap(({ api }) =>
      Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? api.feed.likePost({ id }) : api.feed.unlikePost({ id }))),
    ),
    ...Array.from({ length: 5 }, () => foldLikes(server.services)),
  ]);

  const { rows } = await pool.query('select count(*)::int as likes from post_likes where post_id = $1', [id]);
  expect(await countOf(author, id)).toEqual({ likesCount: rows[0].likes, likedByViewer: false });
  await foldLikes(server.services);
  expect(await countOf(author, id)).toEqual({ likesCount: rows[0].likes, likedByViewer: false });
  expect(await changesWaiting()).toBe(0);
});

test('folding leaves the counts of other posts alone', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [first, second] = [await makePost(db, { authorId: anna.id }), await makePost(db, { authorId: anna.id })];
  await makeLike(db, { postId: first.id, personId: anna.id });
  await makeLike(db, { postId: first.id, personId: bram.id });
  await makeLike(db, { postId: second.id, personId: bram.id });

  await foldLikes(server.services);

  expect(await countOf(anna, first.id)).toEqual({ likesCount: 2, likedByViewer: true });
  expect(await countOf(anna, second.id)).toEqual({ likesCount: 1, likedByViewer: false });
});

test('folding continues from the previous count', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: anna.id });

  await anna.api.feed.likePost({ id });
  await foldLikes(server.services);
  await bram.api.feed.likePost({ id });
  await foldLikes(server.services);
  expect(await countOf(anna, id)).toEqual({ likesCount: 2, likedByViewer: true });

  await anna.api.feed.unlikePost({ id });
  await foldLikes(server.services);
  expect(await countOf(anna, id)).toEqual({ likesCount: 1, likedByViewer: false });
});

test('another person’s draft can’t be liked, and answers like a missing post', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const draft = await makePost(db, { authorId: anna.id, isPublished: false });

  for (const id of [draft.id, newId()]) {
    for (const method of ['PUT', 'DELETE']) {
      const answer = await bram.send(method, `/api/posts/${id}/like`);
      expect(answer).toEqual({ status: 404, body: { code: 'NOT_FOUND', message: 'Deze post bestaat niet (meer).' } });
    }
  }
  const { rows } = await pool.query('select * from post_likes where post_id = $1', [draft.id]);
  expect(rows).toEqual([]);
});

test('signed out nothing can be liked', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });
  const refusal = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om posts te liken.' } };

  expect(await server.visitor().send('PUT', `/api/posts/${id}/like`)).toEqual(refusal);
  expect(await server.visitor().send('DELETE', `/api/posts/${id}/like`)).toEqual(refusal);
});

test('an id that is none is refused before the database sees it', async () => {
  const anna = await server.person();

  const answer = await anna.send('PUT', '/api/posts/1/like');

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: 'Ongeldige id.' } });
});
