import { eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { withdrawFromOthers } from '../../../notifications/commands/notify.ts';
import { projectMembers } from '../../members/tables.ts';
import { withdrawnKeptDays } from '../../policy.ts';
import { documentsOf } from '../../project-documents/queries.ts';
import { projectQuestions } from '../../questions/tables.ts';
import { indexProject } from '../../search.ts';
import { projectRaises, projects } from '../../tables.ts';
import type { OwnProject } from '../contract.ts';
import { readOwnProject } from '../queries.ts';
import { lockOwnProject, type ProjectRow, timeAfter } from './lock-project.ts';
import { removeUnshownDocuments } from './project-files.ts';

type Change = { id: string; now: Date };

/** Changes columns of a locked project, and by what it is found, and returns it. */
async function change(tx: Transaction, row: ProjectRow, now: Date, columns: Partial<ProjectRow>): Promise<OwnProject | null> {
  const updatedAt = timeAfter(row.updatedAt, now);
  await tx
    .update(projects)
    .set({ ...columns, updatedAt })
    .where(eq(projects.id, row.id));
  await indexProject(tx, row.id);
  return readOwnProject(tx, row.ownerId, row.id);
}

/** Completes an own active project; null if it doesn't exist for this person, as below. */
export async function completeProject(db: Database, ownerId: string, { id, now }: Change): Promise<OwnProject | 'wrong-state' | null> {
  return db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, ownerId, id);
    if (row?.status === 'completed') return readOwnProject(tx, ownerId, id);
    if (row === null) return null;
    if (row.status === 'draft' || row.withdrawnAt !== null) return 'wrong-state';
    return change(tx, row, now, { status: 'completed', completedAt: now });
  });
}

/** Withdraws an own published project: from now on it exists for its owner only. */
export async function withdrawProject(
  { db, live }: Pick<Services, 'db' | 'live'>,
  ownerId: string,
  { id, now }: Change,
): Promise<OwnProject | 'wrong-state' | null> {
  return db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, ownerId, id);
    if (row === null) return null;
    if (row.status === 'draft') return 'wrong-state';
    if (row.withdrawnAt !== null) return readOwnProject(tx, ownerId, id);
    await takeNoticesBack(tx, { live }, ownerId, id);
    return change(tx, row, now, { withdrawnAt: now });
  });
}

/** Takes back what others were told of a project, as each of these notifications leads to its page. */
async function takeNoticesBack(tx: Transaction, services: Pick<Services, 'live'>, ownerId: string, id: string): Promise<void> {
  const questions = tx.select({ id: projectQuestions.id }).from(projectQuestions).where(eq(projectQuestions.projectId, id));
  const members = tx.select({ id: projectMembers.id }).from(projectMembers).where(eq(projectMembers.projectId, id));
  const ofProject = ['project-update' as const, 'access-admitted' as const, 'access-declined' as const];
  await withdrawFromOthers(tx, services, ownerId, [
    { kinds: ofProject, subjectIds: sql`(${id}::uuid)` },
    { kinds: ['project-answer'], subjectIds: questions },
    { kinds: ['member-asked', 'member-role'], subjectIds: members },
  ]);
}

/** Projects that were withdrawn at this moment or before are gone. */
const lastGone = (now: Date) => new Date(now.getTime() - withdrawnKeptDays * 86_400_000);

/** Puts an own withdrawn project back, as long as it is kept. */
export async function restoreProject(db: Database, ownerId: string, { id, now }: Change): Promise<OwnProject | null> {
  return db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, ownerId, id);
    if (row === null) return null;
    if (row.withdrawnAt === null) return readOwnProject(tx, ownerId, id);
    return row.withdrawnAt > lastGone(now) ? change(tx, row, now, { withdrawnAt: null }) : null;
  });
}

/** Removes projects that were withdrawn too long ago to be put back; their files go with the unused uploads. */
export async function removeWithdrawnProjects({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(projects).where(lte(projects.withdrawnAt, lastGone(clock.now())));
}

/** Deletes an own draft with its documents; its pictures go with the unused uploads. */
export async function deleteDraft(db: Database, ownerId: string, id: string): Promise<'deleted' | 'wrong-state' | null> {
  return db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, ownerId, id);
    if (row === null) return null;
    if (row.status !== 'draft') return 'wrong-state';
    const documents = await documentsOf(tx, id);
    await tx.delete(projects).where(eq(projects.id, id));
    await removeUnshownDocuments(tx, ownerId, documents);
    return 'deleted';
  });
}

/**
 * Sets the amount that an owner says was raised, with its time, and adds it to the history. The same amount again renews
 * its time only, so that a repeat is no second entry.
 */
export async function stateRaised(
  db: Database,
  ownerId: string,
  { id, amount, now }: Change & { amount: number },
): Promise<OwnProject | null> {
  return db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, ownerId, id);
    if (row === null) return null;
    const statedAt = timeAfter(row.raisedStatedAt, now);
    if (row.raisedStatedAt === null || row.raisedAmount !== amount) {
      await tx.insert(projectRaises).values({ projectId: id, statedAt, amount });
    }
    return change(tx, row, now, { raisedAmount: amount, raisedStatedAt: statedAt });
  });
}
