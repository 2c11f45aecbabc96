import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { removeUnusedUploads } from '../../uploads/commands/remove-uploads.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { fullProject, makeProject } from '../factory.ts';
import { projects } from '../tables.ts';
import { removeWithdrawnProjects } from './commands/change-state.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

const notFound = { status: 404, body: { code: 'NOT_FOUND', message: 'Project niet gevonden.' } };
const wrongState = {
  status: 409,
  body: { code: 'WRONG_STATE', message: 'Dat kan niet meer: het project heeft intussen een andere status.' },
};

/** Every change of a state, as method, address and body. */
const changes = [
  ['PUT', 'raised', { amount: 500 }],
  ['POST', 'completion', {}],
  ['POST', 'withdrawal', {}],
  ['DELETE', 'withdrawal', undefined],
  ['DELETE', '', undefined],
] as const;

test('completing a project twice changes it once', async () => {
  const anna = await server.person();
  const { id } = await makeProject(db, { ownerId: anna.id });

  const completed = await anna.api.ownProjects.completeProject({ id });
  clock.advance({ seconds: 60 });

  expect(completed).toMatchObject({ status: 'completed', version: 1 });
  expect(await anna.api.ownProjects.completeProject({ id })).toEqual(completed);
});

test('drafts are neither completed nor withdrawn, published projects not deleted, withdrawn ones not completed', async () => {
  const anna = await server.person();
  const draft = await makeProject(db, { ownerId: anna.id, status: 'draft' });
  const active = await makeProject(db, { ownerId: anna.id });
  const completed = await makeProject(db, { ownerId: anna.id, status: 'completed' });
  const withdrawn = await makeProject(db, { ownerId: anna.id, withdrawnAt: clock.now() });

  expect(await anna.send('POST', `/api/projects/${draft.id}/completion`, {})).toEqual(wrongState);
  expect(await anna.send('POST', `/api/projects/${draft.id}/withdrawal`, {})).toEqual(wrongState);
  expect(await anna.send('POST', `/api/projects/${withdrawn.id}/completion`, {})).toEqual(wrongState);
  for (const { id } of [active, completed, withdrawn]) expect(await anna.send('DELETE', `/api/projects/${id}`)).toEqual(wrongState);
  expect(await anna.send('POST', `/api/projects/${completed.id}/withdrawal`, {})).toMatchObject({ status: 200 });
});

test('a withdrawn project is put back within 30 days, with everything in it', async () => {
  const anna = await server.person();
  const fields = fullProject();
  const { id } = await makeProject(db, { ownerId: anna.id, ...fields });
  const withdrawn = await anna.api.ownProjects.withdrawProject({ id });
  expect(withdrawn).toMatchObject({ status: 'active', withdrawnAt: clock.now().toISOString(), fields });
  clock.advance({ days: 29, hours: 23 });

  expect(await anna.api.ownProjects.withdrawProject({ id })).toEqual(withdrawn);
  const restored = await anna.api.ownProjects.restoreProject({ id });

  expect(restored).toMatchObject({ status: 'active', withdrawnAt: null, fields });
  expect(await anna.api.ownProjects.restoreProject({ id })).toEqual(restored);
  clock.advance({ days: 1 });
  await removeWithdrawnProjects(services);
  expect(await anna.api.ownProjects.readOwnProject({ id })).toEqual(restored);
});

test('a withdrawn project is gone after 30 days, before and after it is removed', async () => {
  const anna = await server.person();
  const { id } = await makeProject(db, { ownerId: anna.id });
  const { id: other } = await makeProject(db, { ownerId: anna.id });
  await anna.api.ownProjects.withdrawProject({ id });
  clock.advance({ days: 29 });
  await removeWithdrawnProjects(services);
  expect(await anna.send('GET', `/api/projects/${id}/form`)).toMatchObject({ status: 200 });

  clock.advance({ days: 1 });
  expect(await anna.send('DELETE', `/api/projects/${id}/withdrawal`)).toEqual(notFound);
  await removeWithdrawnProjects(services);

  expect(await anna.send('GET', `/api/projects/${id}/form`)).toMatchObject({ status: 404 });
  expect(await anna.send('GET', `/api/projects/${other}/form`)).toMatchObject({ status: 200 });
});

test('a deleted draft is gone, and its pictures go with the unused uploads', async () => {
  const anna = await server.person();
  const image = await makeUpload(services, { ownerId: anna.id, kind: 'project-image' });
  const { id } = await makeProject(db, { ...fullProject(), ownerId: anna.id, status: 'draft', imageId: image.id });

  expect(await anna.api.ownProjects.deleteDraft({ id })).toEqual({ ok: true });
  clock.advance({ days: 1 });
  await removeUnusedUploads(services, [projects.imageId]);

  expect(await anna.send('DELETE', `/api/projects/${id}`)).toEqual(notFound);
  expect((await anna.fetch(`/uploads/${image.id}/480.webp`)).status).toBe(404);
  const { rows } = await pool.query('select count(*)::int as count from project_roles where project_id = $1', [id]);
  expect(rows).toEqual([{ count: 0 }]);
});

test('stated amounts make a history, the last first; the same amount again renews its day only', async () => {
  const anna = await server.person();
  const { id } = await makeProject(db, { ownerId: anna.id });
  const state = (amount: number) => anna.api.ownProjects.stateRaised({ id, amount });
  const first = clock.now().toISOString();
  expect(await state(0)).toMatchObject({ raisedAmount: 0, raisedStatedAt: first, raises: [{ amount: 0, statedAt: first }], version: 1 });

  clock.advance({ days: 1 });
  const second = clock.now().toISOString();
  await state(1_500);
  clock.advance({ days: 1 });
  const stated = await state(1_500);

  expect(stated).toMatchObject({
    raisedAmount: 1_500,
    raisedStatedAt: clock.now().toISOString(),
    raises: [
      { amount: 1_500, statedAt: second },
      { amount: 0, statedAt: first },
    ],
  });
});

test('two amounts at the same moment are two entries, the last of which counts', async () => {
  const anna = await server.person();
  const { id } = await makeProject(db, { ownerId: anna.id });

  await Promise.all([10, 20, 30].map((amount) => anna.api.ownProjects.stateRaised({ id, amount })));

  const { raises, raisedAmount } = await anna.api.ownProjects.readOwnProject({ id });
  expect(raises.map(({ amount }) => amount).toSorted()).toEqual([10, 20, 30]);
  expect(raises[0]?.amount).toBe(raisedAmount);
});

test.each([
  [0, 200],
  [1_000_000_000, 200],
  [1_000_000_001, 400],
  [-1, 400],
  [0.5, 400],
])('an amount of %d is answered with %i', async (amount, status) => {
  const anna = await server.person();
  const { id } = await makeProject(db, { ownerId: anna.id });

  expect(await anna.send('PUT', `/api/projects/${id}/raised`, { amount })).toMatchObject({ status });
});

test.each(changes)('%s %s is for the owner only', async (method, place, body) => {
  const [anna, stranger] = [await server.person(), await server.person()];
  for (const status of ['draft', 'active', 'completed'] as const) {
    const { id } = await makeProject(db, { ownerId: anna.id, status });
    const before = await anna.api.ownProjects.readOwnProject({ id });
    const address = `/api/projects/${id}${place === '' ? '' : `/${place}`}`;

    expect(await stranger.send(method, address, body)).toEqual(notFound);
    expect(await server.visitor().send(method, address, body)).toMatchObject({ status: 401 });

    expect(await anna.api.ownProjects.readOwnProject({ id })).toEqual(before);
  }
});

test('a project of which 20,000 people were told is withdrawn from all of them', async () => {
  const owner = await server.person();
  const { id } = await makeProject(db, { ownerId: owner.id });
  const { rows } = await pool.query<{ id: string }>(`
    with made as (
      insert into accounts (id, email, email_verified)
      select gen_random_uuid(), 'volger-' || n || '@kiem.test', true from generate_series(1, 20000) n returning id
    )
    insert into profiles (id, first_name, last_name, roles) select id, 'Lot', 'Bos', '{talent}' from made returning id`);
  await pool.query(
    `insert into notifications (id, person_id, kind, actor_id, subject_id, action_url, excerpt)
      select gen_random_uuid(), person_id, 'project-update', $1, $2, '/projecten', '' from unnest($3::uuid[]) as told(person_id)`,
    [owner.id, id, rows.map((row) => row.id)],
  );

  expect((await owner.api.ownProjects.withdrawProject({ id })).withdrawnAt).not.toBeNull();

  expect((await pool.query('select 1 from notifications where subject_id = $1', [id])).rowCount).toBe(0);
  expect((await pool.query(`select 1 from live_events where topic = 'notifications'`)).rowCount).toBe(20_000);
});
