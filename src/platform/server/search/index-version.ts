import { type SQL, sql } from 'drizzle-orm';

/** To be increased with each change of what is indexed or how: documents and words of lower versions are then made anew. */
const rules = 1;

/** Versions that one major version of PostgreSQL has room for. */
const perMajor = 1000;

const major = sql`current_setting('server_version_num')::int / 10000`;

/** SQL of the version that documents and words are indexed by: of our rules, and of the stemmer that comes with PostgreSQL. */
export const indexVersion: SQL = sql`(${major} * ${sql.raw(`${perMajor}`)} + ${sql.raw(`${rules}`)})`;

/**
 * SQL of whether something has to be indexed anew. Newer rules under the same PostgreSQL are left alone: while servers
 * are updated one after the other, the old ones would undo the work of the new.
 */
export function isStale(indexedBy: SQL): SQL {
  return sql`(${indexedBy} < ${indexVersion} or ${indexedBy} >= (${major} + 1) * ${sql.raw(`${perMajor}`)})`;
}
