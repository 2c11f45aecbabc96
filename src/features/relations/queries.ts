/**
 * SQL of a scalar subquery: true when two people (SQL expressions of their ids) are connected, null when they aren't.
 * A scalar one, because a plan for `exists` may read all connections of one of them.
 */
export function connectedSql(one: string, other: string): string {
  return `select true from connections
    where low_id = least(${one}, ${other}) and high_id = greatest(${one}, ${other}) and status = 'accepted'`;
}
