import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { markAnswered } from '../../../notifications/commands/mark-read.ts';
import { lockViewer } from '../../../profiles/commands/lock-person.ts';
import { fillRoleOfJob } from '../../../projects/filled-roles/commands.ts';
import { type Closing, jobsLimit } from '../../policy.ts';
import { todayOf } from '../../queries/visible.ts';
import { indexJob } from '../../search.ts';
import { jobs } from '../../tables.ts';
import type { OwnJob } from '../contract.ts';
import { readOwnJob } from '../queries.ts';
import { endJob, removeJob } from './end-job.ts';
import { type JobRow, lockOwnJob, timeAfter } from './lock-job.ts';

type Changed = OwnJob | null;

/** Closes an own job, and fills its role if somebody was found; null if it doesn't exist for this person, as below. */
export async function closeJob(services: Services, posterId: string, { id, closing }: { id: string; closing: Closing }): Promise<Changed> {
  return changing(services, posterId, id, async (tx, row) => {
    if (row.closedAt === null) {
      await endJob(tx, { job: row, closing, now: services.clock.now() });
      if (closing === 'filled') await fillRoleOfJob(tx, row.projectRoleId, true);
      await markAnswered(tx, services, { personId: posterId, kind: 'job-asked', subjectId: id });
    }
    return null;
  });
}

/** Says that an own open job is still open. */
export async function confirmJob(services: Services, posterId: string, id: string): Promise<Changed> {
  return changing(services, posterId, id, async (tx) => {
    await tx.update(jobs).set({ confirmedAt: services.clock.now(), askedAt: null }).where(eq(jobs.id, id));
    await markAnswered(tx, services, { personId: posterId, kind: 'job-asked', subjectId: id });
    return null;
  });
}

/** Opens an own closed job again, as if it were posted now: its role is sought again. */
export async function reopenJob(
  services: Services,
  posterId: string,
  { id, deadline }: { id: string; deadline: string | null },
): Promise<Changed | 'deadline-passed' | LimitReached> {
  const now = services.clock.now();
  const isPast = deadline !== null && deadline < todayOf(now);
  const opening = changing<'deadline-passed' | null>(services, posterId, id, async (tx, row) => {
    if (row.closedAt === null) return null;
    if (isPast) return 'deadline-passed';
    await services.rateLimits.countIn(tx, jobsLimit(services.settings), posterId);
    const opened = { closedAt: null, closing: null, deadline, openedAt: now, confirmedAt: now, askedAt: null };
    await tx
      .update(jobs)
      .set({ ...opened, version: row.version + 1, updatedAt: timeAfter(row.updatedAt, now) })
      .where(eq(jobs.id, id));
    await fillRoleOfJob(tx, row.projectRoleId, false);
    // Its words may have been forgotten while it was closed.
    await indexJob(tx, id);
    return null;
  });
  return orLimited<Changed | 'deadline-passed'>(opening);
}

/** Deletes an own job; false if it doesn't exist for this person. */
export async function deleteJob(services: Services, posterId: string, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const row = await lockOwnJob(tx, posterId, id);
    if (row !== null) await removeJob(tx, services, row);
    return row !== null;
  });
}

/** Changes a locked own job and returns it, or the refusal of the change. */
async function changing<Refusal extends string | null>(
  { db, clock }: Services,
  posterId: string,
  id: string,
  change: (tx: Transaction, row: JobRow) => Promise<Refusal>,
): Promise<Changed | NonNullable<Refusal>> {
  return db.transaction(async (tx) => {
    await lockViewer(tx, posterId);
    await lockRoleOfJob(tx, id);
    const row = await lockOwnJob(tx, posterId, id);
    if (row === null) return null;
    const refusal = await change(tx, row);
    return refusal ?? readOwnJob(tx, { posterId, today: todayOf(clock.now()) }, id);
  });
}

/** Locks the role that a job fills, before the job: a save of the project that removes the role locks them in that order. */
async function lockRoleOfJob(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select 1 from project_roles where id = (select project_role_id from jobs where id = ${id}) for no key update`);
}
