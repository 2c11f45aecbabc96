import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { Reading, Statistics, TermKind } from '../../score/policy/reading.ts';
import type { Side } from '../policy/terms.ts';

export type Candidate = { id: number; reading: Reading };

const bounds = { each: 150, rarestWords: 16, terms: 120 };

/** Finds those of the other side that may fit: the best by skills and title, united with the best by their rarest words and letters. */
export async function findCandidates(db: Executor, other: Side, reading: Reading, statistics: Statistics): Promise<Candidate[]> {
  const bySkills = bounded(skillTerms(reading, statistics));
  const byWords = wordTerms(reading, statistics);
  const best = (terms: Map<string, number>) => sql`
    (select document from unnest(${sql.param([...terms.keys()])}::text[], ${sql.param([...terms.values()])}::real[]) as wanted(term, weight)
      join match_postings as posting on posting.side = ${other} and posting.term = wanted.term collate "C"
      group by document order by sum(weight) desc, document limit ${bounds.each})`;
  const { rows } = await db.execute<Candidate>(sql`
    select id, reading from match_documents
    where side = ${other} and id in (${best(bySkills)} union ${best(byWords)})`);
  return rows;
}

function skillTerms(reading: Reading, statistics: Statistics): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (kind: TermKind, term: string, weight: number) =>
    terms.set(`${kind}:${term}`, Math.max(terms.get(`${kind}:${term}`) ?? 0, weight * statistics.rarity(kind, term)));
  const own: [TermKind, string][] = [
    ...reading.skills.map(({ key }) => ['s', key] as const),
    ...reading.title.map((stem) => ['t', stem] as const),
  ].map(([kind, term]) => [kind, term]);
  for (const [kind, term] of own) {
    add(kind, term, 1);
    for (const [other, share] of statistics.together(`${kind}:${term}`)) add(other.startsWith('s') ? 's' : 't', other.slice(2), share);
  }
  return terms;
}

function wordTerms(reading: Reading, statistics: Statistics): Map<string, number> {
  const rarest = (kind: TermKind, terms: string[]) =>
    terms
      .map((term) => [`${kind}:${term}`, statistics.rarity(kind, term)] as const)
      .sort(([, one], [, other]) => other - one)
      .slice(0, bounds.rarestWords);
  const words = reading.words.map(([stem]) => stem);
  return new Map([...rarest('w', words), ...rarest('h', reading.titleGrams)]);
}

/** The rarest terms, as long as few enough documents have them: the cost of one search has a limit. */
function bounded(terms: Map<string, number>): Map<string, number> {
  const sorted = [...terms].sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1));
  return new Map(sorted.slice(0, bounds.terms));
}
