import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { whenFree } from '../../../app/testing/when-free.ts';
import { newId } from '../../../platform/ids.ts';
import { removeUnusedUploads } from '../../uploads/commands/remove-uploads.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { emptyProject, fullProject, makeProject } from '../factory.ts';
import { emptyPlan } from '../plan/view/empty-plan.ts';
import { projects } from '../tables.ts';
import type { OwnProject, ProjectFields } from './contract.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

const stale = { status: 409, body: { code: 'STALE', message: 'Je project is intussen ergens anders gewijzigd.' } };
const notFound = { status: 404, body: { code: 'NOT_FOUND', message: 'Project niet gevonden.' } };

async function projectOf(owner: Person, { publish = true, fields = fullProject() as ProjectFields } = {}): Promise<OwnProject> {
  return owner.api.ownProjects.createProject({ id: newId(), publish, fields });
}

const withPlan = (fields: ProjectFields, plan: Partial<ProjectFields['plan']>) => ({ ...fields, plan: { ...fields.plan, ...plan } });

test('a save replaces every field, role and part of the plan, and keeps the status', async () => {
  const anna = await server.person();
  const project = await projectOf(anna);
  clock.advance({ seconds: 300 });
  const fields = { ...emptyProject, title: 'Zonnedak 2', description: 'Anders.', category: 'tech' as const };

  const saved = await anna.api.ownProjects.saveProject({ id: project.id, version: 1, fields });

  expect(saved).toEqual({ ...project, fields, version: 2, updatedAt: clock.now().toISOString() });
  expect(await anna.api.ownProjects.readOwnProject({ id: project.id })).toEqual(saved);
  const back = await anna.api.ownProjects.saveProject({ id: project.id, version: 2, fields: project.fields });
  expect(back).toMatchObject({ fields: project.fields, version: 3 });
});

test('the second of two windows is refused, and nothing of the first is lost', async () => {
  const anna = await server.person();
  const { id, fields } = await projectOf(anna);
  const first = await anna.api.ownProjects.saveProject({ id, version: 1, fields: { ...fields, slogan: 'Van mijn telefoon' } });

  const second = await anna.send('PUT', `/api/projects/${id}`, { version: 1, fields: { ...fields, slogan: 'Van mijn laptop' } });

  expect(second).toEqual(stale);
  expect(await anna.api.ownProjects.readOwnProject({ id })).toEqual(first);
});

test('20 windows that save at once: one of them is kept', async () => {
  const anna = await server.person();
  const { id, fields } = await projectOf(anna);

  const saves = await Promise.allSettled(
    Array.from({ length: 20 }, (_, window) =>
      whenFree(() => anna.api.ownProjects.saveProject({ id, version: 1, fields: { ...fields, title: `Venster ${window}` } })),
    ),
  );

  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(saves.filter((save) => save.status === 'rejected' && save.reason.status === 409)).toHaveLength(19);
  expect((await anna.api.ownProjects.readOwnProject({ id })).version).toBe(2);
});

test('a save whose answer was lost can be sent again', async () => {
  const anna = await server.person();
  const { id, fields } = await projectOf(anna, { publish: false, fields: { ...fullProject(), title: '' } });
  const save = { id, version: 1, publish: true, fields: { ...fields, title: 'Nu met titel' } };
  const saved = await anna.api.ownProjects.saveProject(save);
  clock.advance({ seconds: 300 });

  expect(await anna.api.ownProjects.saveProject(save)).toEqual(saved);
});

test('a draft is published with what was saved last, and needs the same as a new project', async () => {
  const anna = await server.person();
  const { id, fields } = await projectOf(anna, { publish: false });
  clock.advance({ seconds: 60 });
  const publish = (change: Partial<ProjectFields>) =>
    anna.send('PUT', `/api/projects/${id}`, { version: 1, publish: true, fields: { ...fields, ...change } });

  expect(await publish({ title: 'Naamloos Project' })).toMatchObject({ status: 422, body: { code: 'INCOMPLETE' } });
  expect(await publish({ description: '' })).toMatchObject({ status: 422, body: { code: 'INCOMPLETE' } });
  expect(await publish({ category: null })).toMatchObject({ status: 422, body: { code: 'INCOMPLETE' } });
  const half = withPlan(fields, { uses: [{ purpose: 'Daken', percent: 99 }] });
  expect(await publish(half)).toMatchObject({ status: 422, body: { code: 'USE_INCOMPLETE' } });
  expect(await anna.api.ownProjects.readOwnProject({ id })).toMatchObject({ status: 'draft', version: 1 });

  expect(await publish({})).toMatchObject({ status: 200, body: { status: 'active', version: 2, fields } });
  const { rows } = await pool.query('select published_at from projects where id = $1', [id]);
  expect(rows).toEqual([{ published_at: clock.now() }]);
});

test('a published project stays complete', async () => {
  const anna = await server.person();
  const project = await projectOf(anna);
  const save = (change: Partial<ProjectFields>) =>
    anna.send('PUT', `/api/projects/${project.id}`, { version: 1, fields: { ...project.fields, ...change } });

  for (const change of [{ title: '' }, { title: '\u200b' }, { description: '  ' }, { description: '\u2060' }, { category: null }]) {
    expect(await save(change)).toMatchObject({ status: 422, body: { code: 'INCOMPLETE' } });
  }
  const half = withPlan(project.fields, { uses: [{ purpose: 'Daken', percent: 99 }] });
  expect(await save(half)).toMatchObject({ status: 422, body: { code: 'USE_INCOMPLETE' } });
  expect(await anna.api.ownProjects.readOwnProject({ id: project.id })).toEqual(project);
  expect(await save(withPlan(project.fields, { uses: [] }))).toMatchObject({ status: 200 });
});

test('a use of funds that the database finds incomplete is refused as such, and the old state is whole', async () => {
  const apart = await startTestServer();
  const anna = await apart.person();
  const { id, fields } = await projectOf(anna);
  const before = await anna.api.ownProjects.readOwnProject({ id });
  // A save that would not add up although its input does.
  await apart.services.pool.query(`
    create function lose_a_part() returns trigger language plpgsql as $$ begin return case when new.position = 1 then null else new end; end $$;
    create trigger lose_a_part before insert on project_uses for each row execute function lose_a_part();`);

  const uses = [50, 50].map((percent, place) => ({ purpose: `Doel ${place}`, percent }));
  const save = anna.send('PUT', `/api/projects/${id}`, { version: 1, fields: withPlan({ ...fields, title: 'Nieuw' }, { uses }) });

  expect(await save).toMatchObject({ status: 422, body: { code: 'USE_INCOMPLETE' } });
  expect(await anna.api.ownProjects.readOwnProject({ id })).toEqual(before);
});

test('roles keep their ids and their first day; missing ones are deleted, new ones added', async () => {
  const anna = await server.person();
  const project = await projectOf(anna);
  const [first, second] = project.fields.roles;
  if (first === undefined || second === undefined) throw new Error('The project has two roles.');
  const createdAt = async () => (await pool.query('select created_at from project_roles where id = $1', [second.id])).rows;
  const before = await createdAt();
  const roles = [
    { ...second, roleName: 'Notaris' },
    { ...first, id: newId(), roleName: 'Verkoper' },
  ];

  const saved = await anna.api.ownProjects.saveProject({ id: project.id, version: 1, fields: { ...project.fields, roles } });

  expect(saved.fields.roles).toEqual(roles);
  expect(await createdAt()).toEqual(before);
});

test.each(['roles', 'milestones'] as const)('the ids of %s of another project are not stolen, and nothing is saved', async (part) => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [theirs, own] = [await projectOf(bram), await projectOf(anna)];
  const taken = { roles: theirs.fields.roles, milestones: theirs.fields.plan.milestones };
  const changed = { ...withPlan(own.fields, { problem: 'Nieuw.', uses: [] }), title: 'Nieuw' };
  const fields = part === 'roles' ? { ...changed, roles: taken.roles } : withPlan(changed, { milestones: taken.milestones });

  expect(await anna.send('PUT', `/api/projects/${own.id}`, { version: 1, fields })).toEqual({
    status: 409,
    body: { code: 'CONFLICT', message: 'Deze id is al in gebruik.' },
  });

  expect(await anna.api.ownProjects.readOwnProject({ id: own.id })).toEqual(own);
  expect(await bram.api.ownProjects.readOwnProject({ id: theirs.id })).toEqual(theirs);
});

test('a replaced picture goes with the unused uploads, unless this project or another shows it', async () => {
  const anna = await server.person();
  const picture = () => makeUpload(services, { ownerId: anna.id, kind: 'project-image' });
  const [first, shared] = [await picture(), await picture()];
  await makeProject(db, { ownerId: anna.id, logoId: shared.id });
  const project = await projectOf(anna, { fields: { ...fullProject(), imageId: first.id, logoId: shared.id } });
  const save = (version: number, change: Partial<ProjectFields>) =>
    anna.api.ownProjects.saveProject({ id: project.id, version, fields: { ...project.fields, ...change } });
  const left = async () => {
    clock.advance({ days: 1 });
    await removeUnusedUploads(services, [projects.imageId, projects.logoId]);
    const { rows } = await pool.query('select id from uploads where owner_id = $1', [anna.id]);
    return rows.map(({ id }) => id).toSorted();
  };

  const swapped = await save(1, { imageId: shared.id, logoId: first.id });
  expect([swapped.image?.id, swapped.logo?.id]).toEqual([shared.id, first.id]);
  expect(await left()).toEqual([first.id, shared.id].toSorted());

  expect((await save(2, { imageId: null, logoId: null })).image).toBeNull();
  expect(await left()).toEqual([shared.id]);
});

test('only a project picture of its owner replaces one', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const project = await projectOf(anna);
  const images = [
    await makeUpload(services, { ownerId: bram.id, kind: 'project-image' }),
    await makeUpload(services, { ownerId: anna.id, kind: 'avatar' }),
  ];
  for (const { id: imageId } of images) {
    const answer = await anna.send('PUT', `/api/projects/${project.id}`, { version: 1, fields: { ...project.fields, imageId } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'UNKNOWN_IMAGE' } });
  }
  expect(await anna.api.ownProjects.readOwnProject({ id: project.id })).toEqual(project);
});

test('a save whose connection breaks in the middle leaves the old state whole', async () => {
  const anna = await server.person();
  const project = await projectOf(anna);
  const fields = { ...fullProject(), title: 'Half', roles: [], plan: emptyPlan };
  const blocker = await pool.connect();
  await blocker.query('begin; lock table project_uses in share mode');

  const saving = anna.send('PUT', `/api/projects/${project.id}`, { version: 1, fields });
  // Databases that are made of one template have the same numbers for their tables.
  const broken = `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.relation = 'project_uses'::regclass and not l.granted`;
  await expect.poll(async () => (await pool.query(broken)).rowCount).toBe(1);
  await blocker.query('rollback');
  blocker.release();

  expect((await saving).status).toBeGreaterThanOrEqual(500);
  expect(await anna.api.ownProjects.readOwnProject({ id: project.id })).toEqual(project);
});

test('a stranger neither reads nor saves it, and signed out nobody does', async () => {
  const [anna, stranger] = [await server.person(), await server.person()];
  const project = await projectOf(anna);
  const save = { version: 1, fields: fullProject() };

  expect(await stranger.send('GET', `/api/projects/${project.id}/form`)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Project kon niet worden geladen of je hebt geen toegang.' },
  });
  expect(await stranger.send('PUT', `/api/projects/${project.id}`, save)).toEqual(notFound);
  expect(await stranger.send('PUT', `/api/projects/${newId()}`, save)).toEqual(notFound);
  expect(await server.visitor().send('GET', `/api/projects/${project.id}/form`)).toMatchObject({ status: 401 });
  expect(await server.visitor().send('PUT', `/api/projects/${project.id}`, save)).toMatchObject({ status: 401 });
  expect(await anna.api.ownProjects.readOwnProject({ id: project.id })).toEqual(project);
});
