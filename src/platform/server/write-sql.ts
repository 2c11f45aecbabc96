import { Param, SQL, StringChunk } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * The text of a query with its values. Of fragments and values alone it is joined here: Drizzle makes objects and lists of each fragment
 * and merges them upwards, a quarter of all memory that a search took. What also holds tables or columns is left to Drizzle.
 */
export function writeSql(query: SQL): { sql: string; params: unknown[] } {
  const texts: string[] = [];
  const params: unknown[] = [];
  return write(query, texts, params) ? { sql: texts.join(''), params } : dialect.sqlToQuery(query);
}

/** Adds the text and the values of a part; false if it is of another kind. */
function write(part: unknown, texts: string[], params: unknown[]): boolean {
  if (part === undefined) return true;
  if (part instanceof StringChunk) {
    texts.push(...part.value);
    return true;
  }
  if (part instanceof SQL) {
    for (const each of part.queryChunks) if (!write(each, texts, params)) return false;
    return true;
  }
  if (part instanceof Param) {
    const value: unknown = part.value === null ? null : part.encoder.mapToDriverValue(part.value);
    if (value instanceof SQL) return false;
    return addValue(value, texts, params);
  }
  return (typeof part !== 'object' || part === null) && addValue(part, texts, params);
}

function addValue(value: unknown, texts: string[], params: unknown[]): true {
  params.push(value);
  texts.push(`$${params.length}`);
  return true;
}
