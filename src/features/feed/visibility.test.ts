import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();
const { pool } = server.services;

const hidden = { jobTitle: '', company: '' };
const shown = { jobTitle: 'Bakker', company: 'De Oven' };

test('posts and comments show title and company of a non-public author to the author and their connections only', async () => {
  const anna = await server.person({ firstName: 'Anna', ...shown, isPublic: false });
  const [stranger, asker, friend] = [await server.person(), await server.person(), await server.person()];
  for (const [other, status] of [
    [asker, 'pending'],
    [friend, 'accepted'],
  ] as const) {
    const [low, high] = [anna.id, other.id].toSorted();
    await pool.query(
      `insert into connections (low_id, high_id, requester_id, status, decided_at)
       values ($1, $2, $3, $4, case when $4 = 'accepted' then now() end)`,
      [low, high, other.id, status],
    );
  }
  const { id: postId } = await anna.api.feed.createPost({ id: newId(), content: 'Van Anna.' });
  await anna.api.comments.createComment({ id: postId, commentId: newId(), content: 'Ook van Anna.' });

  for (const [viewer, work] of [
    [stranger, hidden],
    [asker, hidden],
    [friend, shown],
    [anna, shown],
  ] as const) {
    const author = { id: anna.id, firstName: 'Anna', lastName: 'Janssens', avatarId: null, ...work };
    const { posts } = await viewer.api.feed.listPosts({});
    expect(posts.find(({ id }) => id === postId)?.author).toEqual(author);
    expect((await viewer.api.feed.readPost({ id: postId })).author).toEqual(author);
    expect((await viewer.api.comments.listComments({ id: postId })).comments[0]?.author).toEqual(author);
  }
});

test('writing, liking or commenting while one’s account is being deleted is refused or finds nothing, and never fails', async () => {
  const author = await server.person();
  for (let round = 0; round < 4; round += 1) {
    const anna = await server.person();
    const { id: postId } = await author.api.feed.createPost({ id: newId(), content: 'Van een ander.' });
    const { id: ownId } = await anna.api.feed.createPost({ id: newId(), content: 'Van Anna.' });
    const kept = newId();
    await anna.api.comments.createComment({ id: postId, commentId: kept, content: 'Van Anna.' });

    const writes = await Promise.all([
      anna.send('POST', '/api/account/deletion', { password: anna.password }),
      anna.send('PUT', `/api/posts/${postId}/like`),
      anna.send('PUT', `/api/posts/${ownId}/like`),
      anna.send('POST', '/api/posts', { id: newId(), content: 'Nog één.' }),
      anna.send('POST', `/api/posts/${postId}/comments`, { commentId: newId(), content: 'Nog één.' }),
      anna.send('POST', `/api/posts/${ownId}/comments`, { commentId: newId(), content: 'Nog één.' }),
      anna.send('DELETE', `/api/comments/${kept}`),
      anna.send('DELETE', `/api/posts/${ownId}`),
    ]);

    expect(writes[0]?.status).toBe(200);
    expect(writes.filter(({ status }) => ![200, 201, 401, 404].includes(status))).toEqual([]);
    expect(await author.api.feed.readPost({ id: postId })).toMatchObject({ likesCount: 0, commentsCount: 0 });
  }
});

test('a like that waits for the deletion of its own account is refused as signed out', async () => {
  const [author, anna] = [await server.person(), await server.person()];
  const { id: postId } = await author.api.feed.createPost({ id: newId(), content: 'Van een ander.' });
  const other = await pool.connect();
  await other.query('begin');
  await other.query('delete from accounts where id = $1', [anna.id]);

  const writes = [
    anna.send('PUT', `/api/posts/${postId}/like`),
    anna.send('POST', '/api/posts', { id: newId(), content: 'Nog één.' }),
    anna.send('POST', `/api/posts/${postId}/comments`, { commentId: newId(), content: 'Nog één.' }),
  ];
  await untilSomebodyWaits(pool, 3);
  await other.query('commit');
  other.release();

  for (const answer of await Promise.all(writes)) expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});
