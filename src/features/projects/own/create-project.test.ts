import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { whenFree } from '../../../app/testing/when-free.ts';
import { newId } from '../../../platform/ids.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { emptyProject, fullProject, makeProject } from '../factory.ts';
import { emptyPlan } from '../plan/view/empty-plan.ts';
import type { ProjectFields } from './contract.ts';

const server = await startTestServer({ environment: { LIMIT_PROJECTS: '3' } });
const { services } = server;
const { db, pool } = services;

const incomplete = { status: 422, body: { code: 'INCOMPLETE', message: 'Vul minimaal titel, beschrijving en categorie in.' } };
const useIncomplete = {
  status: 422,
  body: { code: 'USE_INCOMPLETE', message: 'Verdeel de besteding van het kapitaal over precies 100 procent.' },
};
const unknownImage = { status: 422, body: { code: 'UNKNOWN_IMAGE', message: 'Deze afbeelding is er niet meer. Kies ze opnieuw.' } };
const idTaken = { status: 409, body: { code: 'CONFLICT', message: 'Deze id is al in gebruik.' } };

async function countOf(id: string): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from projects where id = $1', [id]);
  return rows[0].count;
}

const uses = (...percents: number[]) => percents.map((percent, place) => ({ purpose: `Doel ${place}`, percent }));

test('a published project holds everything that its owner sent', async () => {
  const anna = await server.person();
  const [image, logo, paper] = [
    await makeUpload(services, { ownerId: anna.id, kind: 'project-image' }),
    await makeUpload(services, { ownerId: anna.id, kind: 'project-image' }),
    await makeUpload(services, { ownerId: anna.id, kind: 'project-document' }),
  ];
  const documents = [{ id: paper.id, name: 'Begroting' }];
  const fields = { ...fullProject(), imageId: image.id, imageAlt: 'Een dak.', logoId: logo.id, documents };

  const project = await anna.api.ownProjects.createProject({ id: newId(), publish: true, fields });

  const shape = { width: 480, height: 320, widths: [480] };
  expect(project).toEqual({
    id: project.id,
    status: 'active',
    version: 1,
    fields,
    image: { id: image.id, ...shape },
    logo: { id: logo.id, ...shape },
    documents: [{ id: paper.id, name: 'Begroting', bytes: expect.any(Number), picture: null }],
    raisedAmount: 0,
    raisedStatedAt: null,
    raises: [],
    updatedAt: server.clock.now().toISOString(),
    withdrawnAt: null,
  });
  expect(await anna.api.ownProjects.readOwnProject({ id: project.id })).toEqual(project);
});

test('a draft may leave out everything; it gets a title and a category', async () => {
  const anna = await server.person();

  const draft = await anna.api.ownProjects.createProject({ id: newId(), publish: false, fields: emptyProject });

  expect(draft).toMatchObject({ status: 'draft', version: 1, image: null, logo: null });
  expect(draft.fields).toEqual({ ...emptyProject, title: 'Naamloos Project', category: 'overig' });
});

test('markets come from the largest and years from the first, in whatever order they were sent', async () => {
  const anna = await server.person();
  const { plan } = fullProject();
  const fields = { ...emptyProject, plan: { ...plan, markets: plan.markets.toReversed(), years: plan.years.toReversed() } };

  const draft = await anna.api.ownProjects.createProject({ id: newId(), publish: false, fields });

  expect(draft.fields.plan).toEqual(plan);
});

test.each<[string, Partial<ProjectFields>]>([
  ['title', { title: ' ' }],
  ['description', { description: '' }],
  ['category', { category: null }],
])('nothing is published without a %s, and a draft needs none', async (_what, change) => {
  const anna = await server.person();
  const project = { id: newId(), fields: { ...fullProject(), ...change } };

  expect(await anna.send('POST', '/api/projects', { ...project, publish: true })).toEqual(incomplete);
  expect(await countOf(project.id)).toBe(0);
  expect(await anna.send('POST', '/api/projects', { ...project, publish: false })).toMatchObject({ status: 201 });
});

test.each([
  [[], 201, 201],
  [[100], 201, 201],
  [[60, 40], 201, 201],
  [[60, 39], 201, 422],
  [[1], 201, 422],
  [[60, 41], 400, 400],
])('a use of funds of %j answers %i for a draft and %i for a publication', async (percents, ofDraft, ofPublication) => {
  const anna = await server.person();
  const fields = { ...fullProject(), roles: [], plan: { ...emptyPlan, uses: uses(...percents) } };

  expect(await anna.send('POST', '/api/projects', { id: newId(), publish: false, fields })).toMatchObject({ status: ofDraft });
  const published = await anna.send('POST', '/api/projects', { id: newId(), publish: true, fields });
  expect(published.status).toBe(ofPublication);
  if (ofPublication === 422) expect(published).toEqual(useIncomplete);
});

test('20 creates of one project at once make one and count once', async () => {
  const anna = await server.person();
  const project = { id: newId(), publish: true, fields: fullProject() };

  const answers = await Promise.all(Array.from({ length: 20 }, () => whenFree(() => anna.api.ownProjects.createProject(project))));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countOf(project.id)).toBe(1);
  const { rows } = await pool.query('select points from rate_limits where key = $1', [`projects:${anna.id}`]);
  expect(rows).toEqual([{ points: 1 }]);
});

test('a create repeated with other content returns the first project, even when its picture is gone', async () => {
  const anna = await server.person();
  const { id: imageId } = await makeUpload(services, { ownerId: anna.id, kind: 'project-image' });
  const project = { id: newId(), publish: false, fields: { ...emptyProject, imageId } };
  const first = await anna.api.ownProjects.createProject(project);

  expect(await anna.api.ownProjects.createProject({ ...project, fields: { ...emptyProject, title: 'Anders' } })).toEqual(first);
  await pool.query('delete from uploads where id = $1', [imageId]);
  expect(await anna.api.ownProjects.createProject(project)).toMatchObject({ id: project.id, image: null });
});

test('the id of somebody else’s project is refused, and theirs stays as it was', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makeProject(db, { ownerId: anna.id });
  const before = await anna.api.ownProjects.readOwnProject({ id });

  expect(await bram.send('POST', '/api/projects', { id, publish: true, fields: fullProject() })).toEqual(idTaken);
  expect(await anna.api.ownProjects.readOwnProject({ id })).toEqual(before);
});

test.each(['roles', 'milestones'] as const)('the ids of %s of another project are refused, and nothing is made', async (part) => {
  const [anna, bram] = [await server.person(), await server.person()];
  const taken = fullProject();
  const { id } = await makeProject(db, { ownerId: anna.id, ...taken });
  const before = await anna.api.ownProjects.readOwnProject({ id });
  const own = fullProject();
  const fields = part === 'roles' ? { ...own, roles: taken.roles } : { ...own, plan: { ...own.plan, milestones: taken.plan.milestones } };

  for (const thief of [bram, anna]) {
    const project = { id: newId(), publish: true, fields };
    expect(await thief.send('POST', '/api/projects', project)).toEqual(idTaken);
    expect(await countOf(project.id)).toBe(0);
  }

  expect(await anna.api.ownProjects.readOwnProject({ id })).toEqual(before);
});

test.each(['imageId', 'logoId'])('only a project picture of its owner is taken as %s', async (field) => {
  const [anna, bram] = [await server.person(), await server.person()];
  const images = [
    await makeUpload(services, { ownerId: bram.id, kind: 'project-image' }),
    await makeUpload(services, { ownerId: anna.id, kind: 'post-image' }),
    await makeUpload(services, { ownerId: anna.id, kind: 'document' }),
    { id: newId() },
  ];
  for (const image of images) {
    const project = { id: newId(), publish: false, fields: { ...emptyProject, [field]: image.id } };
    expect(await anna.send('POST', '/api/projects', project)).toEqual(unknownImage);
    expect(await countOf(project.id)).toBe(0);
  }
});

test('the description of a picture is kept only with the picture', async () => {
  const anna = await server.person();

  const draft = await anna.api.ownProjects.createProject({ id: newId(), publish: false, fields: { ...emptyProject, imageAlt: 'Niets.' } });

  expect(draft.fields.imageAlt).toBe('');
});

test('a person makes as many projects a day as the limit says; refused ones and repeats don’t count', async () => {
  const anna = await server.person();
  const create = (id = newId(), fields: ProjectFields = emptyProject) => anna.send('POST', '/api/projects', { id, publish: false, fields });
  const first = newId();

  expect(await create(first)).toMatchObject({ status: 201 });
  expect(await create(first)).toMatchObject({ status: 201 });
  expect(await create(newId(), { ...emptyProject, imageId: newId() })).toMatchObject({ status: 422 });
  expect(await create()).toMatchObject({ status: 201 });
  expect(await create()).toMatchObject({ status: 201 });
  const refused = newId();
  expect(await create(refused)).toMatchObject({
    status: 429,
    body: {
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(
        /^Je hebt de afgelopen 24 uur 3 projecten aangemaakt\. Morgen om \d\d:\d\d kun je weer een project aanmaken\.$/,
      ),
    },
  });
  expect(await countOf(refused)).toBe(0);
  expect(await create(first)).toMatchObject({ status: 201 });

  server.clock.advance({ days: 1 });
  expect(await create(refused)).toMatchObject({ status: 201 });
});

test.each<[string, object, string, string]>([
  ['an end before the start', { startDate: '2027-01-02', endDate: '2027-01-01' }, 'endDate', 'De einddatum ligt voor de startdatum.'],
  ['301 characters of description', { description: 'a'.repeat(301) }, 'description', 'Dit veld heeft hoogstens 300 tekens.'],
  ['a goal between two steps', { targetAmount: 10_500 }, 'targetAmount', 'Kies een bedrag in stappen van € 1.000.'],
  ['a tag twice', { tags: ['Zon', 'zon'] }, 'tags', 'Dit staat er al.'],
  ['a wrong company number', { companyNumber: '0403170702' }, 'companyNumber', 'Dit is geen Belgisch of Nederlands ondernemingsnummer.'],
])('%s is refused beside its field', async (_what, change, field, message) => {
  const anna = await server.person();

  const answer = await anna.send('POST', '/api/projects', { id: newId(), publish: false, fields: { ...fullProject(), ...change } });

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', data: { fields: { [`fields.${field}`]: message } } } });
});

test.each([
  { startDate: '2027-01-01', endDate: '2027-01-01' },
  { description: 'a'.repeat(300) },
  { targetAmount: 1_000 },
  { targetAmount: 1_000_000 },
  { companyNumber: '12345678' },
])('%j is just within the limits', async (change) => {
  const anna = await server.person();

  const answer = await anna.send('POST', '/api/projects', { id: newId(), publish: false, fields: { ...fullProject(), ...change } });

  expect(answer).toMatchObject({ status: 201 });
});

test('signed out there is no project to make', async () => {
  const id = newId();

  expect(await server.visitor().send('POST', '/api/projects', { id, publish: false, fields: emptyProject })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
  expect(await countOf(id)).toBe(0);
});
