import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';
import { keepEarlierDates } from '../../plan/commands.ts';
import { indexProject } from '../../search.ts';
import { projects } from '../../tables.ts';
import type { OwnProject, ProjectFields } from '../contract.ts';
import { toStored } from '../policy.ts';
import { readOwnProject } from '../queries.ts';
import { lockOwnProject, timeAfter } from './lock-project.ts';
import { removeUnshownDocuments, type UnknownFile, unknownFile } from './project-files.ts';
import { orRefused, type Unpublishable, unpublishable, writeParts } from './write-fields.ts';

type Save = { id: string; version: number; publish: boolean; fields: ProjectFields; now: Date };

type Saved = OwnProject | Unpublishable | UnknownFile | 'id-taken' | 'stale' | null;

/**
 * Replaces the fields, roles, documents and plan of an own project if it still has the version that they are based on, and publishes
 * a draft if asked to. The same content again returns the stored project, so that a save whose answer was lost can be
 * repeated. Null if the project doesn't exist for this person.
 */
export async function saveProject(db: Database, ownerId: string, { id, version, publish, fields, now }: Save): Promise<Saved> {
  const saving = db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, ownerId, id);
    const before = row && (await readOwnProject(tx, ownerId, id));
    if (row === null || before === null) return null;
    const publishes = publish && row.status === 'draft';
    const after = toStored(fields);
    const isSame = isDeepStrictEqual(before.fields, after);
    if (isSame && !publishes) return before;
    if (!isSame && row.version !== version) return 'stale';
    const isPublished = publishes || row.status !== 'draft';
    const missing = isPublished ? unpublishable(fields) : null;
    if (missing !== null) return missing;
    const unknown = await unknownFile(tx, ownerId, after, before.fields);
    if (unknown !== null) return unknown;

    const updatedAt = timeAfter(row.updatedAt, now);
    const state = publishes ? { status: 'active' as const, publishedAt: updatedAt } : {};
    const { roles, documents, plan, ...columns } = after;
    await tx
      .update(projects)
      .set({ ...columns, ...state, version: row.version + 1, updatedAt })
      .where(eq(projects.id, id));
    // Nobody but its owner has seen the dates of a draft.
    if (row.status !== 'draft') await keepEarlierDates(tx, plan, before.fields.plan, updatedAt);
    await writeParts(tx, id, after, before.fields);
    await removeUnshownDocuments(tx, ownerId, before.fields.documents);
    await indexProject(tx, id);
    return readOwnProject(tx, ownerId, id);
  });
  return orRefused<Saved>(saving);
}
