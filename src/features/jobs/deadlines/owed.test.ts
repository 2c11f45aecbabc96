import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makeApplication } from '../applications/factory.ts';
import { makeJob } from '../factory.ts';
import { askAboutOldJobs, closeExpiredJobs, closeForgottenJobs } from './commands.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;
const begin = new Date('2026-06-14T10:00:00Z');

/** A job that the clock is about to close, with an applicant of each status. */
async function setUp(details: object, statuses: ('pending' | 'in_review' | 'rejected' | 'withdrawn')[]) {
  clock.set(begin);
  const poster = await server.person({ roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId: poster.id, title: 'Dakdekker', createdAt: begin, ...details });
  for (const status of statuses)
    await makeApplication(db, { job, applicantId: (await server.person({ roles: ['talent'] })).id, appliedAt: begin, status });
  return { poster, job };
}

async function closeAfter(days: number) {
  for (const chore of [askAboutOldJobs, closeExpiredJobs, closeForgottenJobs]) {
    clock.set(new Date(begin.getTime() + days * 86_400_000));
    await chore(services);
  }
  await server.mails();
}

async function news({ api }: Person) {
  const { notifications } = await api.notifications.listNotifications({});
  return notifications.filter(({ title }) => title === 'Je vacature is gesloten').map(({ message, actionUrl }) => ({ message, actionUrl }));
}

const owed = 'De tijd van “Dakdekker (m/v/x)” is om. Nog niet iedereen kreeg antwoord van je.';
const answered = 'De tijd van “Dakdekker (m/v/x)” is om. Nog iemand nodig? Open ze weer.';

test.each([
  ['a deadline that is over', { deadline: '2026-06-14' }, [1]],
  ['no answer to the question whether it is open', { createdAt: new Date(begin.getTime() - 60 * 86_400_000) }, [0, 16]],
])('closing by %s leads the poster to those who wait, in the app and by mail', async (_, details, days) => {
  const { poster, job } = await setUp(details, ['rejected', 'in_review']);

  for (const count of days) await closeAfter(count);

  const url = `/banen/antwoorden?vacature=${job.id}`;
  expect(await news(poster)).toEqual([{ message: owed, actionUrl: url }]);
  const mail = (await server.mails()).find(({ to, subject }) => to === poster.email && subject === owed);
  expect(mail?.text).toContain(url);
  expect((await poster.api.answers.readOwed({ jobId: job.id })).total).toBe(1);
});

test('a job to which everybody has an answer, or whose applicants withdrew, leads to itself', async () => {
  const { poster, job } = await setUp({ deadline: '2026-06-14' }, ['rejected', 'withdrawn']);

  await closeAfter(1);

  expect(await news(poster)).toEqual([{ message: answered, actionUrl: `/banen/${job.id}` }]);
});

test('deleting the job removes the news that leads to its answers', async () => {
  const { poster, job } = await setUp({ deadline: '2026-06-14' }, ['pending']);
  await closeAfter(1);
  expect(await news(poster)).toHaveLength(1);

  await poster.api.ownJobs.deleteJob({ id: job.id });

  expect(await news(poster)).toEqual([]);
});
