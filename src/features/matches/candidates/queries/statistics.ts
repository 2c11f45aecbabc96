import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { type CountedTerms, type Statistics, statisticsOf } from '../../score/policy/statistics.ts';

const atOnce = 20_000;

/** The version of the last count; 0 when nothing was counted yet. */
export async function readVersion(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`select version from match_statistics`);
  return rows[0]?.version ?? 0;
}

/** The frequencies of the last count. */
export async function readCounted(db: Executor): Promise<CountedTerms> {
  const { rows } = await db.execute<Omit<CountedTerms, 'lines'>>(sql`select version, jobs, length from match_statistics`);
  const lines: string[] = [];
  for (let after = ''; ; ) {
    const read = await db.execute<{ last: string | null; lines: string }>(sql`
      select max(term) as last, string_agg(term || chr(9) || jobs, chr(10)) as lines
      from (select term, jobs from match_frequencies where term > ${after} order by term limit ${atOnce}) as next`);
    const [next] = read.rows;
    if (next === undefined || next.last === null) break;
    lines.push(next.lines);
    after = next.last;
  }
  return { version: 0, jobs: 0, length: 1, ...rows[0], lines };
}

/** Reads the frequencies of the last count into memory, where each score needs them. */
export async function readStatistics(db: Executor): Promise<Statistics> {
  return statisticsOf(await readCounted(db));
}
