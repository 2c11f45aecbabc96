import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { mostSaved } from '../policy.ts';
import { isVisibleTo } from '../queries/visible.ts';
import { savedJobs } from './tables.ts';

type Saved = 'saved' | 'own-job' | 'too-many' | null;

/** Saves a job for a person; null when there is none for them. The same job again changes nothing. */
export async function saveJob({ db, clock }: Pick<Services, 'db' | 'clock'>, personId: string, jobId: string): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    const { rows } = await tx.execute<{ isOwn: boolean }>(sql`
      select j.poster_id = ${personId} as "isOwn" from jobs j where j.id = ${jobId} and ${isVisibleTo(personId)} for key share of j`);
    const job = rows[0];
    if (job === undefined) return null;
    if (job.isOwn) return 'own-job';
    const isOfPerson = eq(savedJobs.personId, personId);
    if ((await tx.$count(savedJobs, and(isOfPerson, eq(savedJobs.jobId, jobId)))) > 0) return 'saved';
    // Saves at the same moment may exceed it, by fewer than there are connections to the database: it only bounds the list.
    if ((await tx.$count(savedJobs, isOfPerson)) >= mostSaved) return 'too-many';
    await tx.insert(savedJobs).values({ personId, jobId, savedAt: clock.now() }).onConflictDoNothing();
    return 'saved';
  });
}

/** Removes a job from those that a person saved. */
export async function unsaveJob(db: Database, personId: string, jobId: string): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.personId, personId), eq(savedJobs.jobId, jobId)));
}
