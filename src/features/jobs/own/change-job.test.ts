import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject, makeRole } from '../../projects/factory.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { fullJob, makeJob } from '../factory.ts';
import { todayOf } from '../queries/visible.ts';

const server = await startTestServer({ tasks: [] });
const { clock, services } = server;
const { db, pool } = services;

async function setUp(details: object = {}) {
  const poster = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeJob(db, { posterId: poster.id, ...details });
  return { poster, id, own: () => poster.api.ownJobs.readOwnJob({ id }) };
}

test('a save replaces every field and question, and the search follows', async () => {
  const { poster, id, own } = await setUp({ title: 'Oud', questions: [{ kind: 'text', question: 'Waarom?' }] });
  const fields = { ...fullJob(), title: 'Vuurwerkmaker' };

  const saved = await poster.api.ownJobs.saveJob({ id, version: 1, fields });

  expect(saved).toMatchObject({ version: 2, fields });
  expect(await own()).toEqual(saved);
  expect((await server.visitor().api.jobs.listJobs({ search: 'vuurwerk' })).jobs).toMatchObject([{ id }]);
});

const letters = [...'bdfglmnprt'];

test('a save of hundreds of words that nobody used before makes a few of them known, those of the title first', async () => {
  const { poster, id } = await setUp();
  const made = letters.flatMap((first) => letters.flatMap((second) => ['a', 'e', 'o'].map((vowel) => `zwi${first}${vowel}z${second}uq`)));
  const fields = { ...fullJob(), title: 'Zwaluwenteller', description: made.join(' ') };
  await poster.api.ownJobs.saveJob({ id, version: 1, fields });

  const { rows } = await pool.query<{ word: string }>(`select word from search_words where word like 'zw%'`);
  const known = rows.map(({ word }) => word);
  expect(made).toHaveLength(300);
  expect(known).toContain('zwaluwenteller');
  expect(known.length).toBeLessThanOrEqual(60);
  for (const search of ['zwaluwentelelr', made.at(-1)]) {
    expect((await server.visitor().api.jobs.listJobs({ search })).jobs, search).toMatchObject([{ id }]);
  }
});

test('of two windows the later is refused, unless it saves the same', async () => {
  const { poster, id, own } = await setUp();
  const mine = { ...fullJob(), title: 'Mijn venster' };
  const first = await poster.api.ownJobs.saveJob({ id, version: 1, fields: mine });

  expect(await poster.api.ownJobs.saveJob({ id, version: 1, fields: mine })).toEqual(first);
  const late = poster.api.ownJobs.saveJob({ id, version: 1, fields: { ...mine, title: 'Ander venster' } });
  await expect(late).rejects.toMatchObject({ code: 'STALE', message: 'Je vacature is intussen ergens anders gewijzigd.' });
  expect((await own()).fields.title).toBe('Mijn venster');
});

test('a deadline that is over may stay, but not be chosen', async () => {
  const { poster, id } = await setUp({ deadline: '2020-01-01' });
  const save = (version: number, deadline: string) => poster.api.ownJobs.saveJob({ id, version, fields: { ...fullJob(), deadline } });

  expect(await save(1, '2020-01-01')).toMatchObject({ version: 2 });
  await expect(save(2, '2020-01-02')).rejects.toMatchObject({ code: 'DEADLINE_PASSED' });
});

test('a logo goes with the last job that shows it', async () => {
  const { poster, id } = await setUp();
  const logo = await makeUpload(services, { ownerId: poster.id, kind: 'job-logo' });
  const other = await makeJob(db, { posterId: poster.id, logoId: logo.id });
  await poster.api.ownJobs.saveJob({ id, version: 1, fields: { ...fullJob(), logoId: logo.id } });
  const isKept = async () => (await pool.query('select 1 from uploads where id = $1', [logo.id])).rowCount === 1;

  await poster.api.ownJobs.saveJob({ id, version: 2, fields: fullJob() });
  expect(await isKept()).toBe(true);
  await poster.api.ownJobs.deleteJob({ id: other.id });
  expect(await isKept()).toBe(false);
});

test('a logo is as visible as its job', async () => {
  const poster = await server.person();
  const logo = await makeUpload(services, { ownerId: poster.id, kind: 'job-logo' });
  const path = `/uploads/${logo.id}/480.webp`;
  const visitor = server.visitor();

  expect((await visitor.fetch(path)).status).toBe(404);
  await makeJob(db, { posterId: poster.id, logoId: logo.id });
  expect((await visitor.fetch(path)).status).toBe(200);
});

test('a poster closes a job with a reason and opens it again as new', async () => {
  const { poster, id } = await setUp({ createdAt: new Date(clock.now().getTime() - 86_400_000), title: 'Sluitwerker' });
  const visitor = server.visitor();

  expect(await poster.api.ownJobs.closeJob({ id, closing: 'filled' })).toMatchObject({ closing: 'filled', isOpen: false });
  expect(await poster.api.ownJobs.closeJob({ id, closing: 'withdrawn' })).toMatchObject({ closing: 'filled' });
  expect(await visitor.api.jobs.readJob({ id })).toMatchObject({ isOpen: false, closing: 'filled', closedAt: clock.now().toISOString() });

  clock.advance({ days: 1 });
  const reopen = (deadline: string | null) => poster.api.ownJobs.reopenJob({ id, deadline });
  await expect(reopen('2020-01-01')).rejects.toMatchObject({ code: 'DEADLINE_PASSED' });
  expect(await reopen('2099-01-01')).toMatchObject({ closing: null, isOpen: true, fields: { deadline: '2099-01-01' } });
  expect(await reopen(null)).toMatchObject({ isOpen: true, fields: { deadline: '2099-01-01' } });
  expect(await visitor.api.jobs.readJob({ id })).toMatchObject({ openedAt: clock.now().toISOString(), closedAt: null });

  await poster.api.ownJobs.closeJob({ id, closing: 'filled' });
  const today = todayOf(clock.now());
  expect(await reopen(today)).toMatchObject({ isOpen: true, fields: { deadline: today } });
});

test('a role is filled by the closing of its job, and sought again once a job for it is open', async () => {
  const role = makeRole();
  const { poster, id } = await setUp();
  const project = await makeProject(db, { ownerId: poster.id, roles: [role] });
  const fields = { ...fullJob(), projectRoleId: role.id };
  await poster.api.ownJobs.saveJob({ id, version: 1, fields });
  const isFilled = async () => (await server.visitor().api.projects.readProject({ id: project.id })).roles[0]?.isFilled;

  await poster.api.ownJobs.closeJob({ id, closing: 'withdrawn' });
  expect(await isFilled()).toBe(false);
  await poster.api.ownJobs.reopenJob({ id, deadline: null });
  await poster.api.ownJobs.closeJob({ id, closing: 'filled' });
  expect(await isFilled()).toBe(true);
  await poster.api.ownJobs.reopenJob({ id, deadline: null });
  expect(await isFilled()).toBe(false);

  await poster.api.ownJobs.closeJob({ id, closing: 'filled' });
  await poster.api.ownJobs.createJob({ id: newId(), fields });
  expect(await isFilled()).toBe(false);
});

test('a deleted job is gone for everybody, saved or not', async () => {
  const { poster, id } = await setUp();
  const reader = await server.person();
  await reader.api.savedJobs.saveJob({ id });

  await poster.api.ownJobs.deleteJob({ id });

  for (const { api } of [poster, reader]) await expect(api.jobs.readJob({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await reader.api.savedJobs.listMarks()).toEqual({ ids: [] });
});

test('others can’t read the form of a job, nor change it', async () => {
  const { id } = await setUp();
  const other = await server.person({ roles: ['entrepreneur'] });
  const forbidden = { code: 'FORBIDDEN', message: 'Je kunt alleen je eigen vacatures bewerken.' };

  await expect(other.api.ownJobs.readOwnJob({ id })).rejects.toMatchObject(forbidden);
  await expect(other.api.ownJobs.saveJob({ id, version: 1, fields: fullJob() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
