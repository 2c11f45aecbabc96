import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database.ts';
import { compoundParts, possibleParts } from './compounds.ts';
import { indexVersion } from './index-version.ts';
import { rootSql, stemSql } from './roots.ts';
import { keptDeletionsOf } from './spelling.ts';
import { joinedWords, searchWords } from './words.ts';

/** The texts by which a document is found, the most telling first. */
export type SearchedTexts = {
  title: string;
  /** Of people: neither stemmed nor remembered. */
  names?: string;
  text: string;
};

/**
 * The most words of a text that are indexed, of a document that are split into parts, and of one that are new and remembered at once: of a
 * long text beside others nearly all, while nobody fills the dictionary (docs/decisions/123-places-of-one-account.md).
 */
const most = { words: 5_000, compounds: 200, remembered: 60 };
/** A shorter word is neither a part of a compound nor what a mistyped one stands for. */
const shortest = 3;

/**
 * SQL of the tsvector of a document, to be written in the transaction that writes its texts. Compounds are also indexed
 * by those of their parts that are known words, so words are remembered first. Weights: A the title's words as they
 * stand, B their stems, C names, D the text.
 */
export async function searchDocument(executor: Executor, { title, names = '', text }: SearchedTexts): Promise<SQL> {
  const [titleWords, textWords] = [indexedWords(title), indexedWords(text)];
  const parts = await readParts(executor, [...titleWords, ...textWords]);
  const withParts = (words: string[]) => [...words, ...words.flatMap((word) => parts.get(word) ?? [])].join(' ');
  return sql`(setweight(to_tsvector('simple', ${titleWords.join(' ')}), 'A')
    || setweight(to_tsvector('dutch', ${withParts(titleWords)}), 'B')
    || setweight(to_tsvector('simple', ${indexedWords(names).join(' ')}), 'C')
    || setweight(to_tsvector('dutch', ${withParts(textWords)}), 'D'))`;
}

/**
 * Remembers the words of documents that everybody may read, never of a draft: whether a mistyped word is forgiven would
 * tell of them. Two saves only wait for each other when both bring the same new word, and never in a circle; that holds
 * as long as a transaction takes no lock after this one. Of many new ones the first of the title and the text are remembered.
 */
export async function rememberWords(tx: Transaction, documents: SearchedTexts[]): Promise<void> {
  const all = documents.flatMap(({ title, text }) => [...indexedWords(title), ...indexedWords(text)]);
  const words = [...new Set(all)].filter((word) => word.length >= shortest);
  const { rows } = await tx.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) with ordinality as given(word, place)
    where not exists (select from search_words known where known.word = given.word) and ${stemSql(sql`word`)} is not null
    order by place limit ${most.remembered * documents.length}`);
  if (rows.length > 0)
    await storeWords(
      tx,
      rows.map(({ word }) => word),
      sql`do nothing`,
    );
}

/** Stores words with what finds them, in one order for all transactions, lest two wait for each other. */
export async function storeWords(tx: Transaction, words: string[], onConflict: SQL): Promise<void> {
  const known = words.map((word) => ({ word, deletions: keptDeletionsOf(word) }));
  await tx.execute(sql`
    insert into search_words (word, stem, root, deletions, indexed_by)
    select word, stem, ${rootSql(sql`stem`)}, deletions, ${indexVersion}
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as given(word text, deletions text[]),
      lateral (select coalesce(${stemSql(sql`word`)}, word) as stem) stemmed
    order by word collate "C"
    on conflict (word) ${onConflict}`);
}

function indexedWords(text: string): string[] {
  return [...searchWords(text, most.words), ...joinedWords(text)];
}

/** The known parts of each word that is made up of them. */
async function readParts(executor: Executor, words: string[]): Promise<Map<string, string[]>> {
  const pieces = new Map<string, string[]>();
  for (const word of words) {
    if (pieces.size === most.compounds) break;
    const possible = possibleParts(word);
    if (possible.length > 0) pieces.set(word, possible);
  }
  if (pieces.size === 0) return new Map();
  const { rows } = await executor.execute<{ piece: string }>(sql`
    select piece from unnest(${sql.param([...new Set([...pieces.values()].flat())])}::text[]) as given(piece)
    where exists (select from search_words where root = ${rootSql(stemSql(sql`piece`))})`);
  const known = new Set(rows.map(({ piece }) => piece));
  return new Map([...pieces.keys()].map((word) => [word, compoundParts(word, (part) => known.has(part))]));
}
