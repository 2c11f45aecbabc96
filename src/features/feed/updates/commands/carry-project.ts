import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { projects } from '../../../projects/tables.ts';
import { tellFollowers } from '../background.ts';
import { isUpdatableBy } from '../queries.ts';
import { updateTellings } from '../tables.ts';

/** Whether an author may share an update of this project; no project always may. Locks it until the transaction ends. */
export async function mayCarry(tx: Transaction, authorId: string, projectId: string | null | undefined): Promise<boolean> {
  if (projectId == null) return true;
  const own = and(eq(projects.id, projectId), isUpdatableBy(authorId));
  return (await tx.select({ id: projects.id }).from(projects).where(own).for('key share')).length > 0;
}

/** Begins to tell the followers of the project that a published post carries, in the transaction that publishes it. */
export async function startTelling(tx: Transaction, { queue }: Pick<Services, 'queue'>, postId: string): Promise<void> {
  await tx.insert(updateTellings).values({ postId });
  await queue.send(tx, tellFollowers, { postId });
}
