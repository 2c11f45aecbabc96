import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { Statistics } from '../../score/policy/reading.ts';

/** Reads the frequencies of the last refresh into memory, where each score needs them. */
export async function readStatistics(db: Executor): Promise<Statistics> {
  const counts = await db.execute<{ jobs: number; length: number }>(sql`
    select (select count(*)::integer from match_documents where side = 'job') as jobs,
      (select coalesce(avg((reading->>'length')::integer), 1)::float from match_documents where side = 'talent') as length`);
  const frequencies = await db.execute<{ term: string; jobs: number }>(sql`select term, jobs from match_frequencies where jobs > 1`);
  const pairs = await db.execute<{ term: string; others: string[]; shares: number[] }>(sql`
    select term, array_agg(other order by share desc, other) as others, array_agg(share order by share desc, other) as shares
    from match_together group by term`);
  const frequency = new Map(frequencies.rows.map(({ term, jobs }) => [term, jobs]));
  const together = new Map(
    pairs.rows.map(({ term, others, shares }) => [term, others.map((other, place) => [other, shares[place] ?? 0] as const)]),
  );
  return {
    jobs: counts.rows[0]?.jobs ?? 0,
    length: counts.rows[0]?.length ?? 1,
    frequency: (term) => frequency.get(term) ?? 1,
    together: (term) => together.get(term) ?? [],
  };
}
