import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject, makeRole } from '../../projects/factory.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { fullJob, makeJob } from '../factory.ts';

const server = await startTestServer({ tasks: [], environment: { LIMIT_JOBS: '3' } });
const { clock, services } = server;
const { db, pool } = services;
clock.set(new Date('2026-06-14T21:30:00Z'));

const post = (person: Awaited<ReturnType<typeof server.person>>, fields: object) =>
  person.send('POST', '/api/jobs', { id: newId(), fields: { ...fullJob(), ...fields } });

test('a job holds everything that its poster sent, and visitors find it', async () => {
  const anna = await server.person();
  const logo = await makeUpload(services, { ownerId: anna.id, kind: 'job-logo' });
  const role = makeRole();
  const project = await makeProject(db, { ownerId: anna.id, roles: [role] });
  const fields = { ...fullJob(), title: 'Zonnebouwer', logoId: logo.id, projectRoleId: role.id };

  const job = await anna.api.ownJobs.createJob({ id: newId(), fields });

  expect(job).toEqual({
    id: job.id,
    version: 1,
    fields,
    logo: { id: logo.id, width: expect.any(Number), height: expect.any(Number), widths: expect.any(Array) },
    closing: null,
    isOpen: true,
    isAsked: false,
    updatedAt: clock.now().toISOString(),
  });
  expect(await anna.api.ownJobs.readOwnJob({ id: job.id })).toEqual(job);
  const found = await server.visitor().api.jobs.listJobs({ search: 'zonnebouwer' });
  expect(found.jobs).toMatchObject([{ id: job.id, title: 'Zonnebouwer', project: { id: project.id } }]);
});

test('fields that are left empty are stored as null', async () => {
  const anna = await server.person();
  const fields = { ...fullJob(), requirements: [], benefits: [], deadline: null, salaryMin: null, salaryMax: null, questions: [] };

  const { id } = await anna.api.ownJobs.createJob({ id: newId(), fields });

  const { rows } = await pool.query('select requirements, benefits, deadline, salary_min, salary_max from jobs where id = $1', [id]);
  expect(rows).toEqual([{ requirements: null, benefits: null, deadline: null, salary_min: null, salary_max: null }]);
  expect((await anna.api.ownJobs.readOwnJob({ id })).fields).toEqual(fields);
});

test.each(['Dakdekker (m/v/x)', 'Dakdekker (v/m)', 'Dakdekker ( M / V / X ) '])(
  'the title “%s” is stored without its end',
  async (title) => {
    const anna = await server.person();

    const { id } = await anna.api.ownJobs.createJob({ id: newId(), fields: { ...fullJob(), title } });

    expect((await server.visitor().api.jobs.readJob({ id })).title).toBe('Dakdekker');
  },
);

test('the same sent again at once makes one, and an id of somebody else’s job is refused', async () => {
  const [anna, bob] = [await server.person(), await server.person()];
  const input = { id: newId(), fields: fullJob() };

  const results = await Promise.all(Array.from({ length: 5 }, () => anna.api.ownJobs.createJob(input)));

  expect(new Set(results.map((each) => JSON.stringify(each))).size).toBe(1);
  expect((await pool.query('select 1 from jobs where id = $1', [input.id])).rowCount).toBe(1);
  await expect(bob.api.ownJobs.createJob(input)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a visitor is told to sign in', async () => {
  const response = await server.visitor().send('POST', '/api/jobs', { id: newId(), fields: fullJob() });

  expect(response).toMatchObject({ status: 401, body: { message: 'Je moet ingelogd zijn om een vacature te plaatsen.' } });
});

const freelance = { type: 'freelance', salaryMin: null, salaryMax: null };

test.each([
  ['a title', { title: ' ' }, 'title', 'Vul een functietitel in.'],
  ['a company', { companyName: '' }, 'companyName', 'Vul de naam van het bedrijf in.'],
  ['a description', { description: '' }, 'description', 'Vul een omschrijving in.'],
  ['a footing', { footing: null }, 'footing', 'Kies of dit een bestaande vacature is, of een onder voorbehoud van financiering.'],
  ['salaries in order', { salaryMin: 50_000, salaryMax: 40_000 }, 'salaryMin', 'Minimum mag niet hoger zijn dan maximum'],
  ['whole euros', { salaryMin: 0.5 }, 'salaryMin', 'Vul een bedrag in hele euro in.'],
  ['rates in order', { ...freelance, rateMin: 90, rateMax: 80, rateUnit: 'hour' }, 'rateMin', 'Minimum mag niet hoger zijn dan maximum'],
  ['the unit of a rate', { ...freelance, rateMin: 90 }, 'rateUnit', 'Kies of het tarief per uur of per dag is.'],
  ['a rate for freelance work', { type: 'freelance' }, 'type', 'Freelance heeft een tarief, ander werk een salaris.'],
  ['no rate for other work', { rateMin: 90, rateUnit: 'hour' }, 'type', 'Freelance heeft een tarief, ander werk een salaris.'],
  ['a site of http', { companyUrl: 'javascript:alert(1)' }, 'companyUrl', 'Vul een geldig adres van een site in.'],
])('a job needs %s', async (_what, fields, field, message) => {
  const { status, body } = await post(await server.person(), fields);

  expect({ status, body }).toMatchObject({ status: 400, body: { data: { fields: { [`fields.${field}`]: message } } } });
});

test('a deadline may be today in Brussels, and not before', async () => {
  const anna = await server.person();

  expect(await post(anna, { deadline: '2026-06-14' })).toMatchObject({ status: 201 });
  const message = 'Kies een deadline die nog niet voorbij is.';
  expect(await post(anna, { deadline: '2026-06-13' })).toMatchObject({ status: 422, body: { code: 'DEADLINE_PASSED', message } });
});

test('the logo and the role have to be the poster’s own', async () => {
  const [anna, bob] = [await server.person(), await server.person()];
  const theirs = await makeUpload(services, { ownerId: bob.id, kind: 'job-logo' });
  const avatar = await makeUpload(services, { ownerId: anna.id, kind: 'avatar' });
  const role = makeRole();
  await makeProject(db, { ownerId: bob.id, roles: [role] });

  for (const logoId of [theirs.id, avatar.id, newId()])
    expect(await post(anna, { logoId })).toMatchObject({ body: { code: 'UNKNOWN_LOGO' } });
  for (const projectRoleId of [role.id, newId()])
    expect(await post(anna, { projectRoleId })).toMatchObject({ body: { code: 'UNKNOWN_ROLE' } });
});

test('a person posts so many jobs a day, those opened again among them', async () => {
  const anna = await server.person();
  const closed = await makeJob(db, { posterId: anna.id, closedAt: clock.now(), closing: 'filled' });
  for (const _ of Array(2)) expect(await post(anna, {})).toMatchObject({ status: 201 });
  await anna.api.ownJobs.reopenJob({ id: closed.id, deadline: null });

  expect(await post(anna, {})).toMatchObject({ status: 429, body: { message: expect.stringContaining('3 vacatures geplaatst') } });
  clock.advance({ days: 1 });
  expect(await post(anna, {})).toMatchObject({ status: 201 });
});

test('the roles of one’s own active projects are offered', async () => {
  const [anna, bob] = [await server.person(), await server.person()];
  const [first, second, drafted] = [makeRole('Eerste'), makeRole('Tweede'), makeRole('Concept')];
  const project = await makeProject(db, { ownerId: anna.id, title: 'Daken', companyName: 'Zon', roles: [first, second] });
  await makeProject(db, { ownerId: anna.id, status: 'draft', roles: [drafted] });
  await makeProject(db, { ownerId: bob.id, roles: [makeRole('Van Bob')] });

  const { roles } = await anna.api.ownJobs.listOwnRoles();

  expect(roles.map(({ roleName }) => roleName)).toEqual(['Eerste', 'Tweede']);
  expect(roles[0]).toMatchObject({ id: first.id, projectId: project.id, projectTitle: 'Daken', companyName: 'Zon' });
});

test('the company of a role is the owner’s where the project names none', async () => {
  const anna = await server.person({ company: 'Bakkerij' });
  await makeProject(db, { ownerId: anna.id, companyName: '', roles: [makeRole('Eerste')] });

  const { roles } = await anna.api.ownJobs.listOwnRoles();

  expect(roles).toMatchObject([{ companyName: 'Bakkerij' }]);
});
