import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { type Reading, rarity, type Statistics } from '../../score/policy/reading.ts';
import type { Side } from '../policy/terms.ts';

export type Candidate = { id: number; reading: Reading };

const bounds = { each: 150, rarestWords: 16, postings: 20_000 };

/** Finds those of the other side that may fit: the best by skills and title, united with the best by their rarest words and letters. */
export async function findCandidates(db: Executor, other: Side, reading: Reading, statistics: Statistics): Promise<Candidate[]> {
  const bySkills = bounded(skillTerms(reading, statistics), statistics);
  const byWords = bounded(wordTerms(reading, statistics), statistics);
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
  const add = (term: string, weight: number) => terms.set(term, Math.max(terms.get(term) ?? 0, weight * rarity(statistics, term)));
  const own = [...reading.skills.map(({ key }) => `s:${key}`), ...reading.title.map((stem) => `t:${stem}`)];
  for (const term of own) {
    add(term, 1);
    for (const [near, share] of statistics.together(term)) add(near, share);
  }
  return terms;
}

function wordTerms(reading: Reading, statistics: Statistics): Map<string, number> {
  const rarest = (terms: string[]) =>
    terms
      .map((term) => [term, rarity(statistics, term)] as const)
      .sort(([, one], [, other]) => other - one)
      .slice(0, bounds.rarestWords);
  return new Map([...rarest(reading.words.map(([stem]) => `w:${stem}`)), ...rarest(reading.titleGrams.map((gram) => `h:${gram}`))]);
}

/** The terms that weigh most, as long as few enough documents have them: what one search costs has a limit. */
function bounded(terms: Map<string, number>, statistics: Statistics): Map<string, number> {
  let postings = 0;
  const sorted = [...terms].sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1));
  return new Map(
    sorted.filter(([term]) => {
      postings += statistics.frequency(term);
      return postings <= bounds.postings;
    }),
  );
}
