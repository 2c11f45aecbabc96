import { expect, test } from 'vitest';
import { liftSuspension, suspendAccount } from '../features/accounts/commands/suspend.ts';
import { deleteAccount } from '../features/accounts/own/commands/delete-account.ts';
import { foldLikes } from '../features/feed/commands/fold-likes.ts';
import { makeComment, makePost } from '../features/feed/factory.ts';
import { notify } from '../features/notifications/commands/notify.ts';
import { startDigests } from '../features/notifications/commands/start-digests.ts';
import { makeUpload } from '../features/uploads/factory.ts';
import { newId } from '../platform/ids.ts';
import { personalData } from './personal-data.ts';
import { aroundSuspension } from './testing/suspension.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { services } = server;
const { db } = services;

const nobody = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze persoon bestaat niet (meer).' } };
const noPost = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze post bestaat niet (meer).' } };

const suspend = ({ email }: Person) => suspendAccount(db, email, server.clock.now());
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

test('a suspended person’s posts vanish from the feed, the count of new ones and their own pages', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  const { id: postId } = await makePost(db, { authorId: spammer.id });
  const { id: other } = await makePost(db, { authorId: viewer.id });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => ({
    feed: idsOf((await viewer.api.feed.listPosts({})).posts),
    newPosts: await viewer.api.feed.countNewPosts({}),
    page: await viewer.send('GET', `/api/posts/${postId}`),
    comments: await viewer.send('GET', `/api/posts/${postId}/comments`),
  }));

  expect(before).toMatchObject({ feed: [other, postId], newPosts: { count: 1 }, page: { status: 200 }, comments: { status: 200 } });
  expect(suspended).toEqual({ feed: [other], newPosts: { count: 0 }, page: noPost, comments: noPost });
  expect(lifted).toEqual(before);
});

test('a feed full of a suspended person’s posts still pages through all others', async () => {
  const [spammer, author] = [await server.person(), await server.person()];
  const expected: string[] = [];
  for (let place = 0; place < 30; place += 1) {
    await makePost(db, { authorId: spammer.id });
    expected.push((await makePost(db, { authorId: author.id })).id);
  }
  await suspend(spammer);

  const first = await author.api.feed.listPosts({});
  const second = await author.api.feed.listPosts({ before: first.next ?? undefined });

  expect(first.posts).toHaveLength(20);
  expect(
    idsOf([...first.posts, ...second.posts])
      .slice(0, 30)
      .toSorted(),
  ).toEqual(expected.toSorted());
});

test('nobody can like or comment on a suspended person’s post', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: spammer.id });
  await suspend(spammer);

  expect(await viewer.send('PUT', `/api/posts/${id}/like`)).toEqual(noPost);
  expect(await viewer.send('DELETE', `/api/posts/${id}/like`)).toEqual(noPost);
  expect(await viewer.send('POST', `/api/posts/${id}/comments`, { commentId: newId(), content: 'Hallo' })).toEqual(noPost);
});

test('a suspended person’s comments vanish, and the counts of posts stay', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: viewer.id });
  const own = await makeComment(db, { postId: id, authorId: viewer.id });
  const theirs = await makeComment(db, { postId: id, authorId: spammer.id });
  await spammer.api.feed.likePost({ id });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => {
    const { likesCount, commentsCount } = await viewer.api.feed.readPost({ id });
    return { likesCount, commentsCount, comments: idsOf((await viewer.api.comments.listComments({ id })).comments) };
  });

  expect(before).toEqual({ likesCount: 1, commentsCount: 2, comments: [own.id, theirs.id] });
  expect(suspended).toEqual({ likesCount: 1, commentsCount: 2, comments: [own.id] });
  expect(lifted).toEqual(before);
});

test('a suspended person’s profile and pictures vanish', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  const picture = await makeUpload(services, { ownerId: spammer.id, kind: 'avatar' });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => ({
    profile: await viewer.send('GET', `/api/profiles/${spammer.id}`),
    picture: (await viewer.fetch(`/uploads/${picture.id}/480.webp`)).status,
  }));

  expect(before).toMatchObject({ profile: { status: 200 }, picture: 200 });
  expect(suspended).toEqual({ profile: nobody, picture: 404 });
  expect(lifted).toEqual(before);
});

test('notifications of a suspended person vanish from list and count, stay unread, and can’t be changed', async () => {
  const [spammer, viewer, friend] = [await server.person(), await server.person(), await server.person()];
  const { id: postId } = await makePost(db, { authorId: viewer.id });
  await spammer.api.comments.createComment({ id: postId, commentId: newId(), content: 'Koop nu.' });
  await friend.api.comments.createComment({ id: postId, commentId: newId(), content: 'Mooi.' });
  const read = async () => ({
    messages: (await viewer.api.notifications.listNotifications({})).notifications.map(({ message }) => message),
    ...(await viewer.api.notifications.readUnreadCount()),
  });
  const [hidden] = (await viewer.api.notifications.listNotifications({})).notifications.filter(({ message }) => /Koop/.test(message));

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, read);

  const theirs = 'Noor Janssens reageerde op je post: “Koop nu.”';
  const others = 'Noor Janssens reageerde op je post: “Mooi.”';
  expect(before.messages.toSorted()).toEqual([theirs, others].toSorted());
  expect(before.unreadCount).toBe(2);
  expect(suspended).toEqual({ messages: [others], unreadCount: 1 });
  expect(lifted).toEqual(before);
  await suspend(spammer);
  await viewer.api.notifications.markAllRead();
  const path = `/api/notifications/${hidden?.id}`;
  expect(await viewer.send('PUT', `${path}/read`)).toMatchObject({ status: 404 });
  expect(await viewer.send('DELETE', path)).toMatchObject({ status: 404 });
  await liftSuspension(db, spammer.email);
  expect(await viewer.api.notifications.readUnreadCount()).toEqual({ unreadCount: 1 });
});

test('a notification of several likes names only people who aren’t suspended', async () => {
  const [spammer, viewer] = [await server.person({ firstName: 'Zorro' }), await server.person()];
  const [bram, chris] = [await server.person({ firstName: 'Bram' }), await server.person({ firstName: 'Chris' })];
  const { id } = await makePost(db, { authorId: viewer.id });
  const read = async () => (await viewer.api.notifications.listNotifications({})).notifications.map(({ message }) => message);
  await spammer.api.feed.likePost({ id });
  await bram.api.feed.likePost({ id });
  await foldLikes(services);

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, read);

  expect(before).toEqual(['Zorro Janssens en Bram Janssens vinden je post leuk.']);
  expect(suspended).toEqual(['Bram Janssens en 1 ander vinden je post leuk.']);
  expect(lifted).toEqual(before);
  await suspend(spammer);
  await chris.api.feed.likePost({ id });
  await foldLikes(services);
  expect((await read())[0]).toMatch(/^(Bram Janssens, Chris|Chris Janssens, Bram) Janssens en 1 ander vinden je post leuk\.$/);
});

test('no mail mentions a suspended person, and none is sent to one', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  for (const person of [spammer, viewer]) await person.api.notifications.savePreference({ kind: 'comment', channel: 'digest' });
  for (const [author, other] of [
    [spammer, viewer],
    [viewer, spammer],
  ] as const) {
    const { id } = await makePost(db, { authorId: author.id });
    await other.api.comments.createComment({ id, commentId: newId(), content: 'Dag.' });
  }
  await suspend(spammer);

  // Digests leave at eight in the morning, so the clock moves there.
  server.clock.set(new Date(server.clock.now().setUTCHours(36, 0, 0, 0)));
  await startDigests(services);

  expect(await mailsTo(viewer)).toEqual([]);
  expect(await mailsTo(spammer)).toEqual([]);
  await liftSuspension(db, spammer.email);
  await startDigests(services);
  expect(await mailsTo(spammer)).toEqual(['Noor Janssens reageerde op je post: “Dag.”']);
});

test('the queue drops an immediate mail about a suspended person', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  await suspend(spammer);

  await services.db.transaction(async (tx) => {
    await notify(tx, services, spammer.id, { kind: 'connection-request', actorId: viewer.id });
    await notify(tx, services, viewer.id, { kind: 'connection-request', actorId: spammer.id });
  });

  expect(await mailsTo(viewer)).toEqual([]);
  expect(await mailsTo(spammer)).toEqual([]);
});

test('a suspended person’s account can still be deleted, with everything', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: spammer.id });
  await suspend(spammer);

  await deleteAccount(services, spammer.id, personalData);

  expect(await liftSuspension(db, spammer.email)).toBeNull();
  expect(await viewer.send('GET', `/api/posts/${id}`)).toEqual(noPost);
});

test('a suspended person’s messages vanish from list, counts, thread and search, and nobody can write to them', async () => {
  const [spammer, viewer] = [await server.person(), await server.person()];
  const { id: messageId } = await spammer.api.messages.sendMessage({ id: viewer.id, messageId: newId(), content: 'Aanbieding!' });
  await viewer.api.messages.answerRequest({ id: spammer.id, answer: 'accept' });
  const send = () => viewer.send('POST', `/api/conversations/${spammer.id}/messages`, { messageId: newId(), content: 'Nee, dank je.' });

  const { before, suspended, lifted } = await aroundSuspension(server, spammer, async () => ({
    list: (await viewer.api.messages.listConversations({})).conversations.map(({ person }) => person.id),
    counts: await viewer.api.messages.readCounts(),
    thread: (await viewer.send('GET', `/api/conversations/${spammer.id}/messages`)).status,
    found: idsOf((await viewer.api.messages.searchMessages({ search: 'aanbieding' })).messages),
  }));

  expect(before).toEqual({ list: [spammer.id], counts: { unread: 1, requests: 0 }, thread: 200, found: [messageId] });
  expect(suspended).toEqual({ list: [], counts: { unread: 0, requests: 0 }, thread: 404, found: [] });
  expect(lifted).toEqual(before);
  await suspend(spammer);
  expect(await send()).toEqual(nobody);
});
