import type { Database } from '../../../platform/server/database.ts';
import { prepareText } from '../../../platform/server/prepared.ts';
import { isNotSuspendedSql } from '../../accounts/queries.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { canSeeDetails } from '../../profiles/queries.ts';
import { canSeePerson, connectionIdsSql, relation } from '../../relations/queries.ts';
import type { RelationOfPerson } from '../contract.ts';
import { networkPageSize, shownShared } from '../policy.ts';
import { readShared } from './shared.ts';

/** Returns the relation of a viewer and a person; null when the viewer can't see such a person. */
export async function readRelation(db: Database, viewerId: string, personId: string): Promise<RelationOfPerson | null> {
  const none = { count: 0, people: [] };
  if (viewerId === personId) return { relation: 'self', degree: null, shared: none, connections: await countConnections(db, personId) };
  if (!(await canSeePerson(db, viewerId, personId))) return null;
  const theirs = await relation(db, viewerId, personId);
  // A profile that isn't public keeps its connections for connections, as it keeps the rest.
  if (!(await canSeeDetails(db, viewerId, personId))) return { relation: theirs, degree: null, shared: none, connections: null };
  const shared = await readShared(db, { viewerId, personId, limit: shownShared });
  const beyond = shared.count > 0 ? 2 : 3;
  return { relation: theirs, degree: theirs === 'connected' ? 1 : beyond, shared, connections: await countConnections(db, personId) };
}

/** Served by the indexes of accepted connections, one for each side of a pair. Suspended people count again once they are back. */
const countOf = prepareText<{ count: number }>(`
  select count(*)::int as count from (select $1::uuid as id) of, lateral (${connectionIdsSql('of.id')}) theirs
  where ${isNotSuspendedSql('theirs.id')}`);

async function countConnections(db: Database, personId: string): Promise<number> {
  const [counted] = await countOf(db, [personId]);
  return counted?.count ?? 0;
}

/** A page of the connections that a viewer and a person share; null when there is no such person for the viewer. */
export async function listSharedConnections(
  db: Database,
  viewerId: string,
  { id, after }: { id: string; after?: string },
): Promise<{ people: PersonSummary[]; next: string | null } | null> {
  if (viewerId === id) return { people: [], next: null };
  if (!(await canSeePerson(db, viewerId, id))) return null;
  if (!(await canSeeDetails(db, viewerId, id))) return { people: [], next: null };
  const { people } = await readShared(db, { viewerId, personId: id, after, limit: networkPageSize + 1 });
  const shown = people.slice(0, networkPageSize);
  return { people: shown, next: people.length > networkPageSize ? (shown.at(-1)?.id ?? null) : null };
}
