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

async function isTold({ api }: Person): Promise<boolean> {
  const { notifications } = await api.notifications.listNotifications({});
  return notifications.some(({ title }) => title === 'Een vacature is weg');
}

test.each([
  ['deletes the job', ({ api }: Person, id: string) => api.ownJobs.deleteJob({ id })],
  ['leaves', ({ api, password }: Person) => api.account.deleteAccount({ password })],
])('whoever still waits for a decision is told when the poster %s', async (_, end) => {
  const { poster, job, applicants } = await makeScene([[], ['in_review'], ['invited'], ['rejected', 'in_review'], ['rejected'], ['hired']]);

  await end(poster, job.id);
  await server.mails();

  expect(await Promise.all(applicants.map(isTold))).toEqual([true, true, true, true, false, false]);
});

test('an invited person who blocks the poster, or whose application the poster can’t read any more, is not told', async () => {
  const { poster, job, applicants } = await makeScene([['invited'], ['invited']]);
  const [blocking, ended] = applicants.map(({ id }) => id);
  await makeBlock(db, { from: blocking ?? '', of: poster.id });
  await server.services.pool.query('update job_applications set poster_access_ended_at = now() where applicant_id = $1', [ended]);

  await poster.api.ownJobs.deleteJob({ id: job.id });
  await server.mails();

  expect(await Promise.all(applicants.map(isTold))).toEqual([false, false]);
});
