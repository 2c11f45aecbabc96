import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { addDays } from '../../../platform/calendar.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeApplication } from '../applications/factory.ts';
import { jobApplications } from '../applications/tables.ts';
import { makeJob } from '../factory.ts';
import { removeApplications } from '../retention/commands/remove-applications.ts';
import { jobs } from '../tables.ts';
import { countAnswers } from './commands/count-answers.ts';
import { makeAnswerRecords } from './factory.ts';
import { answerRecords } from './tables.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db } = services;
const appliedAt = new Date('2026-06-01T10:00:00Z');
const appliedOn = '2026-06-01';
const dueOn = '2026-06-15';
/** Noon in Brussels, so many days after applying. */
const after = (days: number) => new Date(appliedAt.getTime() + days * 86_400_000);

/** Makes a person whose session outlasts all of these days. */
async function member() {
  clock.set(after(500));
  const person = await server.person();
  clock.set(appliedAt);
  return person;
}

async function makePoster() {
  const poster = await member();
  const job = await makeJob(db, { posterId: poster.id, createdAt: appliedAt });
  async function apply(details: object = {}) {
    const person = await member();
    return { ...(await makeApplication(db, { job, applicantId: person.id, appliedAt, ...details })), person };
  }
  return { poster, job, apply };
}

async function countAt(moment: Date) {
  clock.set(moment);
  await countAnswers(services);
}
const recordsOf = ({ id }: Person) => db.select().from(answerRecords).where(eq(answerRecords.posterId, id));
const figureOf = async ({ api }: Person) => (await api.answers.readFigure()).figure;
const told = async ({ api }: Person) =>
  (await api.notifications.listNotifications({})).notifications.filter(({ kind }) => kind === 'answer-missed');
const answer = (id: string, answeredAt: Date) =>
  db.update(jobApplications).set({ status: 'rejected', answeredAt, statusAt: answeredAt }).where(eq(jobApplications.id, id));

test('an application counts once, from the day after its last one, however early it was answered', async () => {
  const { poster, apply } = await makePoster();
  await apply({ status: 'invited', answeredAt: after(2) });

  // Half past eleven in the evening of the last day in Brussels, and midnight.
  await countAt(new Date('2026-06-15T21:30:00Z'));
  expect(await recordsOf(poster)).toEqual([]);
  clock.set(new Date('2026-06-15T22:00:00Z'));
  await Promise.all([countAnswers(services), countAnswers(services)]);
  await countAnswers(services);

  expect(await recordsOf(poster)).toMatchObject([{ appliedOn, dueOn, answeredOn: '2026-06-03', applicationId: null }]);
  expect(await figureOf(poster)).toEqual({ due: 1, onTime: 1, usualDays: 2 });
});

test('looking at an application, or saying that it takes longer, is no answer', async () => {
  const { poster, apply } = await makePoster();
  await apply({ status: 'viewed', statusAt: after(1) });
  await apply({ status: 'in_review', statusAt: after(1), extendedAt: after(1), dueOn: addDays(dueOn, 14) });

  await countAt(after(15));
  expect(await figureOf(poster)).toEqual({ due: 1, onTime: 0, usualDays: null });
  await countAt(after(29));
  expect(await figureOf(poster)).toEqual({ due: 2, onTime: 0, usualDays: null });
});

test('a late answer is noted with its day, and the record no longer leads to the application', async () => {
  const { poster, apply } = await makePoster();
  const { id } = await apply();
  await countAt(after(15));
  expect(await recordsOf(poster)).toMatchObject([{ answeredOn: null, applicationId: id }]);

  await answer(id, after(20));
  await countAt(after(20));

  expect(await recordsOf(poster)).toMatchObject([{ answeredOn: '2026-06-21', applicationId: null }]);
  expect(await figureOf(poster)).toEqual({ due: 1, onTime: 0, usualDays: 20 });
  await countAt(after(40));
  expect(await recordsOf(poster)).toMatchObject([{ answeredOn: '2026-06-21' }]);
});

test('after thirty days without an answer the applicant is told once, and the answer counts as missed', async () => {
  const { poster, apply } = await makePoster();
  const { id, person } = await apply();
  await countAt(after(30));
  expect(await told(person)).toEqual([]);

  await countAt(after(31));
  clock.set(after(31));
  await Promise.all([countAnswers(services), countAnswers(services)]);

  const message = 'Je sollicitatie op “Timmerman (m/v/x)” kreeg in 30 dagen geen antwoord. Dat zegt niets over jou.';
  expect(await told(person)).toMatchObject([{ title: 'Geen antwoord gekregen', message }]);
  const mails = await server.mails();
  expect(mails.filter(({ to }) => to === person.email).map(({ subject }) => subject)).toEqual([message]);
  // An answer after all is kind, but no longer counts.
  await answer(id, after(33));
  await countAt(after(33));
  expect(await recordsOf(poster)).toMatchObject([{ answeredOn: null, applicationId: null }]);
  expect(await told(person)).toHaveLength(1);
});

test('closing the job changes nothing about what is owed, and neither does deleting it', async () => {
  const { poster, job, apply } = await makePoster();
  const [closed, deleted] = [await apply(), await apply()];
  await db
    .update(jobs)
    .set({ closedAt: after(3), closing: 'filled' })
    .where(eq(jobs.id, job.id));
  await answer(closed.id, after(4));
  await poster.api.ownJobs.deleteJob({ id: job.id });

  await countAt(after(31));

  expect(await figureOf(poster)).toEqual({ due: 2, onTime: 1, usualDays: null });
  expect(await told(deleted.person)).toEqual([]);
});

test('applications that are withdrawn, or whose applicants left, block the poster or are suspended, count neither way unless they were answered', async () => {
  const { poster, apply } = await makePoster();
  const [blocking, suspended] = [await server.person(), await server.person()];
  await makeBlock(db, { from: blocking.id, of: poster.id });
  await services.pool.query('update accounts set suspended_at = $2 where id = $1', [suspended.id, appliedAt]);
  await apply({ status: 'withdrawn', posterAccessEndedAt: after(3) });
  const { person: left } = await apply();
  await left.api.account.deleteAccount({ password: left.password });
  await apply({ applicantId: blocking.id });
  await apply({ applicantId: suspended.id });
  await countAt(after(31));
  expect(await recordsOf(poster)).toEqual([]);

  const other = await makePoster();
  await other.apply({ status: 'withdrawn', posterAccessEndedAt: after(6), answeredAt: after(5) });
  const { person: gone } = await other.apply({ status: 'rejected', statusAt: after(5) });
  await gone.api.account.deleteAccount({ password: gone.password });
  await countAt(after(31));
  expect(await figureOf(other.poster)).toEqual({ due: 2, onTime: 2, usualDays: 5 });
});

test('a poster who blocks whoever waits for an answer loses no miss by it, and the applicant is told', async () => {
  const { poster, apply } = await makePoster();
  const { person } = await apply();
  clock.set(after(14));
  await poster.api.network.blockPerson({ id: person.id });
  expect((await poster.api.answers.readOwed({})).total).toBe(0);

  await countAt(after(31));
  await poster.api.network.unblockPerson({ id: person.id });

  expect(await figureOf(poster)).toEqual({ due: 1, onTime: 0, usualDays: null });
  expect(await told(person)).toHaveLength(1);
});

test('a job that is deleted before the last day counts as missed, also when its applicants delete their copies at once', async () => {
  const { poster, job, apply } = await makePoster();
  const { id, person } = await apply();
  await poster.api.ownJobs.deleteJob({ id: job.id });
  await person.api.applications.deleteOwn({ id });
  await removeApplications(services);

  await countAt(after(31));
  await removeApplications(services);

  expect(await figureOf(poster)).toEqual({ due: 1, onTime: 0, usualDays: null });
  expect(await db.$count(jobApplications, eq(jobApplications.id, id))).toBe(0);
});

test('a person who withdraws late is told nothing, and the day that passed stays counted', async () => {
  const { poster, apply } = await makePoster();
  const { id, person } = await apply();
  await countAt(after(15));
  await db
    .update(jobApplications)
    .set({ status: 'withdrawn', posterAccessEndedAt: after(16) })
    .where(eq(jobApplications.id, id));
  await countAt(after(31));

  expect(await told(person)).toEqual([]);
  expect(await recordsOf(poster)).toMatchObject([{ answeredOn: null, applicationId: null }]);
});

test('a figure moves with the days: records count for twelve months, and then go', async () => {
  const { poster } = await makePoster();
  const today = dayOf(after(0).toISOString(), 'Europe/Brussels');
  await makeAnswerRecords(db, poster.id, [
    { appliedOn: addDays(today, -379), dueOn: addDays(today, -365), answeredOn: addDays(today, -379) },
    { appliedOn: addDays(today, -24), dueOn: addDays(today, -10), answeredOn: addDays(today, -20) },
  ]);

  await countAt(after(0));
  expect(await figureOf(poster)).toEqual({ due: 2, onTime: 2, usualDays: 4 });
  await countAt(after(1));
  expect(await figureOf(poster)).toEqual({ due: 1, onTime: 1, usualDays: 4 });
  expect(await recordsOf(poster)).toHaveLength(1);
  await countAt(after(400));
  expect(await figureOf(poster)).toEqual({ due: 0, onTime: 0, usualDays: null });
});

test('more applications than one batch has are all counted', async () => {
  const { poster, apply } = await makePoster();
  const { id } = await apply({ status: 'rejected', statusAt: after(1) });
  await services.pool.query(
    `insert into job_applications (id, poster_id, job_title, company_name, status, applied_at, status_at, answered_at, due_on)
     select gen_random_uuid(), poster_id, '', '', status, applied_at, status_at, answered_at, due_on
     from job_applications, generate_series(1, 500) where id = $1`,
    [id],
  );

  await countAt(after(15));
  expect(await figureOf(poster)).toEqual({ due: 501, onTime: 501, usualDays: 1 });
});
