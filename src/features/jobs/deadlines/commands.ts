import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { endJob } from '../own/commands/end-job.ts';
import { type JobRow, lockJobOf } from '../own/commands/lock-job.ts';
import { openDays } from '../policy.ts';
import { countOwed } from '../promise/queries/owed-answers.ts';
import { todayOf } from '../queries/visible.ts';
import { deadlineSql, jobs } from '../tables.ts';

/** The number of jobs of each kind per run. */
const batch = 200;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Closes open jobs whose deadline is over, and tells their posters. */
export async function closeExpiredJobs(services: Services): Promise<void> {
  const now = services.clock.now();
  const today = todayOf(now);
  const isDue = (job: Open) => job.deadline !== null && job.deadline < today;
  await forDueJobs(services, sql.raw(deadlineSql), sql`${sql.raw(deadlineSql)} < ${today}::date`, isDue, (tx, job) =>
    expire(tx, services, job, now),
  );
}

/** Asks the posters of jobs without a deadline whether they are still open. */
export async function askAboutOldJobs(services: Services): Promise<void> {
  const now = services.clock.now();
  const since = daysBefore(now, openDays.asked);
  const isDue = (job: Open) => job.deadline === null && job.askedAt === null && job.confirmedAt <= since;
  await forDueJobs(services, confirmed, sql`deadline is null and asked_at is null and confirmed_at <= ${since}`, isDue, async (tx, job) => {
    await tx.update(jobs).set({ askedAt: now }).where(eq(jobs.id, job.id));
    await notify(tx, services, job.posterId, { kind: 'job-asked', actorId: null, jobId: job.id, title: job.title });
  });
}

/** Closes jobs whose posters didn't answer that question, however late it was asked. */
export async function closeForgottenJobs(services: Services): Promise<void> {
  const now = services.clock.now();
  const since = daysBefore(now, openDays.closed);
  const askedSince = daysBefore(now, openDays.closed - openDays.asked);
  const isDue = (job: Open) => job.deadline === null && job.confirmedAt <= since && job.askedAt !== null && job.askedAt <= askedSince;
  await forDueJobs(
    services,
    confirmed,
    sql`deadline is null and confirmed_at <= ${since} and asked_at <= ${askedSince}`,
    isDue,
    (tx, job) => expire(tx, services, job, now),
  );
}

/** Closes a locked job whose time is over. That ends no promise: its poster is led to those who still wait for an answer. */
async function expire(tx: Transaction, services: Services, { id, posterId, title, updatedAt }: JobRow, now: Date): Promise<void> {
  await endJob(tx, { job: { id, updatedAt }, closing: 'expired', now });
  const { total } = await countOwed(tx, posterId, { jobId: id, today: todayOf(now) });
  await notify(tx, services, posterId, { kind: total > 0 ? 'job-expired-owed' : 'job-expired', actorId: null, jobId: id, title });
}

/** Of those without a deadline. */
const confirmed = sql`confirmed_at`;

type Open = Pick<JobRow, 'deadline' | 'confirmedAt' | 'askedAt'>;

/**
 * Does something with each open job that meets a condition, one transaction each, so that every job is changed and told of
 * together, once, whichever server runs. The poster is locked before the job, as everywhere. They come in the order of an index,
 * as PostgreSQL would otherwise read all open jobs in another one where it expects to meet many that are due.
 */
async function forDueJobs(
  { db }: Services,
  order: SQL,
  condition: SQL,
  isDue: (job: Open) => boolean,
  act: (tx: Transaction, job: JobRow) => Promise<void>,
): Promise<void> {
  const { rows } = await db.execute<{ id: string; posterId: string }>(
    sql`select id, poster_id as "posterId" from jobs where closed_at is null and ${condition} order by ${order} limit ${batch}`,
  );
  for (const { id, posterId } of rows) {
    await db.transaction(async (tx) => {
      const job = await lockJobOf(tx, posterId, id);
      if (job !== null && job.closedAt === null && isDue(job)) await act(tx, job);
    });
  }
}
