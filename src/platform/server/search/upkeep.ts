import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { storeWords } from './index-document.ts';
import { indexVersion, isStale } from './index-version.ts';

/** Documents of one kind, as far as keeping their index right needs to know them. */
export type SearchedDocuments = {
  /** Indexes up to so many stale documents anew (`isStale`), and returns how many they were. */
  indexStale(tx: Transaction, most: number): Promise<number>;
  /** SQL of whether a document that everybody may read answers a tsquery. */
  isPublished(query: SQL): SQL;
};

const batch = { words: 1_000, documents: 50 };
/** A turn leaves the rest to the next one, as other chores wait for it. */
const turnMilliseconds = 10_000;

/**
 * Indexes anew what an earlier version indexed, and documents that were marked because something of them changed
 * elsewhere. Words come first, as documents are split into them. Each batch is a transaction of its own, and what was
 * indexed isn't stale any more, so that it goes on wherever it was interrupted.
 */
export async function indexStaleDocuments({ db }: { db: Database }, all: SearchedDocuments[]): Promise<void> {
  const until = performance.now() + turnMilliseconds;
  const steps = [
    renewWords,
    ...all.map(
      ({ indexStale }) =>
        (tx: Transaction) =>
          indexStale(tx, batch.documents),
    ),
  ];
  for (const step of steps) {
    while (performance.now() < until && (await db.transaction(step)) > 0);
  }
}

async function renewWords(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`select word from search_words where ${isStale(sql`indexed_by`)} limit ${batch.words}`,
  );
  const renewed = sql`do update set stem = excluded.stem, root = excluded.root, deletions = excluded.deletions, indexed_by = ${indexVersion}`;
  if (rows.length > 0)
    await storeWords(
      tx,
      rows.map(({ word }) => word),
      renewed,
    );
  return rows.length;
}

/** Forgets the words that no published document has any more. */
export async function forgetWords({ db }: { db: Database }, all: SearchedDocuments[]): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) after = await forgetSome(db, after, all);
}

/** Goes through a batch of words after one, and returns the last of them; undefined at the end. */
async function forgetSome(db: Database, after: string, all: SearchedDocuments[]): Promise<string | undefined> {
  const answers = sql.join(
    all.map(({ isPublished }) => isPublished(sql`plainto_tsquery('dutch', word)`)),
    sql` or `,
  );
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with looked_at as materialized (select word from search_words where word > ${after} order by word limit ${batch.words}),
      gone as (delete from search_words where word in (select word from looked_at where not (${answers})))
    select max(word) as last from looked_at`);
  return rows[0]?.last ?? undefined;
}
