import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { executePrepared } from '../../../../platform/server/prepared.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import type { Found } from '../../queries/documents.ts';
import { scoreVersion } from '../../score/policy/kept.ts';

/** A score of a thing with one of the other side, in hundredths of a percent, and the version of the frequencies that made it. Reasons are JSON. */
export type Scored = Found & { score: number; reasons: string; statistics: number };

/** A pair as it was stored: `isBest` is among the best of the side that asks, `isListed` among those of either. Answers alone keep all others. */
export type PairBefore = Scored & { scoredBy: number; isBest: boolean; isListed: boolean };

/** The stored pairs of a job or talent, by the id of the other side. */
export async function readPairs(executor: Executor, side: Side, id: string): Promise<Map<string, PairBefore>> {
  const columns = sql`score, reasons::text as reasons, statistics, scored_by as "scoredBy", is_of_job or is_of_talent as "isListed"`;
  const rows = await executePrepared<PairBefore>(
    executor,
    side === 'job'
      ? sql`select talent_id as id, person_id as "ownerId", ${columns}, is_of_job as "isBest" from job_matches where job_id = ${id}`
      : sql`select job_id as id, poster_id as "ownerId", ${columns}, is_of_talent as "isBest" from job_matches where talent_id = ${id}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a pair is stored as it is now: most are, when nothing but the day has changed. */
export function isStored({ score, reasons, statistics }: Scored, isBest: boolean, before: PairBefore | undefined): boolean {
  return (
    before !== undefined &&
    before.scoredBy === scoreVersion &&
    before.isBest === isBest &&
    before.score === score &&
    before.statistics === statistics &&
    before.reasons === reasons
  );
}
