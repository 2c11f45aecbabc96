import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobApplications } from '../features/jobs/applications/tables.ts';
import { makeJob } from '../features/jobs/factory.ts';
import { countAnswers } from '../features/jobs/promise/commands/count-answers.ts';
import { endAccess } from '../features/jobs/retention/commands/end-access.ts';
import { removeApplications } from '../features/jobs/retention/commands/remove-applications.ts';
import { makeMarkedApplication } from '../features/jobs/retention/factory.ts';
import { removeAbandonedFiles, removeUnusedUploads } from '../features/uploads/commands/remove-uploads.ts';
import { findInFiles } from './testing/person-marks.ts';
import { findInDatabase } from './testing/person-tables.ts';
import { type Person, startTestServer } from './testing/test-server.ts';
import { uploadReferences } from './worker.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool, settings } = services;
const closedAt = clock.now();
const after = (days: number, hours = 0) => new Date(closedAt.getTime() + (days * 24 + hours) * 3_600_000);

/** Makes a person whose session outlasts all of these days. */
async function member() {
  clock.set(after(500));
  const person = await server.person();
  clock.set(after(-1));
  return person;
}

async function makeClosedJob() {
  const poster = await member();
  const job = await makeJob(db, { posterId: poster.id, createdAt: after(-30), closedAt, closing: 'filled' });
  async function apply(details: Partial<Omit<typeof jobApplications.$inferInsert, 'applicantId'>> = {}) {
    const person = await member();
    const sent = { job, applicantId: person.id, appliedAt: after(-20), ...details };
    return { person, ...(await makeMarkedApplication(services, sent)) };
  }
  return { poster, job, apply };
}

async function runAt(...moments: Date[]) {
  for (const moment of moments) {
    clock.set(moment);
    await countAnswers(services);
    await endAccess(services);
    await removeApplications(services);
  }
}
const countOf = (...ids: string[]) => db.$count(jobApplications, inArray(jobApplications.id, ids));
const deleteCopy = ({ id, person }: { id: string; person: Person }) => person.api.applications.deleteOwn({ id });

/** All that the poster's own calls answer about an application, and whether its CV is served to them. */
async function readAsPoster({ api, fetch }: Person, jobId: string, { id, cv }: { id: string; cv: { id: string } }) {
  const { applications } = await api.applicants.listReceived({ id: jobId });
  const answers = [applications, await api.applicants.readReceived({ id }).catch(({ code }) => code), await api.answers.listOwed({})];
  return { answers: JSON.stringify(answers), cv: (await fetch(`/uploads/${cv.id}/document`)).status };
}

/** Removes files as the server does once a day has passed. */
async function removeFiles() {
  await removeUnusedUploads(services, uploadReferences);
  await removeAbandonedFiles(services);
}

test('after the end the poster reads nothing of it, and the applicant’s copy stays until they delete it, file included', async () => {
  const { poster, job, apply } = await makeClosedJob();
  const application = await apply();
  const { id, person, mark, cv } = application;
  clock.set(after(27));
  expect(await readAsPoster(poster, job.id, application)).toMatchObject({ answers: expect.stringContaining(mark), cv: 200 });
  await runAt(after(28), after(400));
  await removeFiles();

  const closed = await readAsPoster(poster, job.id, application);
  for (const text of [mark, person.id, cv.id]) expect(closed.answers).not.toContain(text);
  expect(closed.cv).toBe(404);
  expect(await person.api.applications.readOwn({ id })).toMatchObject({ letter: `Brief ${mark}`, cv: { id: cv.id } });
  expect((await findInDatabase(pool, mark)).map((row) => row.split(':', 1)[0]).toSorted()).toEqual([
    'public.job_application_answers',
    'public.job_application_events',
    'public.job_applications',
  ]);
  expect(await findInFiles(settings.dataDir, cv.id)).toEqual([expect.stringContaining('document')]);

  await deleteCopy(application);
  await runAt(after(401));
  await removeFiles();
  expect(await countOf(id)).toBe(0);
  for (const text of [mark, cv.id]) {
    expect(await findInDatabase(pool, text)).toEqual([]);
    expect(await findInFiles(settings.dataDir, text)).toEqual([]);
  }
});

test('a copy that is deleted earlier goes for good at the end, whatever was allowed', async () => {
  const { apply } = await makeClosedJob();
  const deleted = await apply({ keptLonger: true, status: 'rejected', statusAt: after(-10) });
  const { id, mark, cv } = deleted;
  const other = await apply();
  await db.update(jobApplications).set({ cvId: cv.id }).where(eq(jobApplications.id, other.id));
  await deleteCopy(deleted);

  await runAt(after(27, 23));
  expect(await countOf(id)).toBe(1);
  expect(await findInDatabase(pool, mark)).not.toEqual([]);
  await runAt(after(28));
  await removeFiles();
  expect(await findInDatabase(pool, mark)).toEqual([]);
  // Another application still has the CV.
  expect(await findInFiles(settings.dataDir, cv.id)).not.toEqual([]);
  await deleteCopy(other);
  await runAt(after(400));
  await removeFiles();
  expect(await findInFiles(settings.dataDir, cv.id)).toEqual([]);
});

test('the place of a withdrawn application, or of a person who left, goes at the end', async () => {
  const { apply } = await makeClosedJob();
  const [withdrawn, left] = [await apply(), await apply()];
  await withdrawn.person.api.applications.withdraw({ id: withdrawn.id });
  await deleteCopy(withdrawn);
  await left.person.api.account.deleteAccount({ password: left.person.password });
  for (const { mark } of [withdrawn, left]) expect(await findInDatabase(pool, mark)).toEqual([]);

  await runAt(after(-2));
  expect(await countOf(withdrawn.id, left.id)).toBe(2);
  await runAt(after(28));
  expect(await countOf(withdrawn.id, left.id)).toBe(0);
});
