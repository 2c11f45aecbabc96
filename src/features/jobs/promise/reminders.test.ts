import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countReads } from '../../../app/testing/count-reads.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { addDays } from '../../../platform/calendar.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeApplication } from '../applications/factory.ts';
import { answerDay } from '../applications/policy.ts';
import { jobApplications } from '../applications/tables.ts';
import { makeJob } from '../factory.ts';
import { remindOfAnswers } from './commands/remind-posters.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool } = services;
// Half past eleven in the evening of Sunday 11 October in Brussels; clocks change on the 25th.
const appliedAt = new Date('2026-10-11T21:30:00Z');
/** A time on the last day for an answer or before, by the clocks of Brussels in summer, and in winter from the 25th on. */
const at = (day: string, clocks: string) => new Date(`${day}T${clocks}:00${day < '2026-10-25' ? '+02:00' : '+01:00'}`);

async function makePoster() {
  clock.set(appliedAt);
  const poster = await server.person({ roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId: poster.id, createdAt: appliedAt });
  const apply = async (details: object = {}) =>
    makeApplication(db, { job, applicantId: (await server.person({ roles: ['talent'] })).id, appliedAt, ...details });
  return { poster, job, apply };
}

/** Reminds at moments after each other. Mails are sent in between: one that waits is replaced by the next reminder. */
async function remindAt(...moments: Date[]) {
  for (const moment of moments) {
    clock.set(moment);
    await remindOfAnswers(services);
    await server.mails();
  }
}
const told = async ({ api }: Person) =>
  (await api.notifications.listNotifications({})).notifications.filter(({ kind }) => kind === 'answers-owed');
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

test('an application of late in the evening is due fourteen days later by the calendar, over the change of clocks', () => {
  expect(answerDay(appliedAt)).toBe('2026-10-25');
  // Half an hour later it is the next day in Brussels.
  expect(answerDay(new Date('2026-10-11T22:00:00Z'))).toBe('2026-10-26');
  // In spring, when an hour is skipped.
  expect(answerDay(new Date('2027-03-20T22:59:59Z'))).toBe('2027-04-03');
  expect(answerDay(new Date('2027-03-20T23:00:00Z'))).toBe('2027-04-04');
});

test('the poster is reminded three days and one day before, in the morning, of all answers at once', async () => {
  const { poster, apply } = await makePoster();
  await apply();
  await apply();
  await apply({ appliedAt: at('2026-10-13', '09:00') });

  await remindAt(at('2026-10-21', '23:00'), at('2026-10-22', '07:59'));
  expect(await told(poster)).toEqual([]);
  await remindAt(at('2026-10-22', '08:00'), at('2026-10-22', '08:01'), at('2026-10-23', '12:00'));

  const [first, ...others] = await told(poster);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    title: 'Iemand wacht op je antwoord',
    message: 'Nog te beantwoorden: 2 sollicitaties, de eerste uiterlijk 25 okt.',
    actionUrl: '/banen/antwoorden',
  });
  expect(await mailsTo(poster)).toEqual([first?.message]);

  // The second reminder of two, and the first of the third.
  await remindAt(at('2026-10-24', '08:00'), at('2026-10-24', '20:00'), at('2026-10-25', '20:00'), at('2026-10-26', '08:00'));
  const last = 'Nog te beantwoorden: 3 sollicitaties, de eerste uiterlijk 25 okt.';
  expect(await mailsTo(poster)).toEqual([first?.message, last, 'Nog te beantwoorden: 1 sollicitatie, uiterlijk 27 okt.']);
  expect(await told(poster)).toHaveLength(1);
});

test('a server that was down sends the nearer reminder, and none once the last day is over', async () => {
  const { poster, apply } = await makePoster();
  await apply();
  await remindAt(at('2026-10-25', '20:00'), at('2026-10-25', '20:01'));
  expect(await mailsTo(poster)).toHaveLength(1);

  const late = await makePoster();
  await late.apply();
  await remindAt(at('2026-10-26', '08:00'));
  expect(await told(late.poster)).toEqual([]);
});

test('an extended application is reminded of again, before its new last day', async () => {
  const { poster, apply } = await makePoster();
  const { id } = await apply();
  const dueOn = answerDay(appliedAt);
  await remindAt(at('2026-10-22', '08:00'));
  await db
    .update(jobApplications)
    .set({ dueOn: addDays(dueOn, 14), extendedAt: clock.now(), status: 'in_review' })
    .where(eq(jobApplications.id, id));

  await remindAt(at('2026-10-24', '08:00'));
  expect(await mailsTo(poster)).toHaveLength(1);
  await remindAt(at('2026-11-05', '08:00'), at('2026-11-06', '08:00'), at('2026-11-07', '08:00'));
  expect(await mailsTo(poster)).toHaveLength(3);
});

test('answers of which posters were reminded are not read again', async () => {
  const reminded = await makePoster();
  const { id } = await reminded.apply({ remindedOn: '2026-10-22' });
  const columns = 'poster_id, applicant_id, job_title, company_name, applied_at, status_at, due_on, reminded_on';
  await pool.query(
    `insert into job_applications (id, ${columns}) select gen_random_uuid(), ${columns} from job_applications, generate_series(1, 2000) where id = $1`,
    [id],
  );
  const { poster, apply } = await makePoster();
  await apply();
  await pool.query('vacuum (analyze) job_applications');
  const read = await countReads(pool, 'job_applications');

  await remindAt(at('2026-10-22', '09:00'));

  expect(await mailsTo(poster)).toHaveLength(1);
  expect(await told(reminded.poster)).toEqual([]);
  expect((await countReads(pool, 'job_applications')) - read).toBeLessThan(500);
});

test('answered and withdrawn applications, and those of hidden people and of people who left, remind of nothing', async () => {
  const { poster, apply } = await makePoster();
  const hidden = await server.person();
  await makeBlock(db, { from: hidden.id, of: poster.id });
  await apply({ status: 'rejected', answeredAt: appliedAt });
  await apply({ status: 'withdrawn', posterAccessEndedAt: appliedAt });
  await apply({ applicantId: hidden.id });
  const left = await server.person();
  await apply({ applicantId: left.id });
  await left.api.account.deleteAccount({ password: left.password });

  await remindAt(at('2026-10-22', '08:00'), at('2026-10-24', '08:00'));
  expect(await told(poster)).toEqual([]);
});

test('servers that remind at the same moment remind once, and a poster chooses how they hear of it', async () => {
  const [one, other] = [await makePoster(), await makePoster()];
  await one.apply();
  await other.apply();
  await other.poster.api.notifications.savePreference({ kind: 'answers-owed', channel: 'app' });
  clock.set(at('2026-10-22', '08:00'));

  await Promise.all(Array.from({ length: 4 }, () => remindOfAnswers(services)));

  expect([await mailsTo(one.poster), await mailsTo(other.poster)]).toEqual([[expect.any(String)], []]);
  expect([await told(one.poster), await told(other.poster)]).toEqual([[expect.anything()], [expect.anything()]]);
});
