import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bindSql } from '../../platform/server/bind-sql.ts';
import type { Executor } from '../../platform/server/database.ts';
import { prepareText } from '../../platform/server/prepared.ts';
import { isNotSuspendedSql, suspendedIdsSql } from '../accounts/queries.ts';
import { connections } from './tables.ts';

/** Returns two people in the order in which a connection's row has them. */
export function pairOf(one: string, other: string): { lowId: string; highId: string } {
  const [lowId = one, highId = other] = [one, other].toSorted();
  return { lowId, highId };
}

/** The condition for the row of two people. */
export function isPair(one: string, other: string) {
  const { lowId, highId } = pairOf(one, other);
  return and(eq(connections.lowId, lowId), eq(connections.highId, highId));
}

/** Whether two people are connected. */
export async function areConnected(executor: Executor, one: string, other: string): Promise<boolean> {
  const pair = and(isPair(one, other), eq(connections.status, 'accepted'));
  return (await executor.select({ status: connections.status }).from(connections).where(pair)).length > 0;
}

/**
 * SQL of a scalar subquery: true if two people (SQL expressions of their ids) are connected, else null. Scalar, because a
 * plan for `exists` may read all connections of one of them.
 */
export function connectedSql(one: string, other: string): string {
  return `select true from connections
    where low_id = least(${one}, ${other}) and high_id = greatest(${one}, ${other}) and status = 'accepted'`;
}

/**
 * SQL of a query of the ids of a person's connections (`person` is an SQL expression of their id). It includes suspended
 * people: leaving them out is cheaper later, when few rows are left.
 */
export function connectionIdsSql(person: string): string {
  return `select high_id as id from connections where low_id = ${person} and status = 'accepted'
    union all select low_id from connections where high_id = ${person} and status = 'accepted'`;
}

/**
 * SQL of the condition that a viewer may see a person: one who isn't suspended and neither blocks the viewer nor is blocked
 * by them (docs/product.md, Network). Every query that shows a person or their acts needs it. `person` is an SQL expression
 * of an id in each row. `viewer` is the same for the whole query, so that PostgreSQL reads the blocks once, not once per row.
 */
export function canSeeSql(person: string, viewer: string): string {
  return `(${person} <> all (array(
    select blocked_id from blocks where blocker_id = ${viewer} union all select blocker_id from blocks where blocked_id = ${viewer}))
    and ${isNotSuspendedSql(person)})`;
}

/** The same as a condition for Drizzle, with the viewer's id as a parameter. */
export function canSee(person: SQLWrapper, viewerId: string): SQL {
  return bindSql(canSeeSql, person, viewerId);
}

/** SQL of the condition that a person lets a viewer see them, whomever the viewer blocks: they aren't suspended, and don't block the viewer. */
export function letsSeeSql(person: string, viewer: string): string {
  return `(not exists (select from blocks where blocker_id = ${person} and blocked_id = ${viewer}) and ${isNotSuspendedSql(person)})`;
}

/**
 * SQL of a query of the ids of all people whom a viewer may not see, for whom `canSeeSql` is false; an id may come twice. For
 * counts over many rows, which take away those of the hidden: few, and cheaper than a look at each row.
 */
export function hiddenPeopleSql(viewer: string): string {
  return `select blocked_id as id from blocks where blocker_id = ${viewer}
    union all select blocker_id from blocks where blocked_id = ${viewer} union all ${suspendedIdsSql}`;
}

/** The condition that a person doesn't block a viewer, whomever the viewer blocks. Both are SQL of an id. */
export function isNotBlockedBy(person: SQLWrapper, viewer: SQLWrapper): SQL {
  return sql`(select true from blocks where blocker_id = ${person} and blocked_id = ${viewer}) is not true`;
}

const findVisible = prepareText(`select 1 from accounts p where p.id = $2 and p.email_verified and ${canSeeSql('p.id', '$1')}`);

/** Whether a viewer may see this one person. Also false when there is no such person, so that callers can't tell the two apart. */
export async function canSeePerson(executor: Executor, viewerId: string, personId: string): Promise<boolean> {
  return (await findVisible(executor, [viewerId, personId])).length > 0;
}

/** The relation of two people as the first may know it: neither sees a declined request. */
export type Relation = 'self' | 'none' | 'requested' | 'asked' | 'connected';

/** Returns the relation of a viewer to another person. */
export async function relation(executor: Executor, viewerId: string, personId: string): Promise<Relation> {
  if (viewerId === personId) return 'self';
  const [row] = await executor.select().from(connections).where(isPair(viewerId, personId));
  if (row?.status === 'accepted') return 'connected';
  if (row?.status !== 'pending') return 'none';
  return row.requesterId === viewerId ? 'requested' : 'asked';
}
