import { SQL, StringChunk, sql } from 'drizzle-orm';

/** The parts of each rule that was bound: its text, and in between the place of a value. Rules are few, and bound by nearly every query. */
const known = new Map<string, (StringChunk | number)[]>();

/**
 * Binds values or columns to a rule that is written as SQL text, so that prepared statements and Drizzle queries share it:
 * `bindSql(canSeeSql, posts.authorId, viewerId)`. The rule's text depends on nothing but the names that it gets.
 */
export function bindSql(write: (...names: string[]) => string, ...values: unknown[]): SQL {
  const text = write(...values.map((_value, place) => `\u0000${place}\u0000`));
  const parts = known.get(text) ?? keepParts(text);
  const bound = values.map((value) => sql`${value}`);
  return new SQL(parts.map((part) => (typeof part === 'number' ? bound[part] : part)));
}

function keepParts(text: string) {
  const parts = text.split('\u0000').map((part, place) => (place % 2 === 0 ? new StringChunk(part) : Number(part)));
  known.set(text, parts);
  return parts;
}
