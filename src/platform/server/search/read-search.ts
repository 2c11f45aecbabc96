import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { executePrepared } from '../prepared.ts';
import { rootSql, stemSql } from './roots.ts';
import { deletionsOf, editsOf, nearestWords } from './spelling.ts';
import { searchWords } from './words.ts';

/** The words of a search that count; further ones hardly narrow it. */
const mostWords = 8;
/** Known words by which one typed word is also looked for: its forms, those that begin like it, compounds that end in it, candidates for an error. */
const most = { forms: 8, begun: 10, compounds: 10, candidates: 1_000 };

/** Follows every text that begins like another, in the order of bytes. */
const end = '\u{10ffff}';

type Found = {
  word: string;
  /** Null for a word that documents aren't indexed by, such as 'de'. */
  stem: string | null;
  /** Stems of its known forms, and of longer words that its letters alone don't find. */
  related: string[];
  /** Known words that it may be a mistyped form of, with the stems of their forms. */
  candidates: Record<string, string[]> | null;
};

/** A search that was read: the tsquery of each of its words. */
export type Search = { terms: string[] };

/**
 * Reads typed text into a search, with one query; null when it holds no word. All of its words have to be in
 * a document, in any form or as the last part of a compound; the last one may still be unfinished. A word that no
 * published document has is also taken for the known words that it is nearest to.
 */
export async function readSearch(executor: Executor, typed: string): Promise<Search | null> {
  const words = [...new Set(searchWords(typed))].slice(0, mostWords);
  if (words.length === 0) return null;
  const found = await findKnown(executor, words);
  const last = words.at(-1);
  const counting = found.filter(({ stem }) => stem !== null);
  const terms = (counting.length > 0 ? counting : found).map((each) => formsOf(each, each.word === last).join(' | '));
  return { terms };
}

/** SQL of whether a document answers a search. A condition for each word: in one, the index reads every word's list to its end. */
export function answers(document: SQL, { terms }: Search): SQL {
  const conditions = terms.map((term) => sql`${document} @@ ${term}::tsquery`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/**
 * SQL of whether a document has all words of a search but the last, and of the rest: that one, which may be unfinished, and other
 * conditions on beginnings of words, such as a place. Of a single word with other conditions, these alone are the rest. Undefined if
 * there is none.
 */
export function answersInParts(document: SQL, { terms }: Search, begun: SQL[] = []): { isAlmost: SQL; rest: SQL } | undefined {
  const finished = terms.length > 1 ? terms.slice(0, -1) : terms;
  const rest = [...(terms.length > 1 ? [answers(document, { terms: terms.slice(-1) })] : []), ...begun];
  return rest.length === 0 ? undefined : { isAlmost: answers(document, { terms: finished }), rest: sql`(${sql.join(rest, sql` and `)})` };
}

/** SQL of how well a document answers a search, to order by: the higher the better, above all words of its title. */
export function rankOf(document: SQL, { terms }: Search): SQL<number> {
  return sql<number>`ts_rank(${document}, ${terms.map((term) => `(${term})`).join(' & ')}::tsquery)`;
}

function formsOf({ word, stem, related, candidates }: Found, isLast: boolean): string[] {
  const corrected = nearestWords(word, Object.keys(candidates ?? {}));
  const lexemes = new Set([word, stem ?? word, ...related, ...corrected.flatMap((each) => [each, ...(candidates?.[each] ?? [])])]);
  // They hold letters and digits only.
  const quote = (lexeme: string) => `'${lexeme}'`;
  if (!isLast) return [...lexemes].map(quote);
  // Words that begin like an unfinished one are found by its beginning; named again, the index would read its list again.
  return [`'${word}':*`, ...[...lexemes].filter((lexeme) => !lexeme.startsWith(word)).map(quote)];
}

/** Returns the known forms of typed words, in their order. */
async function findKnown(executor: Executor, words: string[]): Promise<Found[]> {
  const asked = words.map((word, place) => ({
    place,
    word,
    is_last: place === words.length - 1,
    deletions: editsOf(word) > 0 ? deletionsOf(word, editsOf(word)) : [],
    edits: editsOf(word),
  }));
  const begun = sql`k.word >= w.word and k.word < w.word || ${end}`;
  const endsLike = sql`reverse(k.stem) collate "C" >= reverse(w.stem) and reverse(k.stem) collate "C" < reverse(w.stem) || ${end}`;
  const formsOfRoot = (root: SQL) => sql`(select distinct f.stem from search_words f where f.root = ${root} limit ${most.forms})`;
  return executePrepared<Found>(
    executor,
    sql`
    select w.word, w.stem,
      array(
        ${formsOfRoot(sql`w.root`)}
        union
        (select k.stem from search_words k
          where w.is_last and length(w.word) > 3 and ${begun} and not starts_with(k.stem, w.word) limit ${most.begun})
        union
        (select k.stem from search_words k
          where length(w.stem) > 3 and ${endsLike} and length(k.stem) >= length(w.stem) + 4 limit ${most.compounds})
      ) as related,
      -- Asked for one row: for 'exists' PostgreSQL may read the roots of all words.
      case when w.edits > 0 and w.stem is not null and (select true from search_words k where k.root = w.root limit 1) is null
          and not (w.is_last and (select true from search_words k where ${begun} limit 1) is not null)
        then (
          select jsonb_object_agg(word, array${formsOfRoot(sql`c.root`)}) from (
            select k.word, k.root from search_words k
            where k.deletions && w.deletions and abs(length(k.word) - length(w.word)) <= w.edits limit ${most.candidates}
          ) c
        )
      end as candidates
    from (
      select *, ${rootSql(sql`stem`)} as root
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(place int, word text, is_last boolean, deletions text[], edits int),
        lateral (select ${stemSql(sql`word`)} as stem) stemmed
    ) w
    order by w.place`,
  );
}
