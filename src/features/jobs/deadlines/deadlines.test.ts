import { expect, test } from 'vitest';
import { countReads } from '../../../app/testing/count-reads.ts';
import { answerAfter } from '../../../app/testing/hold-rows.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { fullJob, makeJob } from '../factory.ts';
import { readOwnJob } from '../own/queries.ts';
import { todayOf } from '../queries/visible.ts';
import { jobs } from '../tables.ts';
import { askAboutOldJobs, closeExpiredJobs, closeForgottenJobs } from './commands.ts';

const server = await startTestServer({ tasks: [] });
const { clock, services } = server;
const { db, pool } = services;
// Half past eleven in the evening of the 14th in Brussels.
const begin = new Date('2026-06-14T21:30:00Z');

async function setUp(details: object) {
  clock.set(begin);
  const poster = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeJob(db, { posterId: poster.id, title: 'Dakdekker', createdAt: begin, ...details });
  // Not through the contract, as sessions end sooner.
  const own = () => readOwnJob(db, { posterId: poster.id, today: todayOf(clock.now()) }, id);
  return { poster, id, own };
}

const before = (count: number) => new Date(begin.getTime() - count * 86_400_000);
const days = (count: number) => clock.set(new Date(begin.getTime() + count * 86_400_000));
const run = async () => {
  for (const chore of [closeExpiredJobs, askAboutOldJobs, closeForgottenJobs]) await Promise.all([chore(services), chore(services)]);
};
const told = async ({ api }: Person) =>
  (await api.notifications.listNotifications({})).notifications.map(({ title, message, actionUrl }) => ({ title, message, actionUrl }));

test('a job is closed when the day of its deadline is over in Brussels, and its poster told once', async () => {
  const { poster, id, own } = await setUp({ deadline: '2026-06-14' });

  await run();
  expect(await own()).toMatchObject({ closing: null });
  clock.set(new Date('2026-06-14T22:00:00Z'));
  await run();
  await run();

  expect(await own()).toMatchObject({ closing: 'expired' });
  const message = 'De tijd van “Dakdekker (m/v/x)” is om. Nog iemand nodig? Open ze weer.';
  expect(await told(poster)).toEqual([{ title: 'Je vacature is gesloten', message, actionUrl: `/banen/${id}` }]);
});

test('a job whose poster leaves while it is being closed fails nothing, and others are closed after it', async () => {
  const { poster } = await setUp({ deadline: '2026-06-12' });
  const later = await setUp({ deadline: '2026-06-13' });

  await answerAfter(
    pool,
    (holder) => holder.query('delete from accounts where id = $1', [poster.id]),
    () => closeExpiredJobs(services),
  );

  expect(await later.own()).toMatchObject({ closing: 'expired' });
});

test('jobs whose deadline is over are found without reading those that stay open', async () => {
  const { poster, own } = await setUp({ deadline: '2026-06-13' });
  const open = { posterId: poster.id, title: 'Metser', companyName: 'Zonnedak BV', description: 'Tekst', type: 'full-time' as const };
  await db.insert(jobs).values(Array.from({ length: 2_000 }, () => ({ ...open, id: newId(), deadline: '2099-12-31' })));
  await pool.query('vacuum (analyze) jobs');
  const read = await countReads(pool, 'jobs');

  await closeExpiredJobs(services);

  expect(await own()).toMatchObject({ closing: 'expired' });
  expect((await countReads(pool, 'jobs')) - read).toBeLessThan(500);
});

test('the poster of a job without a deadline is asked after 60 days, and it is closed after 75', async () => {
  const { poster, id, own } = await setUp({ createdAt: before(59) });

  await run();
  expect(await own()).toMatchObject({ isAsked: false, closing: null });
  days(1);
  await run();
  expect(await own()).toMatchObject({ isAsked: true, closing: null });
  const asked = {
    title: 'Staat je vacature nog open?',
    message: '“Dakdekker (m/v/x)” staat er 60 dagen. Zonder antwoord sluit ze over 15 dagen.',
    actionUrl: `/banen/${id}`,
  };
  expect(await told(poster)).toEqual([asked]);
  days(15);
  await run();
  expect(await own()).toMatchObject({ isAsked: true, closing: null });
  days(16);
  await run();
  expect(await own()).toMatchObject({ isAsked: false, closing: 'expired' });
  expect(await told(poster)).toMatchObject([{ title: 'Je vacature is gesloten' }, asked]);
});

const answers = {
  answers: ({ api }: Person, id: string) => api.ownJobs.confirmJob({ id }),
  'saves the job': ({ api }: Person, id: string) => api.ownJobs.saveJob({ id, version: 1, fields: { ...fullJob(), deadline: null } }),
};

test.each(Object.entries(answers))('a poster who %s is asked again 60 days later', async (_what, answer) => {
  const { poster, id, own } = await setUp({ createdAt: before(60) });
  await run();
  expect(await own()).toMatchObject({ isAsked: true });

  expect(await answer(poster, id)).toMatchObject({ isAsked: false });
  days(59);
  await run();
  expect(await own()).toMatchObject({ isAsked: false, closing: null });
  days(60);
  await run();
  expect(await own()).toMatchObject({ isAsked: true, closing: null });
});

test('a question that came late still leaves 15 days for the answer', async () => {
  const { own } = await setUp({});

  days(90);
  await run();
  days(104);
  await run();
  expect(await own()).toMatchObject({ isAsked: true, closing: null });
  days(105);
  await run();
  expect(await own()).toMatchObject({ closing: 'expired' });
});

test('a job with a deadline is not asked about', async () => {
  const { poster, own } = await setUp({ deadline: '2026-12-31', createdAt: before(100) });

  await run();

  expect(await own()).toMatchObject({ isAsked: false, closing: null });
  expect(await told(poster)).toEqual([]);
});
