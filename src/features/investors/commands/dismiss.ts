import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import type { OwnCriteria } from '../contract.ts';
import { mostDismissed } from '../policy.ts';
import { isMatchSql, isOfferedTo } from '../queries/criteria.ts';
import { projectDismissals } from '../tables.ts';

type Subject = { personId: string; criteria: OwnCriteria; projectId: string };

/** Keeps a project out of an investor's matches; null when there is none that they are offered. */
export async function dismissProject(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { personId, criteria, projectId }: Subject,
): Promise<'dismissed' | 'too-many' | null> {
  return db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    const { rows } = await tx.execute<{ isMatch: boolean }>(sql`
      select ${isMatchSql(criteria)} as "isMatch" from projects p where p.id = ${projectId} and ${isOfferedTo(personId)} for key share of p`);
    const [offer] = rows;
    if (offer === undefined) return null;
    const isOfPerson = eq(projectDismissals.personId, personId);
    if ((await tx.$count(projectDismissals, and(isOfPerson, eq(projectDismissals.projectId, projectId)))) > 0) return 'dismissed';
    // Those at the same moment may exceed it, by fewer than there are connections to the database: it only bounds the list.
    if ((await tx.$count(projectDismissals, isOfPerson)) >= mostDismissed) return 'too-many';
    const row = { personId, projectId, dismissedAt: clock.now() };
    const added = await tx
      .insert(projectDismissals)
      .values(row)
      .onConflictDoNothing()
      .returning({ projectId: projectDismissals.projectId });
    if (offer.isMatch && added.length > 0) await adjustMatches(tx, personId, -1);
    return 'dismissed';
  });
}

/** Puts a project back among what an investor is offered; does nothing if it wasn't dismissed. */
export async function restoreProject({ db }: Pick<Services, 'db'>, { personId, criteria, projectId }: Subject): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = and(eq(projectDismissals.personId, personId), eq(projectDismissals.projectId, projectId));
    const removed = await tx.delete(projectDismissals).where(isIt).returning();
    if (removed.length === 0) return;
    const { rows } = await tx.execute(sql`
      select from projects p where p.id = ${projectId} and ${isOfferedTo(personId)} and ${isMatchSql(criteria)}`);
    if (rows.length > 0) await adjustMatches(tx, personId, 1);
  });
}

/** Keeps the counted matches right until they are counted anew. */
async function adjustMatches(tx: Transaction, personId: string, change: 1 | -1): Promise<void> {
  await tx.execute(sql`
    update investor_dashboards set matches = least(greatest(matches + ${change}, 0), total)
    where person_id = ${personId} and matches is not null`);
}
