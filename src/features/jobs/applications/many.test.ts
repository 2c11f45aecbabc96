import { expect, test } from 'vitest';
import { valuesAsked } from '../../../app/testing/asked-statements.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { type JobDetails, makeJob } from '../factory.ts';
import { tellOfEnd } from '../retention/commands/tell-posters.ts';
import { makeApplication } from './factory.ts';

// Without tasks, nothing but the tested act asks the database.
const server = await startTestServer({ tasks: [] });
const { services, clock } = server;
const { db } = services;
const day = 86_400_000;

/** A poster with a job and so many applications to it, each with a note, one of them the person's. */
async function makeScene(count: number, details: Partial<JobDetails> = {}) {
  const [poster, applicant] = [await server.person(), await server.person()];
  const appliedAt = new Date(clock.now().getTime() - 27 * day);
  const job = await makeJob(db, { posterId: poster.id, createdAt: appliedAt, ...details });
  const others = await Promise.all(Array.from({ length: count - 1 }, () => server.person()));
  for (const { id } of [applicant, ...others]) await makeApplication(db, { job, applicantId: id, appliedAt, notes: ['Bellen'] });
  return { poster, applicant, job };
}

/** An applicant with so many applications. */
async function makeApplicant(count: number) {
  const [poster, applicant] = [await server.person(), await server.person()];
  for (let place = 0; place < count; place += 1)
    await makeApplication(db, { job: await makeJob(db, { posterId: poster.id }), applicantId: applicant.id, notes: ['Bellen'] });
  return applicant;
}

/** Returns the number of statements that an act asks the database to run, and the most parameters that one of them has. */
async function costOf(act: () => Promise<unknown>) {
  const asked = await valuesAsked(act);
  return { statements: asked.length, parameters: Math.max(...asked.map((values) => values.length)) };
}

const leave = ({ api, password }: Person) => api.account.deleteAccount({ password });
const closedAt = () => new Date(clock.now().getTime() - 26 * day);

// A person waits for 5 s at most, and a statement has 65,535 parameters: with either, a job that thousands apply to could never go.
test.each([
  [
    'the deletion of a job',
    async (count: number) => {
      const { poster, job } = await makeScene(count);
      return () => poster.api.ownJobs.deleteJob({ id: job.id });
    },
  ],
  ['the departure of a poster', async (count: number) => leave.bind(null, (await makeScene(count)).poster)],
  ['the departure of an applicant', async (count: number) => leave.bind(null, await makeApplicant(count))],
  [
    'the notice that the poster’s time ends',
    async (count: number) => {
      await makeScene(count, { closedAt: closedAt(), closing: 'filled' });
      return () => tellOfEnd(services);
    },
  ],
])('%s asks the database no more for each application', async (_what, prepare) => {
  clock.set(new Date('2026-10-20T10:00:00Z'));
  const [few, many] = [await costOf(await prepare(2)), await costOf(await prepare(22))];

  expect(few.statements).toBeGreaterThan(3);
  // The server itself checks its connections now and then.
  expect(many.statements).toBeLessThan(few.statements + 20);
  expect(many.parameters).toBe(few.parameters);
});
