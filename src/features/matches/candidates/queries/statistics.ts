import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { rarityOf, type Statistics, type TermKind } from '../../score/policy/reading.ts';

/** Reads the frequencies of the last refresh into memory, where each score needs them. */
export async function readStatistics(db: Executor): Promise<Statistics> {
  const counts = await db.execute<{ jobs: number; length: number }>(sql`
    select (select count(*)::integer from match_documents where side = 'job') as jobs,
      (select coalesce(avg((reading->>'length')::integer), 1)::float from match_documents where side = 'talent') as length`);
  const frequencies = await db.execute<{ kind: TermKind; term: string; having: number }>(
    sql`select left(term, 1) as kind, substr(term, 3) as term, jobs as having from match_frequencies where jobs > 1`,
  );
  const jobs = counts.rows[0]?.jobs ?? 0;
  const rarities: Record<TermKind, Map<string, number>> = {
    s: new Map(),
    p: new Map(),
    w: new Map(),
    t: new Map(),
    g: new Map(),
    h: new Map(),
  };
  for (const { kind, term, having } of frequencies.rows) rarities[kind].set(term, rarityOf(jobs, having));
  const rarest = rarityOf(jobs, 1);
  return {
    jobs,
    length: counts.rows[0]?.length ?? 1,
    rarity: (kind, term) => rarities[kind].get(term) ?? rarest,
  };
}
