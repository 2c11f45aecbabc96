import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Text in the order of its bytes, whatever the database's own order is: an index finds how it begins. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Words of published documents: the only ones that a mistyped word is taken for, and that compounds are split into. */
export const knownWords = pgTable(
  'search_words',
  {
    // Serves, as the primary key does, the words that begin like the last one typed.
    word: bytewise().primaryKey(),
    /** The lexeme that documents are indexed by for it. */
    stem: bytewise().notNull(),
    /** Shared by its forms; see `rootSql`. */
    root: bytewise().notNull(),
    /** Its variants with letters deleted; see `keptDeletionsOf`. */
    deletions: text().array().notNull(),
    /** The version that made root and deletions; see `indexVersion`. */
    indexedBy: integer().notNull(),
  },
  (table) => [
    // Serves the question whether any form of a word is known, of searches and of parts of compounds.
    index('search_words_root').on(table.root),
    // Serves the search for compounds that end in a word.
    index('search_words_ending').on(sql`reverse(${table.stem}) collate "C"`),
    // Serves the search for words that a mistyped one may stand for. Without the list of pending entries, which each would read.
    index('search_words_deletions').using('gin', table.deletions).with({ fastupdate: false }),
    // Serves the renewal of words that an earlier version made.
    index('search_words_stale').on(table.indexedBy),
    check(
      'search_words_lengths',
      sql`char_length(${table.word}) between 3 and 40 and char_length(${table.stem}) between 1 and 40 and cardinality(${table.deletions}) <= 29`,
    ),
  ],
);
