import { type SQL, sql } from 'drizzle-orm';

/** SQL of the stem that documents are indexed by for a word; null for one that they aren't indexed by, such as 'de'. */
export function stemSql(word: SQL): SQL {
  return sql`(tsvector_to_array(to_tsvector('dutch', ${word})))[1]`;
}

/**
 * SQL of what the stems of one word's forms have in common: their last letters as in the singular, because PostgreSQL
 * stems 'bedrijven' to 'bedrijv', 'huizen' to 'huiz' and 'mannen' to 'mann'.
 */
export function rootSql(stem: SQL): SQL {
  const hardened = sql`regexp_replace(regexp_replace(${stem}, 'v$', 'f'), 'z$', 's')`;
  return sql`regexp_replace(${hardened}, '(^|[^aeiou])([aeiou])([b-df-hj-np-tx])\\3$', '\\1\\2\\3')`;
}
