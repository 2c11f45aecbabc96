import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { lockPeople } from '../../relations/commands.ts';
import { projects } from '../tables.ts';
import { findSeen, type SeenProject } from './queries.ts';

/**
 * Locks a project that a viewer can see against its removal, after the viewer and its owner: what the viewer does to it can't
 * cross with a block of the two, which would leave it behind. Null when there is none for them.
 */
export async function lockSeenProject(tx: Transaction, viewerId: string, projectId: string): Promise<SeenProject | null> {
  const found = await findSeen(tx, viewerId, projectId);
  if (found === null) return null;
  if (!(await lockPeople(tx, { viewerId, personId: found.ownerId }))) return null;
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('key share');
  return findSeen(tx, viewerId, projectId);
}
