import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { JobTerms } from '../../score/policy/conditions.ts';
import type { Reading } from '../../score/policy/reading.ts';
import type { Statistics } from '../../score/policy/statistics.ts';
import { type Side, type Wanted, type WantedTerms, wantedTerms } from '../policy/terms.ts';

/** A job that may fit; the reading is as it is stored. */
export type Candidate = { id: number; reading: string; terms: JobTerms };

/** The most candidates of each of the two ways to find them. Twice as many found no better ones, and took twice as long to score. */
const each = 75;

/** Finds jobs for a talent in the tables of `npm run evaluate`, which have no owners. Kiem itself asks matches/queries/documents.ts. */
export async function findJobs(db: Executor, talent: Reading, statistics: Statistics): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select number as id, reading, terms from match_documents where number in (${candidatesSql('job', wantedTerms(talent, statistics))})`);
  return rows;
}

/** SQL of the numbers of those of one side that may fit: the best by skills and title, united with the best by their rarest words and letters. */
export function candidatesSql(other: Side, { skills, words }: Wanted): SQL {
  return sql`${bestSql(other, skills)} union ${bestSql(other, words)}`;
}

/** SQL of the numbers of those of one side that fit best by these terms. */
export function bestSql(other: Side, { terms, weights }: WantedTerms): SQL {
  const isOther = other === 'job' ? sql`posting.document >= 0` : sql`posting.document < 0`;
  return sql`
    (select document from unnest(${sql.param(terms)}::integer[], ${sql.param(weights)}::real[]) as wanted(term, weight)
      join match_postings as posting on posting.term = wanted.term and ${isOther}
      group by document order by sum(weight) desc, document limit ${sql.raw(`${each}`)})`;
}
