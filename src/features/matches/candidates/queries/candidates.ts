import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { JobTerms, TalentTerms } from '../../score/policy/conditions.ts';
import type { Reading, Statistics, TermKind } from '../../score/policy/reading.ts';
import type { Side } from '../policy/terms.ts';

export type Candidate<Terms> = { id: number; reading: Reading; terms: Terms };

const bounds = { each: 150, rarestWords: 16 };

export function findJobs(db: Executor, talent: Reading, statistics: Statistics): Promise<Candidate<JobTerms>[]> {
  return findCandidates(db, 'job', talent, statistics);
}

export function findTalents(db: Executor, job: Reading, statistics: Statistics): Promise<Candidate<TalentTerms>[]> {
  return findCandidates(db, 'talent', job, statistics);
}

/** Finds those of the other side that may fit: the best by skills and title, united with the best by their rarest words and letters. */
async function findCandidates<Terms>(db: Executor, other: Side, reading: Reading, statistics: Statistics): Promise<Candidate<Terms>[]> {
  const bySkills = skillTerms(reading, statistics);
  const byWords = wordTerms(reading, statistics);
  const best = (terms: Map<string, number>) => sql`
    (select document from unnest(${sql.param([...terms.keys()])}::text[], ${sql.param([...terms.values()])}::real[]) as wanted(term, weight)
      join match_postings as posting on posting.side = ${other} and posting.term = wanted.term collate "C"
      group by document order by sum(weight) desc, document limit ${bounds.each})`;
  const { rows } = await db.execute<Candidate<Terms>>(sql`
    select id, reading, terms from match_documents
    where side = ${other} and id in (${best(bySkills)} union ${best(byWords)})`);
  return rows;
}

function skillTerms(reading: Reading, statistics: Statistics): Map<string, number> {
  const skills = reading.skills.map(({ key }) => [`s:${key}`, statistics.rarity('s', key)] as const);
  const titles = reading.title.map((stem) => [`t:${stem}`, statistics.rarity('t', stem)] as const);
  return new Map([...skills, ...titles]);
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
