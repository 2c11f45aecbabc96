import { type LimitReached, orLimited } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { lockViewer } from '../../../profiles/commands/lock-person.ts';
import { projectsLimit } from '../../policy.ts';
import { indexProject } from '../../search.ts';
import { projects } from '../../tables.ts';
import type { OwnProject, ProjectFields } from '../contract.ts';
import { toStored } from '../policy.ts';
import { readOwnProject } from '../queries.ts';
import { type UnknownFile, unknownFile } from './project-files.ts';
import { orRefused, type Unpublishable, unpublishable, writeParts } from './write-fields.ts';

type NewProject = { id: string; publish: boolean; fields: ProjectFields; now: Date };

type Created = OwnProject | Unpublishable | UnknownFile | 'id-taken';

/**
 * Makes a project with its roles, documents and plan, as a draft or published. The same sent again by its owner returns the first
 * one, even if a file is gone by then, and doesn't count towards the limit.
 */
export async function createProject(
  { db, rateLimits, settings }: Services,
  ownerId: string,
  { id, publish, fields, now }: NewProject,
): Promise<Created | LimitReached> {
  const missing = publish ? unpublishable(fields) : null;
  if (missing !== null) return missing;
  const { roles, documents, plan, ...columns } = toStored(fields);
  const creating = db.transaction(async (tx) => {
    await lockViewer(tx, ownerId);
    const unknown = await unknownFile(tx, ownerId, fields);
    if (unknown === null) {
      const state = publish ? { status: 'active' as const, publishedAt: now } : { status: 'draft' as const };
      const row = { ...columns, ...state, id, ownerId, createdAt: now, updatedAt: now };
      const added = await tx.insert(projects).values(row).onConflictDoNothing({ target: projects.id }).returning({ id: projects.id });
      if (added.length > 0) {
        await rateLimits.countIn(tx, projectsLimit(settings), ownerId);
        await writeParts(tx, id, toStored(fields));
        await indexProject(tx, id);
      }
    }
    const stored = await readOwnProject(tx, ownerId, id);
    if (stored !== null) return stored;
    return unknown ?? 'id-taken';
  });
  return orLimited<Created>(orRefused<Created>(creating));
}
