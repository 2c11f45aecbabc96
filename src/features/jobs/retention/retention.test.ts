import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportedOf } from '../../../app/testing/exported.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makeNotification } from '../../notifications/factory.ts';
import { makeApplication } from '../applications/factory.ts';
import { applicationsPersonalData } from '../applications/personal-data.ts';
import { jobApplicationNotes, jobApplications } from '../applications/tables.ts';
import { makeJob } from '../factory.ts';
import { countAnswers } from '../promise/commands/count-answers.ts';
import { jobs } from '../tables.ts';
import { endAccess } from './commands/end-access.ts';
import { removeApplications } from './commands/remove-applications.ts';
import { tellOfEnd } from './commands/tell-posters.ts';
import { makeMarkedApplication } from './factory.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool } = services;
const closedAt = new Date('2026-09-28T10:00:00Z');
const hour = 3_600_000;
/** So many days and hours after the closing of the job, in hours that no change of clocks moves. */
const after = (days: number, hours = 0) => new Date(closedAt.getTime() + (days * 24 + hours) * hour);

/** Makes a person whose session outlasts all of these days. */
async function member() {
  const now = clock.now();
  clock.set(after(500));
  const person = await server.person();
  clock.set(now);
  return person;
}

async function makeClosedJob() {
  clock.set(after(-30));
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
    await tellOfEnd(services);
    await endAccess(services);
    await removeApplications(services);
  }
}

/** When the poster's access ended, and the number of their notes. */
async function stateOf(id: string) {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return { endedAt: row?.posterAccessEndedAt, notes: await db.$count(jobApplicationNotes, eq(jobApplicationNotes.applicationId, id)) };
}
const open = { endedAt: null, notes: 1 };
const told = async ({ api }: Person) =>
  (await api.notifications.listNotifications({})).notifications.filter(({ kind }) => kind === 'applications-expire');
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const deleteCopy = ({ id, person }: { id: string; person: Person }) => person.api.applications.deleteOwn({ id });

test('the poster’s access and notes end exactly four weeks after the closing', async () => {
  const { apply } = await makeClosedJob();
  const { id } = await apply();

  await runAt(after(27, 23));
  expect(await stateOf(id)).toEqual(open);
  await runAt(after(28));

  expect(await stateOf(id)).toEqual({ endedAt: after(28), notes: 0 });
});

test('a status after the closing moves the end, and an open job has none', async () => {
  const { poster, job, apply } = await makeClosedJob();
  const { id } = await apply({ statusAt: after(5), status: 'rejected' });
  const other = await makeJob(db, { posterId: poster.id, createdAt: after(-300) });
  const atOpen = await makeApplication(db, { job: other, applicantId: (await server.person()).id, appliedAt: after(-300) });

  await runAt(after(32, 23));
  expect(await stateOf(id)).toEqual(open);
  await runAt(after(33));
  expect(await stateOf(id)).toMatchObject({ notes: 0 });
  expect(await stateOf(atOpen.id)).toMatchObject({ endedAt: null });

  // A job that is opened again keeps what it still has.
  const again = await apply({ statusAt: after(10) });
  await db.update(jobs).set({ closedAt: null, closing: null }).where(eq(jobs.id, job.id));
  await runAt(after(60));
  expect(await stateOf(again.id)).toEqual(open);
});

test('an applicant lets the poster keep it for twelve months, and takes that back', async () => {
  const { apply } = await makeClosedJob();
  const [kept, regretted] = [await apply(), await apply()];
  clock.set(after(1));
  const choose = ({ id, person }: typeof kept, keptLonger: boolean) => person.api.retention.chooseKeeping({ id, keptLonger });
  expect(await choose(kept, true)).toEqual({ keptLonger: true, endsAt: after(365).toISOString(), isEnded: false });
  await choose(regretted, true);

  await runAt(after(28), after(364, 23));
  expect([await stateOf(kept.id), await stateOf(regretted.id)]).toEqual([open, open]);
  expect(await choose(regretted, false)).toMatchObject({ endsAt: after(28).toISOString() });
  await runAt(after(364, 23.5));
  expect([await stateOf(kept.id), await stateOf(regretted.id)]).toEqual([open, { endedAt: after(364, 23.5), notes: 0 }]);
  await runAt(after(365));

  expect(await stateOf(kept.id)).toMatchObject({ notes: 0 });
  await expect(choose(kept, false)).rejects.toMatchObject({ code: 'ENDED' });
  expect(await kept.person.api.retention.readKeeping({ id: kept.id })).toMatchObject({ isEnded: true, endsAt: after(365).toISOString() });
});

test('only the applicant chooses, and nobody else learns of it', async () => {
  const { poster, apply } = await makeClosedJob();
  const { id, person } = await apply({ status: 'rejected', statusAt: after(-10) });
  const stranger = await server.person();

  for (const { api } of [poster, stranger]) {
    await expect(api.retention.readKeeping({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.retention.chooseKeeping({ id, keptLonger: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const usual = { keptLonger: false, endsAt: after(28).toISOString(), isEnded: false };
  expect(await person.api.retention.readKeeping({ id })).toEqual(usual);
  await deleteCopy({ id, person });
  await expect(person.api.retention.readKeeping({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the poster is told once, three days before, of all that ends on the same day', async () => {
  const { poster, job, apply } = await makeClosedJob();
  await apply();
  await apply();
  await apply({ keptLonger: true });
  await apply({ status: 'withdrawn', posterAccessEndedAt: after(-5) });
  expect((await poster.api.retention.listEnding()).endings).toEqual([
    { job: { id: job.id, title: job.title }, count: 3, endsAt: after(28).toISOString() },
  ]);

  // The 26th of October is the day of the end; the clocks changed on the 25th.
  await runAt(new Date('2026-10-22T18:00:00Z'), new Date('2026-10-23T05:59:00Z'));
  expect(await told(poster)).toEqual([]);
  await runAt(new Date('2026-10-23T06:00:00Z'), new Date('2026-10-23T20:00:00Z'), new Date('2026-10-25T20:00:00Z'));

  const message = 'Je kunt ze binnenkort niet meer lezen: 2 sollicitaties, de eerste op 26 okt.';
  expect(await told(poster)).toMatchObject([{ title: 'De bewaartijd is bijna voorbij', message, actionUrl: '/banen/antwoorden' }]);
  expect(await mailsTo(poster)).toEqual([message]);
  await runAt(after(28), after(361, 20));
  expect(await mailsTo(poster)).toHaveLength(2);
});

test('an end that moves after it was told is told again', async () => {
  const { poster, apply } = await makeClosedJob();
  const { id } = await apply();
  await runAt(after(25, 1));
  await db
    .update(jobApplications)
    .set({ statusAt: after(26), status: 'rejected' })
    .where(eq(jobApplications.id, id));

  await runAt(after(28), after(40), after(50, 12));
  expect(await mailsTo(poster)).toHaveLength(1);
  await runAt(after(51, 12), after(52, 12));

  expect(await mailsTo(poster)).toHaveLength(2);
});

test('a job that is gone ends the poster’s access at once', async () => {
  const { job, apply } = await makeClosedJob();
  const { id } = await apply();
  await db.delete(jobs).where(eq(jobs.id, job.id));

  await runAt(after(1));
  expect(await stateOf(id)).toEqual({ endedAt: after(1), notes: 0 });
});

test('at the end the poster’s notifications and download name no applicant any more', async () => {
  const { poster, job, apply } = await makeClosedJob();
  const [first, last] = [await apply(), await apply({ statusAt: after(5), status: 'rejected' })];
  for (const { id, person } of [first, last]) {
    const place = { personId: poster.id, actorId: person.id, subjectId: id, actionUrl: `/banen/${job.id}/sollicitaties` };
    await makeNotification(db, { ...place, kind: 'application-withdrawn', createdAt: after(-20) });
  }
  const named = async () =>
    (await poster.api.notifications.listNotifications({})).notifications.filter(({ kind }) => kind === 'application-withdrawn').length;
  const download = async () => JSON.stringify(await exportedOf(db, applicationsPersonalData, poster.id));

  await runAt(after(28));
  expect([await named(), (await download()).includes(first.mark), (await download()).includes(last.mark)]).toEqual([2, false, true]);
  await runAt(after(33));
  expect([await named(), (await download()).includes(last.mark)]).toEqual([0, false]);
});

test('ends and removals go on batch by batch, also when several servers run', async () => {
  const { job, apply } = await makeClosedJob();
  const { id } = await apply();
  await pool.query(
    `insert into job_applications (id, job_id, poster_id, job_title, company_name, status, applied_at, status_at, due_on)
     select gen_random_uuid(), job_id, poster_id, '', '', status, applied_at, status_at, due_on
     from job_applications, generate_series(1, 620) where id = $1`,
    [id],
  );
  clock.set(after(28));
  await countAnswers(services);

  await Promise.all([endAccess(services), endAccess(services), removeApplications(services)]);
  await endAccess(services);
  await removeApplications(services);

  expect(await db.$count(jobApplications, eq(jobApplications.jobId, job.id))).toBe(1);
});
