import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { whenFree } from '../../app/testing/when-free.ts';
import { newId } from '../../platform/ids.ts';
import { makeUpload } from '../uploads/factory.ts';
import { makeComment, makeLike, makePost } from './factory.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool } = services;

const noPost = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze post bestaat niet (meer).' } };
const notYours = { status: 403, body: { code: 'FORBIDDEN', message: 'Dit is niet jouw post.' } };

test('its author changes a post, which keeps its place, likes and comments and says that it was changed', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Vandag gezaaid.' });
  await bram.api.feed.likePost({ id: post.id });
  await makeComment(db, { postId: post.id, authorId: bram.id });
  clock.advance({ seconds: 60 });

  const edited = await anna.api.feed.editPost({ id: post.id, content: ' Vandaag gezaaid. ', basedOn: post.createdAt });

  const expected = { ...post, content: 'Vandaag gezaaid.', editedAt: clock.now().toISOString(), likesCount: 1, commentsCount: 1 };
  expect(edited).toEqual(expected);
  expect(await bram.api.feed.readPost({ id: post.id })).toEqual({
    ...expected,
    likedByViewer: true,
    can: { edit: false, delete: false },
  });
});

test('the later save of two windows is refused and changes nothing, even within one millisecond', async () => {
  const anna = await server.person();
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Eerst.' });

  const first = await anna.api.feed.editPost({ id: post.id, content: 'Eerste venster.', basedOn: post.createdAt });
  const late = await anna.send('PUT', `/api/posts/${post.id}`, { content: 'Tweede venster.', basedOn: post.createdAt });

  expect(late).toMatchObject({
    status: 409,
    body: { code: 'STALE', message: 'Je hebt deze post ondertussen ergens anders gewijzigd. Je tekst is nog niet opgeslagen.' },
  });
  expect(await anna.api.feed.readPost({ id: post.id })).toEqual(first);
  const again = await anna.api.feed.editPost({ id: post.id, content: 'Tweede venster.', basedOn: first.editedAt ?? '' });
  expect(again.content).toBe('Tweede venster.');
  const stale = anna.api.feed.editPost({ id: post.id, content: 'Derde.', basedOn: first.editedAt ?? '' });
  await expect(stale).rejects.toMatchObject({ code: 'STALE' });
});

test('20 windows that save at once: one of them is kept', async () => {
  const anna = await server.person();
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Eerst.' });

  const saves = await Promise.allSettled(
    Array.from({ length: 20 }, (_, window) =>
      whenFree(() => anna.api.feed.editPost({ id: post.id, content: `Venster ${window}.`, basedOn: post.createdAt })),
    ),
  );

  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(saves.filter((save) => save.status === 'rejected' && save.reason.status === 409)).toHaveLength(19);
});

test('repeating a save, as after a lost answer, returns the saved post', async () => {
  const anna = await server.person();
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Eerst.' });
  const edit = { id: post.id, content: 'Daarna.', basedOn: post.createdAt };

  const edited = await anna.api.feed.editPost(edit);
  clock.advance({ seconds: 5 });

  expect(await anna.api.feed.editPost(edit)).toEqual(edited);
});

test('a picture is kept, described anew, replaced and removed; nothing is left of a post without text or picture', async () => {
  const anna = await server.person();
  const [first, second] = [await makeUpload(services, { ownerId: anna.id }), await makeUpload(services, { ownerId: anna.id })];
  let post = await anna.api.feed.createPost({ id: newId(), content: 'Af!', imageId: first.id, imageAlt: 'Een stoel.' });
  const edit = async (change: { content?: string; imageId?: string; imageAlt?: string }) => {
    post = await anna.api.feed.editPost({ id: post.id, basedOn: post.editedAt ?? post.createdAt, ...change });
    return post.image;
  };

  expect(await edit({ content: 'Af.', imageId: first.id, imageAlt: 'Een klapstoel.' })).toMatchObject({
    id: first.id,
    alt: 'Een klapstoel.',
  });
  expect(await edit({ imageId: second.id })).toMatchObject({ id: second.id, alt: '' });
  expect(await edit({ content: 'Zonder.', imageAlt: 'Niets.' })).toBeNull();
  const { rows } = await pool.query('select image_alt from posts where id = $1', [post.id]);
  expect(rows).toEqual([{ image_alt: '' }]);
  const nothing = await anna.send('PUT', `/api/posts/${post.id}`, { content: ' ', basedOn: post.editedAt });
  expect(nothing).toMatchObject({ status: 400, body: { message: 'Voer een bericht in of selecteer een afbeelding.' } });
});

test('only a post picture of its author replaces one', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Kijk.' });
  const images = [
    await makeUpload(services, { ownerId: bram.id }),
    await makeUpload(services, { ownerId: anna.id, kind: 'avatar' }),
    { id: newId() },
  ];
  for (const { id: imageId } of images) {
    const edit = anna.api.feed.editPost({ id: post.id, content: 'Kijk.', imageId, basedOn: post.createdAt });
    await expect(edit).rejects.toMatchObject({ code: 'UNKNOWN_IMAGE' });
  }
  expect(await anna.api.feed.readPost({ id: post.id })).toEqual(post);
});

test('its author deletes a post, with its likes, their changes and its comments', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: anna.id });
  await makeLike(db, { postId: id, personId: bram.id });
  await makeComment(db, { postId: id, authorId: bram.id });

  expect(await anna.api.feed.deletePost({ id })).toEqual({ ok: true });

  expect(await bram.send('GET', `/api/posts/${id}`)).toEqual(noPost);
  expect(await anna.send('DELETE', `/api/posts/${id}`)).toEqual(noPost);
  const { posts } = await bram.api.feed.listPosts({});
  expect(posts.map((post) => post.id)).not.toContain(id);
  const { rows } = await pool.query(
    `select (select count(*)::int from post_likes where post_id = $1) as likes,
            (select count(*)::int from post_like_changes where post_id = $1) as changes,
            (select count(*)::int from post_comments where post_id = $1) as comments`,
    [id],
  );
  expect(rows).toEqual([{ likes: 0, changes: 0, comments: 0 }]);
});

test('a stranger may neither change nor delete a post that they see', async () => {
  const [anna, stranger] = [await server.person(), await server.person()];
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Van Anna.' });

  expect(await stranger.send('PUT', `/api/posts/${post.id}`, { content: 'Anders.', basedOn: post.createdAt })).toEqual(notYours);
  expect(await stranger.send('DELETE', `/api/posts/${post.id}`)).toEqual(notYours);
  expect(await anna.api.feed.readPost({ id: post.id })).toEqual(post);
});

test('signed out there is no post to read, to change or to delete', async () => {
  const anna = await server.person();
  const post = await anna.api.feed.createPost({ id: newId(), content: 'Van Anna.' });
  const visitor = server.visitor();

  expect(await visitor.send('GET', `/api/posts/${post.id}`)).toMatchObject({ status: 401 });
  expect(await visitor.send('PUT', `/api/posts/${post.id}`, { content: 'Anders.', basedOn: post.createdAt })).toMatchObject({
    status: 401,
  });
  expect(await visitor.send('DELETE', `/api/posts/${post.id}`)).toMatchObject({ status: 401 });
  expect(await anna.api.feed.readPost({ id: post.id })).toEqual(post);
});
