import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { whenFree } from '../../app/testing/when-free.ts';
import { newId } from '../../platform/ids.ts';
import { makeUpload } from '../uploads/factory.ts';
import type { Post } from './contract.ts';
import { type MadePost, makeComment, makeLike, makePost } from './factory.ts';

const server = await startTestServer();
const lonely = await startTestServer();
const { db } = server.services;

/** Every page of the feed, one after the other. */
async function wholeFeed(person: Awaited<ReturnType<typeof server.person>>, meanwhile: () => Promise<unknown> = async () => {}) {
  const posts: Post[] = [];
  let before: string | undefined;
  do {
    const page = await person.api.feed.listPosts({ before });
    posts.push(...page.posts);
    before = page.next ?? undefined;
    await meanwhile();
  } while (before !== undefined);
  return posts;
}

test('a post is on the feed of others at once, trimmed, with its author', async () => {
  const anna = await server.person({ firstName: 'Anna', lastName: 'Peeters', jobTitle: 'Bakker', company: 'De Oven' });
  const bram = await server.person();
  server.clock.advance({ seconds: 1 });

  const post = await anna.api.feed.createPost({ id: newId(), content: '  Wij zoeken\neen bakker. \n' });

  expect(post).toEqual({
    id: post.id,
    content: 'Wij zoeken\neen bakker.',
    createdAt: server.clock.now().toISOString(),
    author: { id: anna.id, firstName: 'Anna', lastName: 'Peeters', jobTitle: 'Bakker', company: 'De Oven', avatarId: null },
    image: null,
    project: null,
    likesCount: 0,
    likedByViewer: false,
    commentsCount: 0,
    editedAt: null,
    isDraft: false,
    can: { edit: true, delete: true },
  });
  const seen = { ...post, can: { edit: false, delete: false } };
  expect((await bram.api.feed.listPosts({})).posts[0]).toEqual(seen);
  expect(await bram.api.feed.readPost({ id: post.id })).toEqual(seen);
});

test('posts come newest first, 20 at a time, each once, also with equal times and new posts in between', async () => {
  const anna = await server.person();
  const times = [60, 60, 60, 30].map((minutes) => new Date(server.clock.now().getTime() + minutes * 60_000));
  const made: MadePost[] = [];
  for (let index = 0; index < 48; index += 1) made.push(await makePost(db, { authorId: anna.id, createdAt: times[index % 4] }));
  const newcomer = () => makePost(db, { authorId: anna.id, createdAt: new Date(server.clock.now().getTime() + 7_200_000) });

  const first = await anna.api.feed.listPosts({});
  const all = (await wholeFeed(anna, newcomer)).filter(({ id }) => made.some((post) => post.id === id));

  expect(first.posts).toHaveLength(20);
  const expected = made.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  expect(all.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test('a page has as many posts as were asked for, up to 20, and the next one begins after them', async () => {
  const anna = await server.person();
  for (let index = 0; index < 9; index += 1) await makePost(db, { authorId: anna.id });

  const whole = await anna.api.feed.listPosts({ limit: 9 });
  const first = await anna.api.feed.listPosts({ limit: 4 });
  const second = await anna.api.feed.listPosts({ limit: 5, before: first.next ?? '' });

  expect([...first.posts, ...second.posts]).toEqual(whole.posts);
  await expect(anna.api.feed.listPosts({ limit: 21 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('the last page says that it is the last, also when it is full', async () => {
  const anna = await lonely.person();
  expect(await anna.api.feed.listPosts({})).toEqual({ posts: [], next: null });

  for (let index = 0; index < 20; index += 1) await makePost(lonely.services.db, { authorId: anna.id });
  const page = await anna.api.feed.listPosts({});
  expect([page.posts.length, page.next]).toEqual([20, null]);

  await makePost(lonely.services.db, { authorId: anna.id });
  const { next } = await anna.api.feed.listPosts({});
  const last = await anna.api.feed.listPosts({ before: next ?? '' });
  expect([last.posts.length, last.next]).toEqual([1, null]);
});

const tooShort = 'Voer een bericht in of selecteer een afbeelding.';

test.each([
  ['no text', {}, expect.any(String)],
  ['an empty text', { content: '' }, tooShort],
  ['a blank text', { content: ' \n\t ' }, tooShort],
  ['a text without a shape', { content: '\u200b\u00ad' }, tooShort],
  ['a text that is too long', { content: 'a'.repeat(3001) }, 'Een bericht heeft hoogstens 3.000 tekens.'],
  ['an id that is none', { id: 'een', content: 'Hallo' }, 'Ongeldige id.'],
  ['a field that nobody knows', { content: 'Hallo', isAdmin: true }, expect.any(String)],
])('a post with %s is refused', async (_what, details, message) => {
  const anna = await server.person();

  const answer = await anna.send('POST', '/api/posts', { id: newId(), ...details });

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message } });
});

test('the longest post that is allowed is kept whole', async () => {
  const anna = await server.person();
  const content = 'é'.repeat(3000);

  expect((await anna.api.feed.createPost({ id: newId(), content: ` ${content} ` })).content).toBe(content);
});

test('50 repeats of one post make one', async () => {
  const anna = await server.person();
  const post = { id: newId(), content: 'Eén keer.' };

  const answers = await Promise.all(Array.from({ length: 50 }, () => whenFree(() => anna.api.feed.createPost(post))));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const posts = await wholeFeed(anna);
  expect(posts.filter(({ content }) => content === 'Eén keer.')).toHaveLength(1);
});

test('repeating a post with other text returns the first post', async () => {
  const anna = await server.person();
  const id = newId();
  const first = await anna.api.feed.createPost({ id, content: 'Eerst.' });

  expect(await anna.api.feed.createPost({ id, content: 'Daarna.' })).toEqual(first);
});

test('the id of another person is refused and their post stays as it was', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Van Anna.' });

  const theft = bram.api.feed.createPost({ id: post.id, content: 'Van Bram.' });

  await expect(theft).rejects.toMatchObject({ code: 'CONFLICT', message: 'Deze id is al in gebruik.' });
  expect(await wholeFeed(anna)).toContainEqual(post);
});

test('a draft is on nobody’s feed', async () => {
  const anna = await server.person();
  const draft = await makePost(db, { authorId: anna.id, isPublished: false });

  expect((await wholeFeed(anna)).map(({ id }) => id)).not.toContain(draft.id);
});

test.each([
  '1',
  '0000-01-01T10:00:00.000Z_00000000-0000-7000-8000-000000000000',
  '2026-02-30T10:00:00.000Z_00000000-0000-7000-8000-000000000000',
  '2026-13-01T10:00:00.000Z_00000000-0000-7000-8000-000000000000',
  '2026-01-01T99:99:99.999Z_00000000-0000-7000-8000-000000000000',
  `2026-01-01T10:00:00.000Z_${'-'.repeat(36)}`,
  "2026-01-01T10:00:00.000Z_' or 1=1",
])('the place %s in the feed is refused', async (before) => {
  const anna = await server.person();

  const answer = await anna.send('GET', `/api/posts?before=${encodeURIComponent(before)}`);

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: 'Ongeldige bladerpositie.' } });
});

test('signed out there is no feed and no posting, and the answer says so in Dutch', async () => {
  const visitor = server.visitor();

  expect(await visitor.send('GET', '/api/posts')).toEqual({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om de sociale feed te bekijken.' },
  });
  expect(await visitor.send('POST', '/api/posts', { id: newId(), content: 'Hallo' })).toEqual({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om een post te maken.' },
  });
});

test('a page of 20 posts with pictures, likes and comments takes two queries, the one for the session included', async () => {
  const quiet = await startTestServer();
  const { db: ownDb, pool } = quiet.services;
  const [anna, bram] = [await quiet.person(), await quiet.person()];
  for (let index = 0; index < 20; index += 1) {
    const { id: imageId } = await makeUpload(quiet.services, { ownerId: anna.id });
    const post = await makePost(ownDb, { authorId: anna.id, imageId });
    await makeLike(ownDb, { postId: post.id, personId: bram.id });
    await makeComment(ownDb, { postId: post.id, authorId: bram.id });
  }
  let queries = 0;
  pool.on('acquire', () => {
    queries += 1;
  });

  const readPage = async () => {
    queries = 0;
    const { posts } = await anna.api.feed.listPosts({});
    const counted = queries;
    expect(posts).toHaveLength(20);
    expect(posts.every((post) => post.commentsCount === 1 && post.likesCount === 1 && post.can.edit && post.image !== null)).toBe(true);
    return counted;
  };

  // Read again when the background asked something meanwhile.
  await expect.poll(readPage, { timeout: 10_000 }).toBe(2);
});
