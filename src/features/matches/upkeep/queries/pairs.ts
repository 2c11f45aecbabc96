import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import type { Found } from '../../queries/documents.ts';

/** A pair as it was stored: the owner of the other side, and the score in hundredths of a percent. */
export type PairBefore = { ownerId: string; score: number };

/** A score of a thing with one of the other side. */
export type Scored = Found & { score: number; reasons: string; statistics: number };

/** The stored pairs of a job or talent, by the id of the other side. */
export async function readPairs(executor: Executor, side: Side, id: string): Promise<Map<string, PairBefore>> {
  const { rows } = await executor.execute<PairBefore & { id: string }>(
    side === 'job'
      ? sql`select talent_id as id, person_id as "ownerId", score from job_matches where job_id = ${id}`
      : sql`select job_id as id, poster_id as "ownerId", score from job_matches where talent_id = ${id}`,
  );
  return new Map(rows.map(({ id: other, ...pair }) => [other, pair]));
}
