import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { removeLeadingTo } from '../../../notifications/commands/notify.ts';
import { endApplicationsOf } from '../../applications/commands/job-removed.ts';
import type { Closing } from '../../policy.ts';
import { jobs } from '../../tables.ts';
import { type JobRow, timeAfter } from './lock-job.ts';
import { removeUnshownLogo } from './write-fields.ts';

type End = { job: Pick<JobRow, 'id' | 'updatedAt'>; closing: Closing; now: Date };

/**
 * Closes a locked open job, whether its poster did it or the clock: what else ends with it belongs here. Its words are
 * forgotten by the search once no open job has them.
 */
export async function endJob(tx: Transaction, { job, closing, now }: End): Promise<void> {
  const updatedAt = timeAfter(job.updatedAt, now);
  await tx.update(jobs).set({ closedAt: now, closing, askedAt: null, updatedAt }).where(eq(jobs.id, job.id));
}

/** Deletes a locked job with its questions and logo. Whoever is to be told of it is looked up here, before the row is gone. */
export async function removeJob(tx: Transaction, services: Services, { id, posterId, logoId }: JobRow): Promise<void> {
  await removeLeadingTo(tx, services, posterId, `/banen/${id}`);
  await endApplicationsOf(tx, services, { id, posterId });
  await tx.delete(jobs).where(eq(jobs.id, id));
  await removeUnshownLogo(tx, posterId, logoId);
}
