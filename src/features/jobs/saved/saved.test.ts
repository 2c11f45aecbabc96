import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeJob } from '../factory.ts';
import { mostSaved } from '../policy.ts';
import { makeSavedJob } from './factory.ts';

const server = await startTestServer({ tasks: [] });
const { clock, services } = server;
const { db, pool } = services;
const poster = await server.person();

const titlesOf = async ({ api }: Awaited<ReturnType<typeof server.person>>) =>
  (await api.savedJobs.listSaved({})).jobs.map(({ title }) => title);

test('a person keeps jobs, the last saved first, closed ones among them, and takes them away', async () => {
  const [anna, bob] = [await server.person(), await server.person()];
  const first = await makeJob(db, { posterId: poster.id, title: 'Eerste' });
  const second = await makeJob(db, { posterId: poster.id, title: 'Tweede', closedAt: clock.now(), closing: 'filled' });
  await anna.api.savedJobs.saveJob({ id: first.id });
  clock.advance({ seconds: 1 });
  await anna.api.savedJobs.saveJob({ id: second.id });
  await anna.api.savedJobs.saveJob({ id: first.id });

  expect(await titlesOf(anna)).toEqual(['Tweede', 'Eerste']);
  expect(await anna.api.savedJobs.listMarks()).toEqual({ ids: [second.id, first.id] });
  expect(await titlesOf(bob)).toEqual([]);

  await anna.api.savedJobs.unsaveJob({ id: second.id });
  await anna.api.savedJobs.unsaveJob({ id: second.id });
  expect(await titlesOf(anna)).toEqual(['Eerste']);
});

test('saved jobs come in pages', async () => {
  const anna = await server.person();
  for (let place = 0; place < 25; place += 1) {
    const { id } = await makeJob(db, { posterId: poster.id });
    await makeSavedJob(db, { personId: anna.id, jobId: id, savedAt: new Date(clock.now().getTime() - place) });
  }

  const first = await anna.api.savedJobs.listSaved({});
  const second = await anna.api.savedJobs.listSaved({ after: first.next ?? undefined });

  expect([first.jobs.length, second.jobs.length, second.next]).toEqual([20, 5, null]);
  expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(25);
});

test('a saved job is out of sight while its poster is', async () => {
  const anna = await server.person();
  const { id } = await makeJob(db, { posterId: poster.id });
  await anna.api.savedJobs.saveJob({ id });
  await makeBlock(db, { from: poster.id, of: anna.id });

  expect(await titlesOf(anna)).toEqual([]);
  expect(await anna.api.savedJobs.listMarks()).toEqual({ ids: [] });
});

test('a person can’t save their own job, nor more than so many', async () => {
  const anna = await server.person();
  const own = await makeJob(db, { posterId: anna.id });
  await expect(anna.api.savedJobs.saveJob({ id: own.id })).rejects.toMatchObject({ code: 'OWN_JOB' });

  const { id } = await makeJob(db, { posterId: poster.id });
  await pool.query(
    `with made as (
      insert into jobs (id, poster_id, title, company_name, description, type)
      select gen_random_uuid(), $1, 'x', 'x', 'x', 'contract' from generate_series(1, $3) returning id)
    insert into saved_jobs select $2, id, now() from made`,
    [poster.id, anna.id, mostSaved],
  );
  await expect(anna.api.savedJobs.saveJob({ id })).rejects.toMatchObject({ code: 'TOO_MANY_SAVED' });
});
