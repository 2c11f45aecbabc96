import { expect, onTestFinished, test } from 'vitest';
import { untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { whenFree } from '../../../app/testing/when-free.ts';
import { makeProject } from '../factory.ts';
import { foldFollows } from './commands.ts';
import { makeFollow } from './factory.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db } = services;

async function makeScene() {
  const [owner, reader] = [await server.person({ roles: ['entrepreneur'] }), await server.person({ firstName: 'Emma', lastName: 'Bos' })];
  const { id } = await makeProject(db, { ownerId: owner.id });
  return { owner, reader, id };
}
const followed = async (person: Person) =>
  (await person.api.projects.listProjects({ followed: true })).projects.map(({ id, followersCount }) => ({ id, followersCount }));
const told = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications;
const followersOf = async (owner: Person, id: string) =>
  (await owner.api.follows.listFollowers({ id })).followers.map(({ person }) => person.id);

test('a member follows a project, once however often it is sent, and stops', async () => {
  const { owner, reader, id } = await makeScene();

  const answers = await Promise.all(Array.from({ length: 10 }, () => reader.api.follows.followProject({ id })));

  expect(answers).toEqual(Array(10).fill({ followersCount: 1, followedByViewer: true }));
  expect(await reader.api.projects.readProject({ id })).toMatchObject({ followersCount: 1, followedByViewer: true });
  expect(await owner.api.projects.readProject({ id })).toMatchObject({ followersCount: 1, followedByViewer: false });
  expect(await server.visitor().api.projects.readProject({ id })).toMatchObject({ followersCount: 1, followedByViewer: false });
  await foldFollows(services);
  expect(await followed(reader)).toEqual([{ id, followersCount: 1 }]);

  expect(await reader.api.follows.unfollowProject({ id })).toEqual({ followersCount: 0, followedByViewer: false });
  expect(await reader.api.follows.unfollowProject({ id })).toEqual({ followersCount: 0, followedByViewer: false });
  await foldFollows(services);
  expect(await owner.api.projects.readProject({ id })).toMatchObject({ followersCount: 0 });
  expect(await followed(reader)).toEqual([]);
});

test('20 people follow and stop at once: the count is exact before and after folding', async () => {
  const { owner, id } = await makeScene();
  const people = await Promise.all(Array.from({ length: 20 }, () => server.person()));

  await Promise.all([
    ...people.map(async ({ api }, place) => {
      await whenFree(() => api.follows.followProject({ id }));
      if (place % 2 === 0) await whenFree(() => api.follows.unfollowProject({ id }));
    }),
    foldFollows(services),
  ]);

  expect(await owner.api.projects.readProject({ id })).toMatchObject({ followersCount: 10 });
  await foldFollows(services);
  expect(await owner.api.projects.readProject({ id })).toMatchObject({ followersCount: 10 });
  expect(await told(owner)).toEqual([
    expect.objectContaining({ title: 'Nieuwe volgers', message: expect.stringMatching(/ en 8 anderen volgen je project “Zonnedak”\.$/) }),
  ]);
});

test('nobody follows a project of their own', async () => {
  const { owner, id } = await makeScene();

  await expect(owner.api.follows.followProject({ id })).rejects.toMatchObject({ code: 'OWN_PROJECT' });
});

test('the owner reads who follows, the last first; others read only how many', async () => {
  const { owner, reader, id } = await makeScene();
  const people = await Promise.all(Array.from({ length: 24 }, () => server.person()));
  for (const [place, { id: personId }] of people.entries()) {
    await makeFollow(db, { projectId: id, personId, createdAt: new Date(clock.now().getTime() - place * 1000) });
  }

  const first = await owner.api.follows.listFollowers({ id });
  const second = await owner.api.follows.listFollowers({ id, before: first.next ?? undefined });

  const ids = people.map((person) => person.id);
  expect([...first.followers, ...second.followers].map(({ person }) => person.id)).toEqual(ids);
  expect([first.followers.length, second.next]).toEqual([20, null]);
  await expect(reader.api.follows.listFollowers({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(JSON.stringify(await reader.api.projects.readProject({ id }))).not.toContain(ids[0]);
});

test('the owner is told of followers in one notification, which goes when nobody follows any more', async () => {
  const { owner, reader, id } = await makeScene();

  await reader.api.follows.followProject({ id });
  expect(await told(owner)).toMatchObject([
    { kind: 'project-follow', title: 'Nieuwe volger', message: 'Emma Bos volgt je project “Zonnedak”.', actionUrl: `/projecten/${id}` },
  ]);
  await reader.api.follows.unfollowProject({ id });
  await foldFollows(services);

  expect(await told(owner)).toEqual([]);
});

test('a withdrawn project is out of sight of its followers, and comes back with them', async () => {
  const { owner, reader, id } = await makeScene();
  await reader.api.follows.followProject({ id });

  await owner.api.ownProjects.withdrawProject({ id });
  expect(await followed(reader)).toEqual([]);
  await expect(reader.api.follows.unfollowProject({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await owner.api.ownProjects.restoreProject({ id });

  expect(await followed(reader)).toEqual([{ id, followersCount: 1 }]);
});

test('a block, by either, ends the follow for good', async () => {
  for (const isOwner of [true, false]) {
    const { owner, reader, id } = await makeScene();
    await reader.api.follows.followProject({ id });
    const [blocker, blocked] = isOwner ? [owner, reader] : [reader, owner];

    await blocker.api.network.blockPerson({ id: blocked.id });

    expect(await owner.api.projects.readProject({ id })).toMatchObject({ followersCount: 0 });
    expect([await followersOf(owner, id), await told(owner)]).toEqual([[], []]);
    await blocker.api.network.unblockPerson({ id: blocked.id });
    expect(await followed(reader)).toEqual([]);
  }
});

test('a follower who leaves is counted off, and a suspended one isn’t named meanwhile', async () => {
  const { owner, reader, id } = await makeScene();
  const other = await server.person();
  await reader.api.follows.followProject({ id });
  await other.api.follows.followProject({ id });

  await services.pool.query('update accounts set suspended_at = now() where id = $1', [other.id]);
  expect(await followersOf(owner, id)).toEqual([reader.id]);
  await reader.send('POST', '/api/account/deletion', { password: reader.password });
  await foldFollows(services);

  expect(await owner.api.projects.readProject({ id })).toMatchObject({ followersCount: 1 });
  expect(await followersOf(owner, id)).toEqual([]);
});

test('two servers fold at once, and count each follow once', async () => {
  const other = await startTestServer({ beside: server });
  const { owner, id } = await makeScene();
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person()));
  for (const person of people) await makeFollow(db, { projectId: id, personId: person.id });

  await Promise.all([foldFollows(services), foldFollows(other.services)]);
  await foldFollows(services);

  expect(await owner.api.projects.readProject({ id })).toMatchObject({ followersCount: 8 });
});

test('a follower may leave while another follows and the owner saves twice: none waits for ever', async () => {
  const { owner, reader, id } = await makeScene();
  const leaver = await server.person();
  const clients = await Promise.all([services.pool.connect(), services.pool.connect(), services.pool.connect()]);
  const [first, second, following] = clients;
  onTestFinished(() => {
    for (const client of clients) client.release(true);
  });
  await leaver.api.follows.followProject({ id });

  // The locks of a save and a follow, in their order: the project, and then the notification of its owner.
  await first.query('begin');
  await first.query('select 1 from projects where id = $1 for update', [id]);
  await following.query('begin');
  const followed = following.query('select 1 from projects where id = $1 for key share', [id]);
  await untilSomebodyWaits(services.pool, 1);
  const saved = second.query('select 1 from projects where id = $1 for update', [id]);
  await untilSomebodyWaits(services.pool, 2);
  const left = leaver.send('POST', '/api/account/deletion', { password: leaver.password });
  await untilSomebodyWaits(services.pool, 3);
  await first.query('commit');
  await followed;
  await following.query('update notifications set count = count + 1 where person_id = $1', [owner.id]);
  await following.query('commit');
  await saved;

  expect((await left).status).toBe(200);
  await reader.api.follows.followProject({ id });
  expect(await followersOf(owner, id)).toEqual([reader.id]);
});
