import { expect, test } from 'vitest';
import { eventually } from '../../../app/testing/eventually.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makePeople } from '../../profiles/factory.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeFollow } from '../../projects/follows/factory.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makePost } from '../factory.ts';
import { tellSome } from './commands/tell-followers.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool } = services;

async function makeScene() {
  const [owner, reader] = [await server.person({ roles: ['entrepreneur'] }), await server.person()];
  const { id: projectId } = await makeProject(db, { ownerId: owner.id, raises: [{ amount: 500, statedAt: clock.now() }] });
  const write = (more: object = {}) => ({ id: newId(), content: 'De eerste panelen liggen.', projectId, ...more });
  return { owner, reader, projectId, write };
}
const told = async (person: Person) => {
  const { notifications } = await person.api.notifications.listNotifications({});
  return notifications.filter(({ kind }) => kind === 'project-update');
};
const isAllTold = () => eventually(async () => expect((await pool.query('select 1 from update_tellings')).rowCount).toBe(0));
const updatesOf = async (person: Person, id: string) => (await person.api.updates.listUpdates({ id })).posts.map((post) => post.id);

test('an update is a post that carries the project, in the feed and under the project', async () => {
  const { owner, reader, projectId, write } = await makeScene();
  const update = write();

  const post = await owner.api.feed.createPost(update);
  await makePost(db, { authorId: owner.id });

  const project = { id: projectId, title: 'Zonnedak', category: 'duurzaamheid', targetAmount: 10_000, raisedAmount: 500 };
  expect(post.project).toEqual({ ...project, image: null, isWithdrawn: false });
  expect(await reader.api.feed.readPost({ id: update.id })).toMatchObject({ project });
  expect((await reader.api.feed.listPosts({})).posts.find(({ id }) => id === update.id)).toMatchObject({ project });
  expect(await updatesOf(reader, projectId)).toEqual([update.id]);
  expect(await owner.api.feed.createPost(update)).toEqual(post);
});

test('the updates of a project come newest first, 20 at a time', async () => {
  const { owner, reader, projectId } = await makeScene();
  const made: string[] = [];
  for (let place = 0; place < 23; place += 1) {
    const createdAt = new Date(clock.now().getTime() - place * 60_000);
    made.push((await makePost(db, { authorId: owner.id, projectId, createdAt })).id);
  }
  await makePost(db, { authorId: owner.id, projectId, isPublished: false });

  const first = await reader.api.updates.listUpdates({ id: projectId });
  const second = await reader.api.updates.listUpdates({ id: projectId, before: first.next ?? undefined });

  expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual(made);
  expect([first.posts.length, second.next]).toEqual([20, null]);
});

test('nobody shares an update of another’s project, a draft, or one that is completed or withdrawn', async () => {
  const { owner, reader, write } = await makeScene();
  const refused = { code: 'UNKNOWN_PROJECT', status: 422 };

  await expect(reader.api.feed.createPost(write())).rejects.toMatchObject(refused);
  for (const state of [{ status: 'draft' }, { status: 'completed' }, { withdrawnAt: clock.now() }] as const) {
    const { id: projectId } = await makeProject(db, { ownerId: owner.id, title: 'Een ander', ...state });
    await expect(owner.api.feed.createPost(write({ projectId }))).rejects.toMatchObject(refused);
  }
  expect((await owner.api.updates.listUpdatable()).projects).toMatchObject([{ title: 'Zonnedak' }]);
  expect((await reader.api.updates.listUpdatable()).projects).toEqual([]);
});

test('a withdrawn project leaves its updates as ordinary posts, and a deleted one too', async () => {
  const { owner, reader, projectId, write } = await makeScene();
  const { id } = await owner.api.feed.createPost(write());

  await owner.api.ownProjects.withdrawProject({ id: projectId });
  expect(await reader.api.feed.readPost({ id })).toMatchObject({ content: 'De eerste panelen liggen.', project: null });
  await expect(reader.api.updates.listUpdates({ id: projectId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await owner.api.ownProjects.restoreProject({ id: projectId });
  expect(await reader.api.feed.readPost({ id })).toMatchObject({ project: { id: projectId } });
  await pool.query('delete from projects where id = $1', [projectId]);

  expect(await reader.api.feed.readPost({ id })).toMatchObject({ project: null });
});

test('followers get one notification per project, which gathers while it is unread', async () => {
  const { owner, reader, projectId, write } = await makeScene();
  const stranger = await server.person();
  await reader.api.follows.followProject({ id: projectId });

  await owner.api.feed.createPost(write());
  await isAllTold();
  const place = { actionUrl: `/projecten/${projectId}?tab=updates#onderdelen` };
  expect(await told(reader)).toMatchObject([{ title: 'Nieuwe update', message: 'Zonnedak heeft een update.', ...place }]);
  await owner.api.feed.createPost(write());
  await isAllTold();

  expect(await told(reader)).toMatchObject([{ title: 'Nieuwe updates', message: 'Zonnedak heeft 2 updates.' }]);
  expect([await told(stranger), await told(owner)]).toEqual([[], []]);
});

test('a draft tells nobody until it is shared, and may change its project until then', async () => {
  const { owner, reader, projectId, write } = await makeScene();
  await reader.api.follows.followProject({ id: projectId });
  const draft = await owner.api.feed.createPost(write({ isDraft: true }));
  await isAllTold();
  expect(await told(reader)).toEqual([]);
  const { id, content } = draft;

  const bare = await owner.api.feed.editPost({ id, content, basedOn: draft.createdAt, projectId: null });
  expect(bare.project).toBeNull();
  const shared = await owner.api.feed.editPost({ id, content, basedOn: bare.createdAt, projectId, publish: true });
  const edited = await owner.api.feed.editPost({ id, content: 'Ze liggen.', basedOn: shared.createdAt, projectId: null });
  await isAllTold();

  expect(edited.project).toMatchObject({ id: projectId });
  expect(await told(reader)).toHaveLength(1);
});

test('a draft whose project was withdrawn meanwhile is not shared as its update', async () => {
  const { owner, projectId, write } = await makeScene();
  const { id, content, createdAt: basedOn } = await owner.api.feed.createPost(write({ isDraft: true }));
  await owner.api.ownProjects.withdrawProject({ id: projectId });

  await expect(owner.api.feed.editPost({ id, content, basedOn, publish: true })).rejects.toMatchObject({ code: 'UNKNOWN_PROJECT' });
  expect(await owner.api.feed.editPost({ id, content, basedOn, publish: true, projectId: null })).toMatchObject({ project: null });
});

test('a follower who chose mails gets one per gathered notification, and one click ends them', async () => {
  const { owner, reader, projectId, write } = await makeScene();
  await reader.api.follows.followProject({ id: projectId });
  await reader.api.notifications.savePreference({ kind: 'project-update', channel: 'mail' });

  await owner.api.feed.createPost(write());
  await isAllTold();
  // Its mail has gone before the next update joins the notification, and tells of one.
  await server.mails();
  await owner.api.feed.createPost(write());
  await isAllTold();

  const mails = (await server.mails()).filter(({ to }) => to === reader.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Zonnedak heeft een update.']);
  const link = /^<(\S+)>$/.exec(mails[0]?.headers['list-unsubscribe']?.replaceAll(/\s+/g, '') ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(link);
  expect((await server.fetch(pathname + search, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
  const { preferences } = await reader.api.notifications.readPreferences();
  expect(preferences.find(({ kind }) => kind === 'project-update')?.channel).toBe('app');
});

test('250 followers are told once each, by two servers that go on at the same moment where a killed one was', async () => {
  const quiet = await startTestServer({ tasks: [] });
  const other = await startTestServer({ beside: quiet, tasks: [] });
  const owner = await quiet.person({ roles: ['entrepreneur'] });
  const { id: projectId } = await makeProject(quiet.services.db, { ownerId: owner.id });
  const people = await makePeople(quiet.services.db, 250);
  for (const { id: personId } of people) await makeFollow(quiet.services.db, { projectId, personId });
  const id = newId();
  await owner.api.feed.createPost({ id, content: 'Klaar.', projectId });

  // The first hundred; then the server is gone.
  expect(await tellSome(quiet.services, id)).toBe(true);
  await Promise.all([tellSome(quiet.services, id), tellSome(other.services, id), tellSome(quiet.services, id)]);
  expect(await tellSome(other.services, id)).toBe(false);

  const { rows } = await quiet.services.pool.query(
    `select count(*)::int as people, sum(count)::int as times from notifications where kind = 'project-update'`,
  );
  expect(rows).toEqual([{ people: 250, times: 250 }]);
});

test('a withdrawal takes the notifications of updates back, and one while followers are told ends that', async () => {
  const quiet = await startTestServer({ tasks: [] });
  const [owner, reader] = [await quiet.person({ roles: ['entrepreneur'] }), await quiet.person()];
  const { id: projectId } = await makeProject(quiet.services.db, { ownerId: owner.id });
  await reader.api.follows.followProject({ id: projectId });
  const [first, second] = [newId(), newId()];
  for (const id of [first, second]) await owner.api.feed.createPost({ id, content: 'Bijna.', projectId });
  await tellSome(quiet.services, first);
  expect(await told(reader)).toHaveLength(1);

  await owner.api.ownProjects.withdrawProject({ id: projectId });
  await tellSome(quiet.services, second);

  expect(await told(reader)).toEqual([]);
});

test('an update tells nobody whom its author doesn’t meet', async () => {
  const { owner, reader, projectId, write } = await makeScene();
  await makeFollow(db, { projectId, personId: reader.id });
  await makeBlock(db, { from: reader.id, of: owner.id });

  const { id } = await owner.api.feed.createPost(write());
  await isAllTold();

  const { rows } = await pool.query(`select 1 from notifications where kind = 'project-update' and person_id = $1`, [reader.id]);
  expect(rows).toEqual([]);
  await expect(reader.api.feed.readPost({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
