import { eq } from 'drizzle-orm';
import { newId } from '../../../../platform/ids.ts';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { lockViewer } from '../../../profiles/commands/lock-person.ts';
import { lockPeople } from '../../../relations/commands.ts';
import type { OwnCard } from '../contract.ts';
import { canDeleteCopy, canWithdraw } from '../policy.ts';
import { findOwnCard } from '../queries/own.ts';
import { jobApplicationEvents, jobApplications } from '../tables.ts';
import { endPosterAccess, eraseUnread } from './end-access.ts';
import { tellBoth } from './tell.ts';

type Row = typeof jobApplications.$inferSelect;

/** Withdraws an own application; a repeat changes nothing. Null when there is none. */
export async function withdrawApplication(services: Services, applicantId: string, id: string): Promise<OwnCard | 'not-allowed' | null> {
  return services.db.transaction(async (tx) => {
    const own = await lockOwn(tx, applicantId, id);
    if (own === null) return null;
    const { row, canTell } = own;
    if (row.status !== 'withdrawn') {
      if (!canWithdraw(row)) return 'not-allowed';
      await markWithdrawn(tx, services, row);
      const { jobId, jobTitle: title } = row;
      const posterId = canTell ? row.posterId : null;
      await tellBoth(tx, services, { applicantId, posterId });
      if (posterId !== null && jobId !== null)
        await notify(tx, services, posterId, { kind: 'application-withdrawn', actorId: applicantId, applicationId: id, jobId, title });
    }
    return findOwnCard(tx, applicantId, id);
  });
}

async function markWithdrawn(tx: Transaction, { clock }: Services, { id, version }: Row): Promise<void> {
  const now = clock.now();
  await endPosterAccess(tx, eq(jobApplications.id, id), now);
  await tx
    .update(jobApplications)
    .set({ status: 'withdrawn', statusAt: now, version: version + 1 })
    .where(eq(jobApplications.id, id));
  await tx.insert(jobApplicationEvents).values({ id: newId(), applicationId: id, at: now, status: 'withdrawn' });
}

/** Deletes an own copy. Null when there is none. */
export async function deleteOwnCopy(services: Services, applicantId: string, id: string): Promise<'deleted' | 'not-allowed' | null> {
  return services.db.transaction(async (tx) => {
    const own = await lockOwn(tx, applicantId, id);
    if (own === null) return null;
    if (!canDeleteCopy(own.row)) return 'not-allowed';
    await tx.update(jobApplications).set({ applicantDeletedAt: services.clock.now() }).where(eq(jobApplications.id, id));
    await eraseUnread(tx, eq(jobApplications.id, id));
    await tellBoth(tx, services, { applicantId, posterId: null });
    return 'deleted';
  });
}

type Own = { row: Row /** The poster is there for the applicant, and locked. */; canTell: boolean };

/** Locks both people, as far as they are there for each other, and then an own application. */
async function lockOwn(tx: Transaction, applicantId: string, id: string): Promise<Own | null> {
  const [found] = await tx
    .select({ posterId: jobApplications.posterId, applicantId: jobApplications.applicantId })
    .from(jobApplications)
    .where(eq(jobApplications.id, id));
  if (found?.applicantId !== applicantId) return null;
  const { posterId } = found;
  const canTell = posterId !== null && (await lockPeople(tx, { viewerId: applicantId, personId: posterId }));
  await lockViewer(tx, applicantId);
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).for('update');
  if (row?.applicantId !== applicantId || row.applicantDeletedAt !== null) return null;
  return { row, canTell };
}
