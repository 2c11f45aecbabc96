import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeJob } from '../factory.ts';
import { countAnswers } from '../promise/commands/count-answers.ts';
import { remindOfAnswers } from '../promise/commands/remind-posters.ts';
import { tellOfEnd } from '../retention/commands/tell-posters.ts';
import { makeApplication } from './factory.ts';

const server = await startTestServer({ tasks: [] });
const { services, clock } = server;
const { db, pool } = services;
const day = 86_400_000;
const now = new Date('2026-10-20T10:00:00Z');

/** A poster with applications of one person to as many jobs, sent so many days ago. */
async function makeScene(daysAgo: number, closedDaysAgo?: number) {
  clock.set(now);
  const [poster, applicant] = [await server.person(), await server.person()];
  const appliedAt = new Date(now.getTime() - daysAgo * day);
  const closing =
    closedDaysAgo === undefined ? {} : { closedAt: new Date(now.getTime() - closedDaysAgo * day), closing: 'filled' as const };
  const job = await makeJob(db, { posterId: poster.id, createdAt: appliedAt, ...closing });
  const ids = Array.from({ length: 8 }, () => newId());
  // Stored in another order than that of their ids.
  for (const id of ids.toReversed()) {
    const other = id === ids[0] ? applicant : await server.person();
    await makeApplication(db, { id, job, applicantId: other.id, appliedAt });
  }
  return { poster, job, ids };
}

const acts: [string, () => Promise<{ ids: string[]; act: () => Promise<unknown> }>][] = [
  ['the count of promises', async () => ({ ...(await makeScene(20)), act: () => countAnswers(services) })],
  [
    'the notice of misses',
    async () => {
      const scene = await makeScene(20);
      await countAnswers(services);
      clock.set(new Date(now.getTime() + 15 * day));
      return { ...scene, act: () => countAnswers(services) };
    },
  ],
  ['a reminder', async () => ({ ...(await makeScene(12)), act: () => remindOfAnswers(services) })],
  ['the notice that the poster’s time ends', async () => ({ ...(await makeScene(27, 26)), act: () => tellOfEnd(services) })],
  [
    'the deletion of a job',
    async () => {
      const { poster, job, ids } = await makeScene(1);
      return { ids, act: () => poster.api.ownJobs.deleteJob({ id: job.id }) };
    },
  ],
  [
    'the departure of a poster',
    async () => {
      const { poster, ids } = await makeScene(1);
      return { ids, act: () => poster.api.account.deleteAccount({ password: poster.password }) };
    },
  ],
];

test.each(acts)(
  '%s waits for the first application before it holds another, so that no two wait for each other',
  async (_what, prepare) => {
    const { ids, act } = await prepare();
    const [first = '', ...others] = ids;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from job_applications where id = $1 for update', [first]);

    const acting = act();
    await untilSomebodyWaits(pool);
    const { rows: free } = await holder.query('select id from job_applications where id = any($1) for update skip locked', [others]);
    const { rows: records } = await holder.query('select 1 from answer_records where application_id = any($1) for update skip locked', [
      ids,
    ]);
    const { rows: all } = await holder.query('select 1 from answer_records where application_id = any($1)', [ids]);
    await holder.query('rollback');
    holder.release();
    await acting;

    expect(free).toHaveLength(others.length);
    expect(records).toHaveLength(all.length);
  },
);
