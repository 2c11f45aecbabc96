import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeJob } from '../factory.ts';
import type { ChosenStatus } from './policy.ts';

const server = await startTestServer();
const { db } = server.services;

/** A job with an applicant for each list of the poster's moves. */
async function makeScene(lists: ChosenStatus[][]) {
  const poster = await server.person({ roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId: poster.id, title: 'Dakwerker', salaryMin: 30_000 });
  const applicants: Person[] = [];
  for (const moves of lists) {
    const applicant = await server.person({ roles: ['talent'] });
    const { id } = await applicant.api.applications.apply({ id: job.id, applicationId: newId(), letter: 'Ik kom graag.' });
    for (const [before, to] of moves.entries()) await poster.api.applicants.move({ id, version: before + 1, to, message: 'Dag.' });
    applicants.push(applicant);
  }
  return { poster, job, applicants };
}

/** The number of notifications that a job is gone. */
async function timesTold({ api }: Person): Promise<number> {
  const { notifications } = await api.notifications.listNotifications({});
  return notifications.filter(({ title }) => title === 'Een vacature is weg').length;
}

test.each([
  ['deletes the job', ({ api }: Person, id: string) => api.ownJobs.deleteJob({ id })],
  ['leaves', ({ api, password }: Person) => api.account.deleteAccount({ password })],
])('all who applied and did not withdraw are told once when the poster %s, whatever the answer was', async (_, end) => {
  const { poster, job, applicants } = await makeScene([
    [],
    ['in_review'],
    ['invited'],
    ['rejected', 'in_review'],
    ['rejected'],
    ['hired'],
    [],
  ]);
  const [withdrawn] = applicants.slice(-1);
  const [own] = (await withdrawn?.api.applications.listOwn({}))?.applications ?? [];
  await withdrawn?.api.applications.withdraw({ id: own?.id ?? '' });

  await end(poster, job.id);
  await server.mails();

  expect(await Promise.all(applicants.map(timesTold))).toEqual([1, 1, 1, 1, 1, 1, 0]);
});

test('an invited person who blocks the poster is not told, and one whose application the poster can’t read any more is', async () => {
  const { poster, job, applicants } = await makeScene([['invited'], ['invited']]);
  const [blocking, ended] = applicants.map(({ id }) => id);
  await makeBlock(db, { from: blocking ?? '', of: poster.id });
  await server.services.pool.query('update job_applications set poster_access_ended_at = now() where applicant_id = $1', [ended]);

  await poster.api.ownJobs.deleteJob({ id: job.id });
  await server.mails();

  expect(await Promise.all(applicants.map(timesTold))).toEqual([0, 1]);
});

test('an applicant who was told of the deleted job is not told once more when its poster leaves', async () => {
  const { poster, job, applicants } = await makeScene([['rejected'], []]);
  await poster.api.ownJobs.deleteJob({ id: job.id });
  await server.mails();

  await poster.api.account.deleteAccount({ password: poster.password });
  await server.mails();

  expect(await Promise.all(applicants.map(timesTold))).toEqual([1, 1]);
  const { rows } = await server.services.pool.query(`select from notifications where kind = 'application-job-gone' and count > 1`);
  expect(rows).toEqual([]);
});
