import type pg from 'pg';
import type { Side } from '../../src/features/matches/candidates/policy/terms.ts';
import { titleWords } from '../data/words.ts';

const statements: Record<Side, string> = {
  job: `update jobs set title = title || ' ' || $2 where id = $1`,
  talent: `update profiles set job_title = job_title || ' ' || $2 where id = (select person_id from talent_profiles where id = $1)`,
};

/**
 * Adds a word to the title of a job or talent, each turn another: one that all add would be in many documents, of which the last count
 * of frequencies knows none.
 */
export async function changeTitle(client: pg.Client, side: Side, { id, turn }: { id: string; turn: number }): Promise<void> {
  await client.query(statements[side], [id, titleWords[turn % titleWords.length]]);
}
