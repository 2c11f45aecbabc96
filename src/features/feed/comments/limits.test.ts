import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makePost } from '../factory.ts';
import { commentsLimit } from '../policy.ts';

const server = await startTestServer({ environment: { LIMIT_COMMENTS: '2' } });
const other = await startTestServer({ environment: { LIMIT_COMMENTS: '2' }, beside: server });
const { db } = server.services;
const tooMany = { code: 'TOO_MANY_REQUESTS', status: 429 };

const comment = (id: string, content = 'Mooi!') => ({ id, commentId: newId(), content });

test('a refused comment over the hourly limit names the time of the next one and stores nothing', async () => {
  server.clock.set(new Date('2026-06-01T12:00:20Z'));
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: bram.id });
  await anna.api.comments.createComment(comment(id));
  await anna.api.comments.createComment(comment(id));
  const refused = comment(id, 'Te veel');

  await expect(anna.api.comments.createComment(refused)).rejects.toMatchObject({
    ...tooMany,
    message: 'Je hebt het afgelopen uur 2 reacties geplaatst. Om 15:01 kun je weer reageren.',
    data: { seconds: 3600, until: '2026-06-01T13:00:20.000Z' },
  });
  expect(await bram.api.feed.readPost({ id })).toMatchObject({ commentsCount: 2 });
  expect((await bram.api.notifications.listNotifications({})).notifications.map(({ message }) => message)).not.toContain('Te veel');
  expect(await bram.api.comments.createComment(comment(id))).toMatchObject({ commentsCount: 3 });
  server.clock.advance({ hours: 1 });
  expect(await anna.api.comments.createComment(refused)).toMatchObject({ comment: { content: 'Te veel' }, commentsCount: 4 });
});

test('repeats, edits and comments refused for another reason don’t count towards the limit', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: bram.id });
  const taken = comment(id);
  await bram.api.comments.createComment(taken);
  await expect(anna.api.comments.createComment(taken)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(anna.api.comments.createComment(comment(newId()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const first = comment(id);
  await Promise.all(Array.from({ length: 5 }, () => anna.api.comments.createComment(first)));
  await anna.api.comments.editComment({ id: first.commentId, content: 'Anders' });

  await anna.api.comments.createComment(comment(id));

  await expect(anna.api.comments.createComment(comment(id))).rejects.toMatchObject(tooMany);
  expect(await anna.api.comments.createComment(first)).toMatchObject({ comment: { content: 'Anders' } });
});

test('two servers together accept exactly as many comments at once as the limit allows', async () => {
  const anna = await server.person();
  const elsewhere = other.visitor();
  for (const [name, value] of anna.cookies) elsewhere.cookies.set(name, value);
  const { id } = await makePost(db, { authorId: anna.id });

  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, turn) => [anna, elsewhere][turn % 2]?.api.comments.createComment(comment(id))),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('without a setting an hour takes 60 comments', async () => {
  const { services } = await startTestServer();

  expect(commentsLimit(services.settings)).toMatchObject({ points: 60, seconds: 3600 });
});
