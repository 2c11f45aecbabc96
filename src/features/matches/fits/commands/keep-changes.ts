import { sql } from 'drizzle-orm';
import { BusyError } from '../../../../platform/server/bounded-work.ts';
import { readDocuments } from '../../queries/documents.ts';
import type { KeptChange } from '../../score/policy/kept.ts';
import { findChanges, type Scorer } from '../../score/queries/ask-scorer.ts';
import { readTalentThing } from '../../upkeep/queries/things.ts';

type Wanted = { talentId: string; jobIds: string[]; now: Date };

/** Jobs for which the scorer looks at once. */
const atOnce = 5;

/**
 * Finds the change that would add most to a talent's score for each of some jobs, and keeps it with the match, if there is one, until
 * that is scored anew. Under a flood some are left out.
 */
export async function keepChanges(scorer: Scorer, { talentId, jobIds, now }: Wanted): Promise<Map<string, KeptChange>> {
  const talent = jobIds.length === 0 ? null : await readTalentThing(scorer.db, talentId);
  if (talent === null) return new Map();
  const jobs = await readDocuments(scorer.db, 'job', jobIds);
  const found = new Map<string, KeptChange>();
  try {
    for (let from = 0; from < jobs.length; from += atOnce) {
      const some = jobs.slice(from, from + atOnce);
      const changes = await findChanges(scorer, talent, some);
      for (const [place, { id }] of some.entries()) found.set(id, changes[place] ?? []);
    }
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
  }
  const changes = [...found.values()].map((change) => JSON.stringify(change));
  await scorer.db.execute(sql`
    update job_matches m set change = found.change
    from unnest(${sql.param([...found.keys()])}::uuid[], ${sql.param(changes)}::json[]) as found(job_id, change)
    where m.job_id = found.job_id and m.talent_id = ${talentId} and m.scored_at <= ${now.toISOString()}::timestamptz`);
  return found;
}
