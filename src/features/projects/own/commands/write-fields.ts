import { isDeepStrictEqual } from 'node:util';
import { type Transaction, violates } from '../../../../platform/server/database.ts';
import { isVisible } from '../../../../platform/visible-text.ts';
import { IdTaken, keepRows, sent, writePlan } from '../../plan/commands.ts';
import { isWholeUse } from '../../plan/policy.ts';
import { isTitle } from '../../policy.ts';
import { writeDocuments } from '../../project-documents/commands.ts';
import { projectRoles } from '../../tables.ts';
import type { ProjectFields } from '../contract.ts';

export type Unpublishable = 'incomplete' | 'use-incomplete';

/** Returns why these fields can't be those of a published project, or null if they can. */
export function unpublishable({ title, description, category, plan }: ProjectFields): Unpublishable | null {
  if (!isTitle(title) || !isVisible(description) || category === null) return 'incomplete';
  return isWholeUse(plan.uses) ? null : 'use-incomplete';
}

/** Writes the roles, the documents and the plan of a project whose row this transaction has made or locked. Throws IdTaken. */
export async function writeParts(
  tx: Transaction,
  projectId: string,
  { roles, documents, plan }: ProjectFields,
  before?: ProjectFields,
): Promise<void> {
  if (!isDeepStrictEqual(roles, before?.roles)) {
    const rows = roles.map((role, position) => ({ ...role, projectId, position }));
    await keepRows(tx, projectRoles, projectId, rows, {
      position: sent(projectRoles.position),
      roleName: sent(projectRoles.roleName),
      description: sent(projectRoles.description),
      requirements: sent(projectRoles.requirements),
      timeCommitment: sent(projectRoles.timeCommitment),
      compensation: sent(projectRoles.compensation),
    });
  }
  await writeDocuments(tx, projectId, documents, before?.documents);
  await writePlan(tx, projectId, plan, before?.plan);
}

/** Returns the refusals of the database as results, the transaction undone; its word is the last. */
export async function orRefused<Result>(work: Promise<Result>): Promise<Result | Unpublishable | 'id-taken'> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof IdTaken) return 'id-taken';
    if (violates(error, 'project_uses_sum')) return 'use-incomplete';
    if (violates(error, 'projects_published')) return 'incomplete';
    throw error;
  }
}
