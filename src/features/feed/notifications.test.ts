import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { whenFree } from '../../app/testing/when-free.ts';
import { newId } from '../../platform/ids.ts';
import { foldLikes } from './commands/fold-likes.ts';
import { likeStatement } from './commands/like-post.ts';
import { makePost } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

const told = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications;

test('a like notifies the post’s author at once, and nobody else', async () => {
  const anna = await server.person();
  const bram = await server.person({ firstName: 'Bram', lastName: 'de Wit' });
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const [stream, other] = [await openLiveStream(anna), await openLiveStream(bram)];

  await bram.api.feed.likePost({ id: postId });

  const [notification] = await told(anna);
  expect(notification).toEqual({
    id: notification?.id,
    kind: 'like',
    type: 'info',
    title: 'Nieuwe like',
    ask: null,
    message: 'Bram de Wit vindt je post leuk.',
    actor: { id: bram.id, firstName: 'Bram', lastName: 'de Wit', avatarId: null },
    actionUrl: `/feed/${postId}`,
    isRead: false,
    createdAt: server.clock.now().toISOString(),
  });
  await stream.until(() => stream.changes().length > 0);
  expect(stream.changes()).toEqual([{ topic: 'notifications', id: notification?.id }]);
  expect(other.changes()).toEqual([]);
  expect(await told(bram)).toEqual([]);
});

test.each([
  { channel: 'app', isShown: true, awaitsDigest: false, mails: 0 },
  { channel: 'digest', isShown: true, awaitsDigest: true, mails: 0 },
  { channel: 'mail', isShown: true, awaitsDigest: false, mails: 1 },
  { channel: 'none', isShown: false, awaitsDigest: false, mails: 0 },
] as const)(
  'a like counts and reaches its author by the channel that they chose: $channel',
  async ({ channel, isShown, awaitsDigest, mails }) => {
    const [anna, bram] = [await server.person(), await server.person()];
    const { id } = await makePost(db, { authorId: anna.id });
    await anna.api.notifications.savePreference({ kind: 'like', channel });

    expect(await bram.api.feed.likePost({ id })).toEqual({ likesCount: 1, likedByViewer: true });

    const { rows } = await db.$client.query('select awaits_digest from notifications where person_id = $1', [anna.id]);
    expect(rows).toEqual(isShown ? [{ awaits_digest: awaitsDigest }] : []);
    expect((await server.mails()).filter(({ to }) => to === anna.email)).toHaveLength(mails);
  },
);

test('a comment notifies the post’s author with its beginning, once however often it is sent', async () => {
  const anna = await server.person();
  const bram = await server.person({ firstName: 'Bram', lastName: 'de Wit' });
  const { id } = await makePost(db, { authorId: anna.id });
  const comment = { id, commentId: newId(), content: `Wat een mooi verhaal,\nen ${'heel '.repeat(20)}goed.` };

  await Promise.all(Array.from({ length: 5 }, () => bram.api.comments.createComment(comment)));

  const excerpt = 'Wat een mooi verhaal, en heel heel heel heel heel ...';
  expect(await told(anna)).toMatchObject([
    { kind: 'comment', title: 'Nieuwe reactie', message: `Bram de Wit reageerde op je post: “${excerpt}”`, actionUrl: `/feed/${id}` },
  ]);
  await bram.api.comments.deleteComment({ id: comment.commentId });
  expect(await told(anna)).toEqual([]);
});

test('nobody is notified of their own likes and comments', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });

  expect(await anna.api.feed.likePost({ id })).toEqual({ likesCount: 1, likedByViewer: true });
  await anna.api.comments.createComment({ id, commentId: newId(), content: 'Nog dit.' });
  await foldLikes(server.services);

  expect(await told(anna)).toEqual([]);
});

test('20 people like a post at once: one unread notification names two and counts the rest', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });
  const people = await Promise.all(Array.from({ length: 20 }, (_, index) => server.person({ firstName: 'Lid', lastName: `${index}` })));

  await Promise.all(people.map(({ api }) => whenFree(() => api.feed.likePost({ id }))));
  await foldLikes(server.services);

  expect(await anna.api.notifications.readUnreadCount()).toEqual({ unreadCount: 1 });
  expect(await told(anna)).toEqual([
    expect.objectContaining({
      title: 'Nieuwe likes',
      message: expect.stringMatching(/^Lid \d+, Lid \d+ en 18 anderen vinden je post leuk\.$/),
    }),
  ]);
  expect((await anna.api.feed.readPost({ id })).likesCount).toBe(20);
});

test('after it was read or deleted, the next like makes it unread again', async () => {
  const anna = await server.person();
  const { id: postId } = await makePost(db, { authorId: anna.id });
  const [bram, cas, dina] = [
    await server.person({ firstName: 'Bram', lastName: 'Maes' }),
    await server.person({ firstName: 'Cas', lastName: 'Peel' }),
    await server.person({ firstName: 'Dina', lastName: 'Smit' }),
  ];
  await bram.api.feed.likePost({ id: postId });
  await anna.api.notifications.markAllRead();

  await cas.api.feed.likePost({ id: postId });
  expect(await told(anna)).toMatchObject([{ message: 'Cas Peel vindt je post leuk.', isRead: false }]);
  await foldLikes(server.services);
  const [notification] = await told(anna);
  expect(notification).toMatchObject({ message: 'Cas Peel en Bram Maes vinden je post leuk.', isRead: false });

  await anna.api.notifications.deleteNotification({ id: notification?.id ?? '' });
  await dina.api.feed.likePost({ id: postId });
  await foldLikes(server.services);
  expect(await told(anna)).toMatchObject([
    { message: expect.stringMatching(/^Dina Smit, \w+ \w+ en 1 ander vinden je post leuk\.$/), isRead: false },
  ]);
});

test('removing a like updates the notification, and removing the last one removes it', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });
  const [bram, cas] = [
    await server.person({ firstName: 'Bram', lastName: 'Maes' }),
    await server.person({ firstName: 'Cas', lastName: 'Peel' }),
  ];
  await bram.api.feed.likePost({ id });
  await cas.api.feed.likePost({ id });
  await foldLikes(server.services);
  const stream = await openLiveStream(anna);

  await bram.api.feed.unlikePost({ id });
  await foldLikes(server.services);
  expect(await told(anna)).toMatchObject([{ message: 'Cas Peel vindt je post leuk.', isRead: false }]);

  await cas.api.feed.unlikePost({ id });
  await foldLikes(server.services);
  expect(await told(anna)).toEqual([]);
  expect(await anna.api.notifications.readUnreadCount()).toEqual({ unreadCount: 0 });
  // Earlier events may still be on their way.
  await stream.until(() => stream.changes().length >= 2);
});

test('likes, unlikes and folding at once end in what the likes say', async () => {
  const anna = await server.person();
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person()));
  const posts = await Promise.all(Array.from({ length: 6 }, () => makePost(db, { authorId: anna.id })));

  await Promise.all([
    ...posts.flatMap(({ id }, place) =>
      people.map(async ({ api }, index) => {
        await api.feed.likePost({ id });
        if (place % 2 === 0 || index % 2 === 0) await api.feed.unlikePost({ id });
        if (place % 3 === 0 && index === 0) await api.feed.likePost({ id });
      }),
    ),
    ...Array.from({ length: 20 }, () => foldLikes(server.services)),
  ]);
  await foldLikes(server.services);

  const liked = await Promise.all(posts.map(({ id }) => anna.api.feed.readPost({ id })));
  const expected = liked.filter(({ likesCount }) => likesCount > 0).map(({ id }) => `/feed/${id}`);
  expect((await told(anna)).map(({ actionUrl }) => actionUrl).toSorted()).toEqual(expected.toSorted());
});

test('a like on its way keeps the notification that it relies on, though the last other one is taken back', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });
  const [bram, cas] = [await server.person(), await server.person({ firstName: 'Cas', lastName: 'Peel' })];
  await bram.api.feed.likePost({ id });
  await bram.api.feed.unlikePost({ id });
  const { pool } = server.services;
  const slow = await pool.connect();
  await slow.query('begin');
  await slow.query(likeStatement(server.services, cas.id, id));

  const folding = foldLikes(server.services);
  await untilSomebodyWaits(pool);
  await slow.query('commit');
  slow.release();
  await folding;

  expect(await told(anna)).toMatchObject([{ message: 'Cas Peel vindt je post leuk.', isRead: false }]);
});

test('deleting a post removes its notifications', async () => {
  const anna = await server.person();
  const bram = await server.person();
  const [{ id }, kept] = [await makePost(db, { authorId: anna.id }), await makePost(db, { authorId: anna.id })];
  for (const post of [id, kept.id]) await bram.api.feed.likePost({ id: post });
  await bram.api.comments.createComment({ id, commentId: newId(), content: 'Mooi.' });

  await anna.api.feed.deletePost({ id });

  expect(await told(anna)).toMatchObject([{ actionUrl: `/feed/${kept.id}` }]);
});

test('deleting an account removes its name from notifications, and those that name nobody else', async () => {
  const anna = await server.person();
  const { id } = await makePost(db, { authorId: anna.id });
  const [bram, cas] = [
    await server.person({ firstName: 'Bram', lastName: 'Maes' }),
    await server.person({ firstName: 'Cas', lastName: 'Peel' }),
  ];
  await bram.api.feed.likePost({ id });
  await cas.api.feed.likePost({ id });
  await foldLikes(server.services);
  await cas.api.comments.createComment({ id, commentId: newId(), content: 'Mooi.' });
  expect(await told(anna)).toHaveLength(2);

  await cas.api.account.deleteAccount({ password: cas.password });

  expect(await told(anna)).toMatchObject([{ kind: 'like', message: 'Bram Maes vindt je post leuk.' }]);
  await foldLikes(server.services);
  expect(await told(anna)).toMatchObject([{ kind: 'like', message: 'Bram Maes vindt je post leuk.' }]);
});
