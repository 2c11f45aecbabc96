import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { jobApplications as applications } from '../../applications/tables.ts';
import { jobs } from '../../tables.ts';
import { keptDays, lastEnded } from '../policy.ts';

/** The job of an application, if there still is one. */
export const ofJob = eq(jobs.id, applications.jobId);

/** The end of an application, from which its time runs; null while its job is open, or once it is gone. */
const endedAt = sql<Date | null>`case when ${jobs.closedAt} is not null then greatest(${jobs.closedAt}, ${applications.statusAt}) end`;

/** A person who deletes their own copy takes back what they allowed, as they couldn't any more later. */
const isKeptLonger = sql`(${applications.keptLonger} and ${applications.applicantDeletedAt} is null)`;

/** The moment at which the poster's access ends, as `accessEndsAt` counts it. */
export const endsAt = sql<string>`(${endedAt} + make_interval(hours => 24 * case when ${isKeptLonger} then ${keptDays.longer}::int else ${keptDays.usually}::int end))`;

/**
 * The condition that the time that runs is over at this moment. Its first parts follow from the last, and find by indexes: as an
 * array, because a join may begin with all applications of open jobs, which are many, and of which none is over.
 */
export function endsBy(moment: Date): SQL | undefined {
  const last = lastEnded(moment);
  const isOfClosedJob = sql`${applications.jobId} = any(array(select c.id from jobs c where c.closed_at <= ${last.toISOString()}::timestamptz))`;
  return and(isOfClosedJob, lte(applications.statusAt, last), sql`${endsAt} <= ${moment.toISOString()}::timestamptz`);
}

/** The condition that the time of an application is over: one to a job that is gone needs none. */
export function isOver(now: Date): SQL | undefined {
  return or(isNull(applications.jobId), endsBy(now));
}
