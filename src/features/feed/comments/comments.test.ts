import { expect, test } from 'vitest';
import { openLiveStream } from '../../../app/testing/live-stream.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { whenFree } from '../../../app/testing/when-free.ts';
import { newId } from '../../../platform/ids.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeComment, makePost } from '../factory.ts';
import type { Comment } from './contract.ts';

const server = await startTestServer();
const { db, pool } = server.services;

const noPost = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze post bestaat niet (meer).' } };
const noComment = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze reactie bestaat niet (meer).' } };

async function countsOf(postId: string) {
  const { rows } = await pool.query(
    `select comments_count as count, (select count(*)::int from post_comments where post_id = p.id) as rows from posts p where id = $1`,
    [postId],
  );
  return rows[0];
}

test('everyone sees and counts a comment under its post, trimmed', async () => {
  const anna = await server.person();
  const bram = await server.person({ firstName: 'Bram', lastName: 'de Wit', jobTitle: 'Molenaar', company: 'De Wiek' });
  const { id: postId } = await makePost(db, { authorId: anna.id });

  const { comment, commentsCount } = await bram.api.comments.createComment({ id: postId, commentId: newId(), content: '  Mooi!\nEcht. ' });

  expect(commentsCount).toBe(1);
  expect(comment).toEqual({
    id: comment.id,
    content: 'Mooi!\nEcht.',
    createdAt: server.clock.now().toISOString(),
    editedAt: null,
    author: { id: bram.id, firstName: 'Bram', lastName: 'de Wit', jobTitle: 'Molenaar', company: 'De Wiek', avatarId: null },
    can: { edit: true, delete: true },
  });
  const seen = await anna.api.comments.listComments({ id: postId });
  expect(seen).toEqual({ comments: [{ ...comment, can: { edit: false, delete: false } }], next: null });
  expect(await anna.api.feed.readPost({ id: postId })).toMatchObject({ commentsCount: 1 });
  const { posts } = await anna.api.feed.listPosts({});
  expect(posts.find(({ id }) => id === postId)).toMatchObject({ commentsCount: 1 });
});

test('comments come oldest first, 20 at a time, each once, also with equal times and new ones in between', async () => {
  const anna = await server.person();
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const start = server.clock.now().getTime();
  const made: { id: string; createdAt: Date }[] = [];
  for (let index = 0; index < 43; index += 1) {
    made.push(await makeComment(db, { postId, authorId: anna.id, createdAt: new Date(start - (index % 3) * 60_000) }));
  }

  const pages: Comment[][] = [];
  let after: string | undefined;
  do {
    const page = await anna.api.comments.listComments({ id: postId, after });
    pages.push(page.comments);
    after = page.next ?? undefined;
    if (pages.length === 1) await makeComment(db, { postId, authorId: anna.id, createdAt: new Date(start - 600_000) });
  } while (after !== undefined);

  expect(pages.map(({ length }) => length)).toEqual([20, 20, 3]);
  const expected = made.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  expect(pages.flat().map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test('a full last page says that it is the last', async () => {
  const anna = await server.person();
  const { id: postId } = await makePost(db, { authorId: anna.id });
  expect(await anna.api.comments.listComments({ id: postId })).toEqual({ comments: [], next: null });

  for (let index = 0; index < 20; index += 1) await makeComment(db, { postId, authorId: anna.id });

  const page = await anna.api.comments.listComments({ id: postId });
  expect([page.comments.length, page.next]).toEqual([20, null]);
});

test.each([
  ['empty', '', 'Voer een reactie in.'],
  ['blank', ' \n ', 'Voer een reactie in.'],
  ['without a shape', '\u200b', 'Voer een reactie in.'],
  ['too long', 'a'.repeat(2001), 'Een reactie heeft hoogstens 2.000 tekens.'],
])('a comment that is %s is refused, as new and as changed', async (_what, content, message) => {
  const anna = await server.person();
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const { id } = await makeComment(db, { postId, authorId: anna.id });
  const refusal = { status: 400, body: { code: 'BAD_REQUEST', message } };

  expect(await anna.send('POST', `/api/posts/${postId}/comments`, { commentId: newId(), content })).toMatchObject(refusal);
  expect(await anna.send('PUT', `/api/comments/${id}`, { content })).toMatchObject(refusal);
  expect(await countsOf(postId)).toEqual({ count: 1, rows: 1 });
});

test('repeating a comment 30 times stores it once, and repeating it with other text returns the first', async () => {
  const anna = await server.person();
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const comment = { id: postId, commentId: newId(), content: 'Eén keer.' };

  const answers = await Promise.all(Array.from({ length: 30 }, () => whenFree(() => anna.api.comments.createComment(comment))));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await anna.api.comments.createComment({ ...comment, content: 'Anders.' })).toEqual(answers[0]);
  expect(await countsOf(postId)).toEqual({ count: 1, rows: 1 });
});

test('the id of another person’s comment, or of one under another post, is refused and changes nothing', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [post, other] = [await makePost(db, { authorId: anna.id }), await makePost(db, { authorId: anna.id })];
  const { comment } = await anna.api.comments.createComment({ id: post.id, commentId: newId(), content: 'Van Anna.' });
  const taken = { code: 'CONFLICT', message: 'Deze id is al in gebruik.' };

  const theft = bram.api.comments.createComment({ id: post.id, commentId: comment.id, content: 'Van Bram.' });
  await expect(theft).rejects.toMatchObject(taken);
  const elsewhere = anna.api.comments.createComment({ id: other.id, commentId: comment.id, content: 'Van Anna.' });
  await expect(elsewhere).rejects.toMatchObject(taken);

  expect((await anna.api.comments.listComments({ id: post.id })).comments).toEqual([comment]);
  expect(await countsOf(post.id)).toEqual({ count: 1, rows: 1 });
  expect(await countsOf(other.id)).toEqual({ count: 0, rows: 0 });
});

test('counts are exact after 20 people write, take back and repeat at once', async () => {
  const author = await server.person();
  const { id: postId } = await makePost(db, { authorId: author.id });
  const people = await Promise.all(Array.from({ length: 20 }, () => server.person()));

  await Promise.all(
    people.map(async ({ api }, index) => {
      const [id, other] = [newId(), newId()];
      const remove = () => whenFree(() => api.comments.deleteComment({ id }));
      await whenFree(() => api.comments.createComment({ id: postId, commentId: id, content: 'Eerste.' }));
      await whenFree(() => api.comments.createComment({ id: postId, commentId: other, content: 'Tweede.' }));
      if (index % 2 === 0) await Promise.allSettled([remove(), remove()]);
    }),
  );

  expect(await countsOf(postId)).toEqual({ count: 30, rows: 30 });
});

test('its author changes a comment, which says so, and takes it away', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const { comment } = await bram.api.comments.createComment({ id: postId, commentId: newId(), content: 'Moi.' });
  expect(await bram.api.comments.editComment({ id: comment.id, content: 'Moi.' })).toEqual(comment);
  server.clock.advance({ seconds: 60 });

  const edited = await bram.api.comments.editComment({ id: comment.id, content: ' Mooi. ' });

  expect(edited).toEqual({ ...comment, content: 'Mooi.', editedAt: server.clock.now().toISOString() });
  expect((await bram.api.comments.listComments({ id: postId })).comments).toEqual([edited]);
  expect(await bram.api.comments.deleteComment({ id: comment.id })).toEqual({ commentsCount: 0 });
  expect(await bram.send('DELETE', `/api/comments/${comment.id}`)).toEqual(noComment);
  expect(await countsOf(postId)).toEqual({ count: 0, rows: 0 });
});

test('the news of a comment quotes it as it was changed', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: anna.id });
  const { comment } = await bram.api.comments.createComment({ id, commentId: newId(), content: 'Oplichter!' });

  await bram.api.comments.editComment({ id: comment.id, content: 'Mooi.' });

  const { notifications } = await anna.api.notifications.listNotifications({});
  expect(notifications.map(({ message }) => message)).toEqual([expect.stringContaining('“Mooi.”')]);
});

test('a stranger, and the author of the post, may neither change nor remove another’s comment', async () => {
  const [anna, bram, stranger] = [await server.person(), await server.person(), await server.person()];
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const { comment } = await bram.api.comments.createComment({ id: postId, commentId: newId(), content: 'Van Bram.' });
  const refusal = { status: 403, body: { code: 'FORBIDDEN', message: 'Dit is niet jouw reactie.' } };

  for (const other of [stranger, anna]) {
    expect(await other.send('PUT', `/api/comments/${comment.id}`, { content: 'Anders.' })).toEqual(refusal);
    expect(await other.send('DELETE', `/api/comments/${comment.id}`)).toEqual(refusal);
  }
  expect((await bram.api.comments.listComments({ id: postId })).comments).toEqual([comment]);
});

test('under another person’s draft there is nothing, as under no post at all', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const draft = await makePost(db, { authorId: anna.id, isPublished: false });
  const { id: commentId } = await makeComment(db, { postId: draft.id, authorId: anna.id });

  for (const postId of [draft.id, newId()]) {
    expect(await bram.send('GET', `/api/posts/${postId}/comments`)).toEqual(noPost);
    expect(await bram.send('POST', `/api/posts/${postId}/comments`, { commentId: newId(), content: 'Hallo' })).toEqual(noPost);
  }
  for (const id of [commentId, newId()]) {
    expect(await bram.send('PUT', `/api/comments/${id}`, { content: 'Hallo' })).toEqual(noComment);
    expect(await bram.send('DELETE', `/api/comments/${id}`)).toEqual(noComment);
  }
  expect(await countsOf(draft.id)).toEqual({ count: 1, rows: 1 });
});

test('signed out there is nothing to read or to say', async () => {
  const anna = await server.person();
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const refusal = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om te reageren.' } };

  expect(await server.visitor().send('GET', `/api/posts/${postId}/comments`)).toEqual(refusal);
  expect(await server.visitor().send('POST', `/api/posts/${postId}/comments`, { commentId: newId(), content: 'Hallo' })).toEqual(refusal);
});

test('a comment on a post that is being deleted ends in one of the two, never in a failure', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  for (let round = 0; round < 5; round += 1) {
    const { id: postId } = await makePost(db, { authorId: anna.id });
    const { id: commentId } = await makeComment(db, { postId, authorId: bram.id });
    const answers = await Promise.all([
      anna.send('DELETE', `/api/posts/${postId}`),
      bram.send('DELETE', `/api/comments/${commentId}`),
      ...Array.from({ length: 6 }, () => bram.send('POST', `/api/posts/${postId}/comments`, { commentId: newId(), content: 'Nog dit.' })),
      bram.send('PUT', `/api/posts/${postId}/like`),
    ]);
    expect(answers[0]?.status).toBe(200);
    expect(answers.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([]);
  }
});

test('the author of a post and those who commented hear of another comment, its change and its removal; its writer and those behind a block don’t', async () => {
  const [anna, bram, chris] = [await server.person(), await server.person(), await server.person()];
  const [blocksWriter, blockedByAuthor] = [await server.person(), await server.person()];
  const { id: postId } = await makePost(db, { authorId: anna.id });
  for (const { id: authorId } of [bram, blocksWriter, blockedByAuthor]) await makeComment(db, { postId, authorId });
  await makeBlock(db, { from: blocksWriter.id, of: chris.id });
  await makeBlock(db, { from: anna.id, of: blockedByAuthor.id });
  const streams = await Promise.all([anna, bram, chris, blocksWriter, blockedByAuthor].map((each) => openLiveStream(each)));
  const heard = () => streams.map((stream) => stream.changes().filter(({ topic }) => topic === 'comments').length);
  const commentId = newId();

  await chris.api.comments.createComment({ id: postId, commentId, content: 'Mooi!' });
  await expect.poll(heard).toEqual([1, 1, 0, 0, 0]);
  await chris.api.comments.editComment({ id: commentId, content: 'Heel mooi!' });
  await expect.poll(heard).toEqual([2, 2, 0, 0, 0]);
  await chris.api.comments.deleteComment({ id: commentId });
  await expect.poll(heard).toEqual([3, 3, 0, 0, 0]);

  for (const stream of streams) stream.close();
});
