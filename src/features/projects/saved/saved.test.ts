import { expect, test } from 'vitest';
import { aroundSuspension } from '../../../app/testing/suspension.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeBlock } from '../../relations/factory.ts';
import { blocks } from '../../relations/tables.ts';
import { makeProject } from '../factory.ts';
import { makeSavedProject } from './factory.ts';
import { mostSaved, type Stage } from './policy.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

type Person = Awaited<ReturnType<typeof server.person>>;

const titles = async ({ api }: Person, stage?: Stage) =>
  (await api.savedProjects.listSaved({ stage })).saved.map(({ project }) => project.title);
const idsOfMarks = async ({ api }: Person) => (await api.savedProjects.listMarks()).marks.map(({ projectId }) => projectId);

async function ownerWithProject(title = 'Zonnedak') {
  const owner = await server.person({ roles: ['entrepreneur'] });
  return { owner, project: await makeProject(db, { ownerId: owner.id, title }) };
}

test('a member saves a project once, gives it a stage and a note, and removes it with both', async () => {
  const { project } = await ownerWithProject();
  const { id } = project;
  const anna = await server.person();
  const { api } = anna;

  await api.savedProjects.saveProject({ id });
  await api.savedProjects.setStage({ id, stage: 'talking' });
  await api.savedProjects.setNote({ id, note: '  Bel na de zomer.  ' });
  clock.advance({ seconds: 60 });
  await api.savedProjects.saveProject({ id });

  const { saved } = await api.savedProjects.listSaved({});
  expect(saved).toMatchObject([{ project: { id, title: 'Zonnedak' }, stage: 'talking', note: 'Bel na de zomer.' }]);
  expect(saved[0]?.savedAt).toBe(new Date(clock.now().getTime() - 60_000).toISOString());
  expect((await api.savedProjects.listMarks()).marks).toEqual([{ projectId: id, stage: 'talking', hasNote: true }]);
  expect(await api.savedProjects.readNote({ id })).toEqual({ note: 'Bel na de zomer.' });

  await api.savedProjects.unsaveProject({ id });
  await api.savedProjects.saveProject({ id });
  expect((await api.savedProjects.listMarks()).marks).toEqual([{ projectId: id, stage: 'viewed', hasNote: false }]);
});

test('the list has the last saved first, page by page, of every stage or one', async () => {
  const { owner } = await ownerWithProject();
  const anna = await server.person();
  const expected: string[] = [];
  for (let place = 0; place < 25; place += 1) {
    const { id, title } = await makeProject(db, { ownerId: owner.id, title: `Plan ${place}` });
    const savedAt = new Date(clock.now().getTime() - place * 1000);
    await makeSavedProject(db, { personId: anna.id, projectId: id, stage: place % 5 === 0 ? 'rejected' : 'viewed', savedAt });
    expected.push(title);
  }

  const first = await anna.api.savedProjects.listSaved({});
  const second = await anna.api.savedProjects.listSaved({ after: first.next ?? undefined });
  expect([...first.saved, ...second.saved].map(({ project }) => project.title)).toEqual(expected);
  expect([first.saved.length, second.next]).toEqual([20, null]);
  expect(await titles(anna, 'rejected')).toEqual(expected.filter((_title, place) => place % 5 === 0));
});

test('a person’s saved projects show to nobody else', async () => {
  const { owner, project } = await ownerWithProject();
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.savedProjects.saveProject({ id: project.id });
  await anna.api.savedProjects.setNote({ id: project.id, note: 'Geheim plan' });

  for (const other of [owner, bram]) {
    expect(await titles(other)).toEqual([]);
    expect(await idsOfMarks(other)).toEqual([]);
    for (const [method, part, body] of [
      ['GET', 'note', undefined],
      ['PUT', 'note', { note: 'Anders' }],
      ['PUT', 'stage', { stage: 'rejected' }],
    ] as const) {
      expect(await other.send(method, `/api/saved-projects/${project.id}/${part}`, body)).toMatchObject({ status: 404 });
    }
    const seen = JSON.stringify([
      await other.api.projects.readProject({ id: project.id }),
      await other.api.notifications.listNotifications({}),
    ]);
    expect(seen).not.toContain('Geheim plan');
  }
  await bram.api.savedProjects.unsaveProject({ id: project.id });
  expect(await anna.api.savedProjects.readNote({ id: project.id })).toEqual({ note: 'Geheim plan' });
});

const hidings: [string, (scene: { owner: Person; anna: Person; id: string }) => Promise<() => Promise<unknown>>][] = [
  [
    'is withdrawn',
    async ({ owner, id }) => {
      await owner.api.ownProjects.withdrawProject({ id });
      return () => owner.api.ownProjects.restoreProject({ id });
    },
  ],
  [
    'belongs to somebody who blocks the person',
    async ({ owner, anna }) => {
      await makeBlock(db, { from: owner.id, of: anna.id });
      return async () => db.delete(blocks);
    },
  ],
  [
    'belongs to somebody whom the person blocks',
    async ({ owner, anna }) => {
      await makeBlock(db, { from: anna.id, of: owner.id });
      return async () => db.delete(blocks);
    },
  ],
];

test.each(hidings)('a saved project that %s vanishes, and comes back with its note', async (_way, hide) => {
  const { owner, project } = await ownerWithProject();
  const anna = await server.person();
  await makeSavedProject(db, { personId: anna.id, projectId: project.id, stage: 'talking', note: 'Bellen' });

  const putBack = await hide({ owner, anna, id: project.id });

  expect(await titles(anna)).toEqual([]);
  expect(await idsOfMarks(anna)).toEqual([]);
  expect(await anna.send('GET', `/api/saved-projects/${project.id}/note`)).toMatchObject({ status: 404 });
  expect(await anna.send('PUT', `/api/saved-projects/${project.id}/stage`, { stage: 'rejected' })).toMatchObject({ status: 404 });
  await putBack();
  expect((await anna.api.savedProjects.listSaved({})).saved).toMatchObject([{ stage: 'talking', note: 'Bellen' }]);
});

test('a saved project of a suspended person vanishes until the suspension is lifted', async () => {
  const { owner, project } = await ownerWithProject();
  const anna = await server.person();
  await makeSavedProject(db, { personId: anna.id, projectId: project.id });
  const read = async () => [await titles(anna), await idsOfMarks(anna)];

  const seen = [['Zonnedak'], [project.id]];
  expect(await aroundSuspension(server, owner, read)).toEqual({ before: seen, suspended: [[], []], lifted: seen });
});

test('drafts of others and one’s own projects are not saved', async () => {
  const { owner, project } = await ownerWithProject();
  const draft = await makeProject(db, { ownerId: owner.id, status: 'draft' });
  const anna = await server.person();

  expect(await anna.send('PUT', `/api/saved-projects/${draft.id}`, {})).toMatchObject({ status: 404 });
  expect(await owner.send('PUT', `/api/saved-projects/${project.id}`, {})).toMatchObject({
    status: 409,
    body: { code: 'OWN_PROJECT', message: 'Dit is je eigen project.' },
  });
});

test(`a person saves at most ${mostSaved} projects`, async () => {
  const { owner, project } = await ownerWithProject();
  const anna = await server.person();
  await pool.query(
    `with made as (
       insert into projects (id, owner_id, status, title, description, category, published_at)
       select gen_random_uuid(), $1, 'active', 'Plan', 'Een plan.', 'tech', now() from generate_series(1, $3::int) returning id)
     insert into saved_projects (person_id, project_id, saved_at) select $2, id, now() from made`,
    [owner.id, anna.id, mostSaved],
  );

  expect(await anna.send('PUT', `/api/saved-projects/${project.id}`, {})).toMatchObject({ status: 409, body: { code: 'TOO_MANY_SAVED' } });
  const [first = ''] = await idsOfMarks(anna);
  expect(await anna.send('PUT', `/api/saved-projects/${first}`, {})).toMatchObject({ status: 200 });
  await anna.api.savedProjects.unsaveProject({ id: first });
  expect(await anna.send('PUT', `/api/saved-projects/${project.id}`, {})).toMatchObject({ status: 200 });
});

test('a note has at most 2,000 characters', async () => {
  const { project } = await ownerWithProject();
  const anna = await server.person();
  await anna.api.savedProjects.saveProject({ id: project.id });
  const write = (note: string) => anna.send('PUT', `/api/saved-projects/${project.id}/note`, { note });

  expect(await write('a'.repeat(2_000))).toMatchObject({ status: 200 });
  expect(await write('a'.repeat(2_001))).toMatchObject({ status: 400 });
});
