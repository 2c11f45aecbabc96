import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeApplication } from '../applications/factory.ts';
import { makeJob } from '../factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;
// Clocks change on the 25th, which is the last day for an answer.
const appliedAt = new Date('2026-10-11T10:00:00Z');

async function makeScene() {
  clock.set(appliedAt);
  const [poster, applicant] = [await server.person(), await server.person()];
  const job = await makeJob(db, { posterId: poster.id, createdAt: appliedAt });
  const { id } = await makeApplication(db, { job, applicantId: applicant.id, appliedAt });
  const move = (version: number, to: 'in_review' | 'rejected') =>
    poster.api.applicants.move({ id, version, to, message: 'Nog even.', tells: true, pay: null });
  const owed = async () =>
    (await poster.api.answers.listOwed({ jobId: job.id })).applications.map(({ dueOn, isExtended }) => [dueOn, isExtended]);
  const promised = async () => (await applicant.api.applications.readOwn({ id })).dueOn;
  const canExtend = async () => (await poster.api.applicants.readReceived({ id })).can.extend;
  return { poster, job, id, move, owed, promised, canExtend };
}

test('saying that it takes longer moves the last day by fourteen days, until the end of that day', async () => {
  const { move, owed, promised, canExtend } = await makeScene();
  expect(await owed()).toEqual([['2026-10-25', false]]);

  // Half past eleven in the evening in Brussels, an hour later than the day before.
  clock.set(new Date('2026-10-25T22:30:00Z'));
  expect(await canExtend()).toBe(true);
  await move(1, 'in_review');

  expect(await owed()).toEqual([['2026-11-08', true]]);
  expect(await canExtend()).toBe(false);
  expect(await promised()).toBe('2026-11-08');
});

test('an applicant who was put in review without a word may be told once that it takes longer', async () => {
  const { poster, id, move, owed } = await makeScene();
  const choices = async () => (await poster.api.applicants.readReceived({ id })).can.moveTo;
  await poster.api.applicants.move({ id, version: 1, to: 'in_review', message: '', tells: false, pay: null });
  expect(await choices()).toEqual(['in_review', 'invited', 'hired', 'rejected']);
  await expect(poster.api.applicants.move({ id, version: 2, to: 'in_review', message: '', tells: false, pay: null })).rejects.toMatchObject(
    { code: 'NOT_ALLOWED' },
  );

  await move(2, 'in_review');

  expect(await owed()).toEqual([['2026-11-08', true]]);
  expect(await choices()).toEqual(['invited', 'hired', 'rejected']);
  await expect(move(3, 'in_review')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});

test('an answer that is late already isn’t extended', async () => {
  const { move, owed, canExtend } = await makeScene();
  clock.set(new Date('2026-10-25T23:00:00Z'));
  expect(await canExtend()).toBe(false);

  await move(1, 'in_review');

  expect(await owed()).toEqual([['2026-10-25', false]]);
});

test('an answer ends what is owed, also when it is taken back into review', async () => {
  const { poster, job, id, move, owed, promised, canExtend } = await makeScene();
  clock.set(new Date('2026-10-20T10:00:00Z'));
  expect(await poster.api.answers.readOwed({})).toEqual({ total: 1, late: 0, nextDueOn: '2026-10-25' });
  await move(1, 'rejected');

  expect([await owed(), await promised(), await canExtend()]).toEqual([[], null, false]);
  await move(2, 'in_review');
  expect([await owed(), await promised()]).toEqual([[], null]);
  expect(await poster.api.answers.readOwed({ jobId: job.id })).toEqual({ total: 0, late: 0, nextDueOn: null });

  // A second answer takes nothing from the first, which was on time.
  clock.set(new Date('2026-10-30T10:00:00Z'));
  await move(3, 'rejected');
  const { rows } = await services.pool.query('select answered_at from job_applications where id = $1', [id]);
  expect(rows).toEqual([{ answered_at: new Date('2026-10-20T10:00:00Z') }]);
});

test('the answers that are owed come by their last day, 20 at a time, and the late ones are counted', async () => {
  const { poster, job } = await makeScene();
  for (let place = 1; place <= 22; place += 1) {
    const person = await server.person();
    await makeApplication(db, { job, applicantId: person.id, appliedAt: new Date(appliedAt.getTime() - place * 43_200_000) });
  }
  clock.set(new Date('2026-10-20T10:00:00Z'));

  const first = await poster.api.answers.listOwed({});
  const second = await poster.api.answers.listOwed({ after: first.next ?? undefined });
  const days = [...first.applications, ...second.applications].map(({ dueOn }) => dueOn);

  expect([first.applications.length, second.applications.length, second.next]).toEqual([20, 3, null]);
  expect(days).toEqual(days.toSorted());
  expect(await poster.api.answers.readOwed({})).toEqual({
    total: 23,
    late: days.filter((day) => day < '2026-10-20').length,
    nextDueOn: '2026-10-20',
  });
});

test('the figure shows on the poster’s jobs, in the list and on the page, from five applications on', async () => {
  const { poster, job } = await makeScene();
  const figureShown = async () => {
    const visitor = server.visitor();
    const listed = (await visitor.api.jobs.listJobs({})).jobs.find(({ id }) => id === job.id);
    return [listed?.figure, (await visitor.api.jobs.readJob({ id: job.id })).figure];
  };
  const counted = (due: number) =>
    services.pool.query(
      `insert into answer_figures (poster_id, due, on_time, usual_days, counted_on) values ($1, $2, 4, 3, '2026-10-11')
     on conflict (poster_id) do update set due = excluded.due`,
      [poster.id, due],
    );

  await counted(4);
  expect(await figureShown()).toEqual([null, null]);
  expect(await poster.api.answers.readFigure()).toEqual({ figure: { due: 4, onTime: 4, usualDays: 3 }, isShown: false });
  await counted(5);
  const figure = { due: 5, onTime: 4, usualDays: 3 };
  expect(await figureShown()).toEqual([figure, figure]);
  expect(await poster.api.answers.readFigure()).toEqual({ figure, isShown: true });
});
