import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { meets, relation } from '../../relations/queries.ts';
import type { RelationOfPerson } from '../contract.ts';
import { networkPageSize, shownShared } from '../policy.ts';
import { readShared } from './shared.ts';

/** Whether a person exists for the viewer, and whether their profile is public; null when they don't. */
async function findPerson(db: Database, viewerId: string, personId: string): Promise<{ isPublic: boolean } | null> {
  const { rows } = await db.execute<{ is_public: boolean }>(sql`
    select p.is_public from profiles p join accounts a on a.id = p.id where p.id = ${personId} and a.email_verified`);
  const [row] = rows;
  if (row === undefined || !(await meets(db, viewerId, personId))) return null;
  return { isPublic: row.is_public };
}

/** The relation between a viewer and a person; null if the person doesn't exist for the viewer. */
export async function readRelation(db: Database, viewerId: string, personId: string): Promise<RelationOfPerson | null> {
  const none = { count: 0, people: [] };
  if (viewerId === personId) return { relation: 'self', degree: null, shared: none };
  const person = await findPerson(db, viewerId, personId);
  if (person === null) return null;
  const theirs = await relation(db, viewerId, personId);
  // The connections of a profile that isn't public show to its owner's connections only (docs/product.md, Profiles).
  if (!person.isPublic && theirs !== 'connected') return { relation: theirs, degree: null, shared: none };
  const shared = await readShared(db, { viewerId, personId, limit: shownShared });
  const beyond = shared.count > 0 ? 2 : 3;
  return { relation: theirs, degree: theirs === 'connected' ? 1 : beyond, shared };
}

/** A page of the connections that a viewer and a person share; null when there is no such person for the viewer. */
export async function listSharedConnections(
  db: Database,
  viewerId: string,
  { id, after }: { id: string; after?: string },
): Promise<{ people: PersonSummary[]; next: string | null } | null> {
  if (viewerId === id) return { people: [], next: null };
  const person = await findPerson(db, viewerId, id);
  if (person === null) return null;
  if (!person.isPublic && (await relation(db, viewerId, id)) !== 'connected') return { people: [], next: null };
  const { people } = await readShared(db, { viewerId, personId: id, after, limit: networkPageSize + 1 });
  const shown = people.slice(0, networkPageSize);
  return { people: shown, next: people.length > networkPageSize ? (shown.at(-1)?.id ?? null) : null };
}
