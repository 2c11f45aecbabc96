import { expect, test } from 'vitest';
import { foldLikes } from '../features/feed/commands/fold-likes.ts';
import { makeComment, makeLike, makePost } from '../features/feed/factory.ts';
import { removeAbandonedFiles } from '../features/uploads/commands/remove-uploads.ts';
import { newId } from '../platform/ids.ts';
import { makeFullPerson } from './testing/full-person.ts';
import { openLiveStream } from './testing/live-stream.ts';
import { findInFiles, plantMarks } from './testing/person-marks.ts';
import { findInDatabase } from './testing/person-tables.ts';
import { startTestServer } from './testing/test-server.ts';

const log: string[] = [];
const server = await startTestServer({ logTo: (line) => log.push(line) });
const { pool, db, settings } = server.services;

test('a person who deletes their account leaves nothing in database, files and log', async () => {
  const { person } = await makeFullPerson(server);
  await server.mails();
  const { rows: uploads } = await pool.query('select id from uploads where owner_id = $1', [person.id]);
  const mark = `merk-${person.id.slice(-12)}@voorbeeld.test`;
  const planted = await plantMarks(pool, person.id, mark);
  expect(planted).toEqual(
    expect.arrayContaining([
      'accounts.email',
      'profiles.bio',
      'profiles.skills',
      'profile_entries.title',
      'posts.content',
      'post_comments.content',
      'messages.content',
    ]),
  );
  await person.api.profiles.readMe();
  // Plants a mail to the person that never left the queue.
  await pool.query(`update pgboss.queue set retry_limit = 0 where name = 'accounts.send-confirmation'`);
  await pool.query(`insert into pgboss.job (name, data, state) values ('accounts.send-confirmation', $1, 'failed')`, [{ to: mark }]);

  expect(await person.api.account.deleteAccount({ password: person.password })).toEqual({ ok: true });
  const mails = await server.mails();
  server.clock.advance({ days: 1 });
  await removeAbandonedFiles(server.services);

  expect(await findInDatabase(pool, mark)).toEqual([]);
  // Only the id stays, for restored backups.
  expect(await findInDatabase(pool, person.id)).toEqual([expect.stringMatching(/^public\.erased_people: \([^,]+,[^,]+\)$/)]);
  for (const { id } of uploads) expect(await findInFiles(settings.dataDir, id)).toEqual([]);
  expect(log.filter((line) => line.includes(mark) || line.includes(person.id))).toEqual([]);
  expect(log.length).toBeGreaterThan(0);
  // Without a mail server, files stand in for mailboxes: the person's holds the goodbye alone.
  expect(mails.filter(({ to }) => to === mark).map(({ subject }) => subject)).toEqual(['Je account bij Kiem is verwijderd']);
});

test('the server requires the password for deletion', async () => {
  const person = await server.person();

  await expect(person.api.account.deleteAccount({ password: 'verkeerd-7' })).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
    message: 'Dit wachtwoord klopt niet.',
  });
  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
});

test('deletion signs out every browser and frees the address', async () => {
  const person = await server.person();
  const phone = server.visitor();
  await phone.api.accounts.signIn({ email: person.email, password: person.password });

  await person.api.account.deleteAccount({ password: person.password });

  expect(person.cookies.has('kiem_session')).toBe(false);
  expect(await phone.api.profiles.readMe()).toBeNull();
  const signIn = server.visitor().api.accounts.signIn({ email: person.email, password: person.password });
  await expect(signIn).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const again = { id: newId(), firstName: 'Anna', lastName: 'Peeters', email: person.email, password: 'Kastanje-regenboog-4' };
  expect(await server.visitor().api.accounts.signUp({ ...again, roles: ['talent'] })).toEqual({ ok: true });
});

async function countsOf(postId: string) {
  const { rows } = await pool.query(
    `select likes_count + coalesce((select sum(change)::int from post_like_changes where post_id = p.id), 0) as likes,
            (select count(*)::int from post_likes where post_id = p.id) as "likeRows",
            comments_count as comments, (select count(*)::int from post_comments where post_id = p.id) as "commentRows"
     from posts p where id = $1`,
    [postId],
  );
  return rows[0];
}

test('whoever wrote with a person who leaves, or has notifications that name them, learns it at once', async () => {
  const [anna, bram, carla] = [await server.person(), await server.person(), await server.person()];
  await anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: 'Dag!' });
  await anna.api.network.requestConnection({ id: carla.id });
  const streams = [await openLiveStream(bram), await openLiveStream(carla)] as const;
  expect((await bram.api.messages.readCounts()).requests).toBe(1);
  expect((await carla.api.notifications.readUnreadCount()).unreadCount).toBe(1);

  await anna.api.account.deleteAccount({ password: anna.password });

  // The events of what Anna did before carry an id.
  const hasHeard = (stream: (typeof streams)[number], topic: string) =>
    stream.changes().some((event) => event.topic === topic && event.id === null);
  await streams[0].until(() => hasHeard(streams[0], 'messages'));
  await streams[1].until(() => hasHeard(streams[1], 'notifications'));
  expect((await bram.api.messages.readCounts()).requests).toBe(0);
  expect((await carla.api.notifications.readUnreadCount()).unreadCount).toBe(0);
});

test('deletion keeps the counts of others’ posts right, whether likes were folded or not', async () => {
  const { person, stranger, post } = await makeFullPerson(server);
  await makeLike(db, { postId: post.id, personId: stranger.id });
  await makeComment(db, { postId: post.id, authorId: stranger.id });
  await makeComment(db, { postId: post.id, authorId: person.id });
  await foldLikes(server.services);
  const second = await makePost(db, { authorId: stranger.id });
  await makeLike(db, { postId: second.id, personId: person.id });
  expect(await countsOf(post.id)).toEqual({ likes: 2, likeRows: 2, comments: 3, commentRows: 3 });

  await person.api.account.deleteAccount({ password: person.password });

  expect(await countsOf(post.id)).toEqual({ likes: 1, likeRows: 1, comments: 1, commentRows: 1 });
  expect(await countsOf(second.id)).toEqual({ likes: 0, likeRows: 0, comments: 0, commentRows: 0 });
});

test('a person who leaves while liking, or together with a friend, leaves the right counts', async () => {
  const author = await server.person();
  const [anna, bram] = [await server.person(), await server.person()];
  const posts = await Promise.all(Array.from({ length: 8 }, () => makePost(db, { authorId: author.id })));
  for (const { id } of posts) {
    for (const { id: authorId } of [anna, bram]) await makeComment(db, { postId: id, authorId });
  }

  const likes = posts.map(({ id }) => anna.api.feed.likePost({ id }));
  await Promise.all([
    anna.api.account.deleteAccount({ password: anna.password }),
    bram.api.account.deleteAccount({ password: bram.password }),
    foldLikes(server.services),
    Promise.allSettled(likes),
  ]);

  for (const { id } of posts) expect(await countsOf(id)).toEqual({ likes: 0, likeRows: 0, comments: 0, commentRows: 0 });
});
