import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makePost } from './factory.ts';

const server = await startTestServer();
const { clock } = server;
const { db } = server.services;

const noPost = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze post bestaat niet (meer).' } };

test('a draft is its author’s alone: no feed, page, like, change or deletion for anyone else', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  const draft = await anna.api.feed.createPost({ id: newId(), content: 'Nog niet af.', isDraft: true });

  expect(draft).toMatchObject({ isDraft: true, can: { edit: true, delete: true } });
  expect(await anna.api.feed.readPost({ id: draft.id })).toEqual(draft);
  expect(await anna.api.feed.listDrafts({})).toEqual({ posts: [draft], next: null, count: 1 });
  for (const person of [anna, bram]) {
    const { posts } = await person.api.feed.listPosts({});
    expect(posts.map(({ id }) => id)).not.toContain(draft.id);
  }
  expect(await bram.api.feed.listDrafts({})).toEqual({ posts: [], next: null, count: 0 });
  expect(await bram.send('GET', `/api/posts/${draft.id}`)).toEqual(noPost);
  expect(await bram.send('PUT', `/api/posts/${draft.id}/like`)).toEqual(noPost);
  expect(await bram.send('PUT', `/api/posts/${draft.id}`, { content: 'Af.', basedOn: draft.createdAt, publish: true })).toEqual(noPost);
  expect(await bram.send('DELETE', `/api/posts/${draft.id}`)).toEqual(noPost);
});

test('a draft that is published is the newest post, of that moment and not changed since', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const draft = await anna.api.feed.createPost({ id: newId(), content: 'Nog niet af.', isDraft: true });
  await makePost(db, { authorId: bram.id, createdAt: clock.now() });
  clock.advance({ hours: 1 });

  const edit = { id: draft.id, content: 'Nu wel.', basedOn: draft.createdAt, publish: true };
  const post = await anna.api.feed.editPost(edit);

  expect(post).toMatchObject({ content: 'Nu wel.', createdAt: clock.now().toISOString(), editedAt: null, isDraft: false });
  expect((await bram.api.feed.listPosts({})).posts[0]?.id).toBe(draft.id);
  expect((await anna.api.feed.listDrafts({})).count).toBe(0);
  clock.advance({ seconds: 5 });
  expect(await anna.api.feed.editPost(edit)).toEqual(post);
});

test('a draft that was published in one window isn’t written over from another', async () => {
  const anna = await server.person();
  const draft = await anna.api.feed.createPost({ id: newId(), content: 'Nog niet af.', isDraft: true });

  await anna.api.feed.editPost({ id: draft.id, content: 'Gedeeld.', basedOn: draft.createdAt, publish: true });

  const late = anna.api.feed.editPost({ id: draft.id, content: 'Nog een zin.', basedOn: draft.createdAt });
  await expect(late).rejects.toMatchObject({ code: 'STALE' });
  expect(await anna.api.feed.readPost({ id: draft.id })).toMatchObject({ content: 'Gedeeld.' });
});

test('drafts are listed by when they were last saved, 20 at a time, and deleted', async () => {
  const anna = await server.person();
  for (let index = 0; index < 22; index += 1) {
    clock.advance({ seconds: 1 });
    await makePost(db, { authorId: anna.id, isPublished: false, content: `Concept ${index}.`, createdAt: clock.now() });
  }
  const first = await anna.api.feed.listDrafts({});
  const last = await anna.api.feed.listDrafts({ before: first.next ?? '' });
  expect([first.posts.length, first.count, last.posts.length, last.next]).toEqual([20, 22, 2, null]);
  const oldest = last.posts[1];
  if (oldest === undefined) throw new Error('There is no oldest draft.');

  clock.advance({ seconds: 1 });
  await anna.api.feed.editPost({ id: oldest.id, content: 'Verder geschreven.', basedOn: oldest.createdAt });

  expect((await anna.api.feed.listDrafts({})).posts[0]).toMatchObject({ content: 'Verder geschreven.', editedAt: null });
  await anna.api.feed.deletePost({ id: oldest.id });
  expect((await anna.api.feed.listDrafts({})).count).toBe(21);
});
