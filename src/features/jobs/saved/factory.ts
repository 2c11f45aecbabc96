import type { Executor } from '../../../platform/server/database.ts';
import { savedJobs } from './tables.ts';

/** A job that a person saved. */
export async function makeSavedJob(db: Executor, details: { personId: string; jobId: string; savedAt?: Date }): Promise<void> {
  await db.insert(savedJobs).values({ savedAt: new Date(), ...details });
}
