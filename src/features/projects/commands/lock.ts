import { and, eq } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { lockPeople } from '../../relations/commands.ts';
import { lockOwnProject } from '../own/commands/lock-project.ts';
import { visibleProjectSql } from '../queries/visible.ts';
import { projects } from '../tables.ts';

/*
 * An act between two people on a project of one of them first locks both people, then the project: it can't cross with a block,
 * a departure or a withdrawal.
 */

/** The part of a project that notifications mention. */
export type LockedProject = { id: string; ownerId: string; title: string };

const columns = { id: projects.id, ownerId: projects.ownerId, title: projects.title };

/**
 * Locks another person's project that a viewer can see, shared. Null if there is none for them. To count something of the
 * project before adding to it, pass 'no key update': others who want to add wait.
 */
export async function lockVisibleProject(
  tx: Transaction,
  viewerId: string,
  projectId: string,
  strength: 'share' | 'no key update' = 'share',
): Promise<LockedProject | 'own' | null> {
  const [found] = await tx.select(columns).from(projects).where(eq(projects.id, projectId));
  if (found === undefined) return null;
  if (found.ownerId === viewerId) return 'own';
  if (!(await lockPeople(tx, { viewerId, personId: found.ownerId }))) return null;
  const isVisible = bindSql((viewer) => visibleProjectSql('projects', viewer), viewerId);
  const [row] = await tx
    .select(columns)
    .from(projects)
    .where(and(eq(projects.id, projectId), isVisible))
    .for(strength);
  return row ?? null;
}

export type OwnProjectWith = LockedProject & { /** Others can see it. */ isListed: boolean };

/** Locks an own project, and a person whom its owner can see. Null if one of them doesn't exist for the owner. */
export async function lockOwnProjectWith(
  tx: Transaction,
  ownerId: string,
  { projectId, personId }: { projectId: string; personId: string },
): Promise<OwnProjectWith | null> {
  if (ownerId === personId) return null;
  if (!(await lockPeople(tx, { viewerId: ownerId, personId }))) return null;
  const row = await lockOwnProject(tx, ownerId, projectId);
  return row && { id: row.id, ownerId, title: row.title, isListed: row.status !== 'draft' && row.withdrawnAt === null };
}
