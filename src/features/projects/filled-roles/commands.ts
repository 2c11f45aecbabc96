import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/server/database.ts';
import { projectRoles, projects } from '../tables.ts';

type Filled = { roleId: string; isFilled: boolean };

/** Fills a role of an own project, or seeks it again; false if there is no such role. */
export async function setRoleFilled(db: Database, ownerId: string, { roleId, isFilled }: Filled): Promise<boolean> {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, ownerId));
  const changed = await db
    .update(projectRoles)
    .set({ isFilled })
    .where(and(eq(projectRoles.id, roleId), inArray(projectRoles.projectId, own)))
    .returning({ id: projectRoles.id });
  return changed.length > 0;
}

/** Fills the role of a job, or seeks it again, in the transaction that changes the job. Nothing without a role. */
export async function fillRoleOfJob(tx: Transaction, roleId: string | null, isFilled: boolean): Promise<void> {
  if (roleId !== null) await tx.update(projectRoles).set({ isFilled }).where(eq(projectRoles.id, roleId));
}
