import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';
import { limits } from '../../policy.ts';
import { indexProject } from '../../search.ts';
import { projects } from '../../tables.ts';
import type { OwnProject, ProjectFields } from '../contract.ts';
import { toStored } from '../policy.ts';
import { readOwnProject } from '../queries.ts';
import { lockOwnProject, timeAfter } from './lock-project.ts';
import { orRefused, type Unpublishable, writeParts } from './write-fields.ts';

type Added = OwnProject | Unpublishable | 'id-taken' | 'too-many' | null;

/**
 * Adds roles to an own project after those that it has, which may be fewer or more than its owner saw: nothing of it is replaced.
 * Roles with ids that it has already change nothing, so that an add whose answer was lost can be repeated. Null if the project
 * doesn't exist for this person.
 */
export async function addRoles(
  db: Database,
  ownerId: string,
  { id, roles, now }: { id: string; roles: ProjectFields['roles']; now: Date },
): Promise<Added> {
  const adding = db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, ownerId, id);
    const before = row && (await readOwnProject(tx, ownerId, id));
    if (row === null || before === null) return null;
    const present = new Set(before.fields.roles.map((role) => role.id));
    const added = roles.filter((role) => !present.has(role.id));
    if (added.length === 0) return before;
    if (present.size + added.length > limits.roles) return 'too-many';
    const after = toStored({ ...before.fields, roles: [...before.fields.roles, ...added] });
    await tx
      .update(projects)
      .set({ version: row.version + 1, updatedAt: timeAfter(row.updatedAt, now) })
      .where(eq(projects.id, id));
    await writeParts(tx, id, after, before.fields);
    await indexProject(tx, id);
    return readOwnProject(tx, ownerId, id);
  });
  return orRefused<Added>(adding);
}
