import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { profiles } from '../profiles/tables.ts';
import { postComments, posts } from './tables.ts';

const server = await startTestServer();
const { db, pool } = server.services;

test.for(['like', 'comment'] as const)('deleting an account removes its posts, even if a %s comes at that moment', async (deed) => {
  const [anna, bram] = [await server.person(), await server.person()];
  const postId = newId();
  await anna.api.feed.createPost({ id: postId, content: 'Dag!' });
  const act = () =>
    deed === 'like'
      ? bram.api.feed.likePost({ id: postId })
      : bram.api.comments.createComment({ id: postId, commentId: newId(), content: 'Mooi' });

  const acting = await db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, anna.id)).for('update');
    const answer = act().catch((error: unknown) => error);
    await untilSomebodyWaits(pool);
    await tx.delete(posts).where(eq(posts.authorId, anna.id));
    return { answer };
  });

  expect(await acting.answer).toMatchObject({ code: 'NOT_FOUND' });
});

test('deleting an account waits for the removal of its comment without locking comments meanwhile', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [postId, commentId] = [newId(), newId()];
  await bram.api.feed.createPost({ id: postId, content: 'Dag!' });
  await anna.api.comments.createComment({ id: postId, commentId, content: 'Mooi' });

  const leaving = await db.transaction(async (tx) => {
    await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('no key update');
    const answer = anna.send('POST', '/api/account/deletion', { password: anna.password });
    await untilSomebodyWaits(pool);
    const held = tx
      .select({ id: postComments.id })
      .from(postComments)
      .where(eq(postComments.id, commentId))
      .for('update', { skipLocked: true });
    expect(await held).toHaveLength(1);
    return { answer };
  });

  expect((await leaving.answer).status).toBe(200);
  expect(await bram.api.feed.readPost({ id: postId })).toMatchObject({ commentsCount: 0 });
});
