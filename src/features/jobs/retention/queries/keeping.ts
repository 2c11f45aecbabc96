import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { isoOf } from '../../../../platform/server/iso-of.ts';
import { jobApplications as applications } from '../../applications/tables.ts';
import { jobs } from '../../tables.ts';
import type { Ending, Keeping } from '../contract.ts';
import { accessEndsAt } from '../policy.ts';
import { endsAt, ofJob } from './ended.ts';

/** How long the poster keeps an own application; null when the person has no such one, or deleted their copy. */
export async function readKeeping(executor: Executor, applicantId: string, id: string): Promise<Keeping | null> {
  const { statusAt, keptLonger, posterAccessEndedAt, applicantDeletedAt } = applications;
  const own = and(eq(applications.id, id), eq(applications.applicantId, applicantId), isNull(applicantDeletedAt));
  const [row] = await executor
    .select({ statusAt, keptLonger, posterAccessEndedAt, closedAt: jobs.closedAt })
    .from(applications)
    .leftJoin(jobs, ofJob)
    .where(own);
  if (row === undefined) return null;
  const ended = row.posterAccessEndedAt;
  return { keptLonger: row.keptLonger, endsAt: (ended ?? accessEndsAt(row))?.toISOString() ?? null, isEnded: ended !== null };
}

const listed = 50;

/** The closed jobs of a poster whose applications they can still read, those that end first at the top. */
export async function listEnding(executor: Executor, posterId: string): Promise<Ending[]> {
  const first = sql<string>`min(${endsAt})`;
  const kept = and(eq(jobs.posterId, posterId), isNotNull(jobs.closedAt), isNull(applications.posterAccessEndedAt));
  const rows = await executor
    .select({ id: jobs.id, title: jobs.title, count: sql<number>`count(*)::int`, endsAt: first })
    .from(applications)
    .innerJoin(jobs, ofJob)
    .where(and(kept, isNotNull(applications.applicantId)))
    .groupBy(jobs.id)
    .orderBy(asc(first), asc(jobs.id))
    .limit(listed);
  return rows.map(({ id, title, count, endsAt }) => ({ job: { id, title }, count, endsAt: isoOf(endsAt) }));
}
