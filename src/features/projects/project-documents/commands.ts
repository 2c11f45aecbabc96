import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { uploads } from '../../uploads/tables.ts';
import { keepRows, sent } from '../plan/commands.ts';
import type { DocumentFields } from './contract.ts';
import { projectDocuments } from './tables.ts';

/** Whether an owner may show these documents, beside those that the project has. Locks them until the transaction ends. */
export async function mayUseDocuments(tx: Transaction, ownerId: string, documents: DocumentFields, present: DocumentFields = []) {
  const added = documents.map(({ id }) => id).filter((id) => !present.some((each) => each.id === id));
  if (added.length === 0) return true;
  const own = and(inArray(uploads.id, added), eq(uploads.ownerId, ownerId), eq(uploads.kind, 'project-document'));
  const found = await tx.select({ id: uploads.id }).from(uploads).where(own).orderBy(uploads.id).for('key share');
  return found.length === added.length;
}

/** Makes these the documents of a project whose row is locked. Throws IdTaken when another project shows one of them. */
export async function writeDocuments(tx: Transaction, projectId: string, documents: DocumentFields, before?: DocumentFields) {
  if (isDeepStrictEqual(documents, before ?? [])) return;
  const rows = documents.map((document, position) => ({ ...document, projectId, position }));
  await keepRows(tx, projectDocuments, projectId, rows, {
    position: sent(projectDocuments.position),
    name: sent(projectDocuments.name),
  });
}
