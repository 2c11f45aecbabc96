import { type SQL, sql } from 'drizzle-orm';

/**
 * Binds values or columns to a rule that is written as SQL text, so that prepared statements and Drizzle queries share it:
 * `bindSql(canSeeSql, posts.authorId, viewerId)`.
 */
export function bindSql(write: (...names: string[]) => string, ...values: unknown[]): SQL {
  const parts = write(...values.map((_value, place) => `\u0000${place}\u0000`)).split('\u0000');
  return sql.join(parts.map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql`${values[Number(part)]}`)));
}
