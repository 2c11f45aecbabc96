import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';
import { connections } from './tables.ts';

/** Whether two people are connected. */
export async function areConnected(executor: Executor, one: string, other: string): Promise<boolean> {
  const [low = one, high = other] = [one, other].toSorted();
  const pair = and(eq(connections.lowId, low), eq(connections.highId, high), eq(connections.status, 'accepted'));
  return (await executor.select({ status: connections.status }).from(connections).where(pair)).length > 0;
}

/**
 * SQL of a scalar subquery: true when two people (SQL expressions of their ids) are connected, null when they aren't.
 * A scalar one, because a plan for `exists` may read all connections of one of them.
 */
export function connectedSql(one: string, other: string): string {
  return `select true from connections
    where low_id = least(${one}, ${other}) and high_id = greatest(${one}, ${other}) and status = 'accepted'`;
}
