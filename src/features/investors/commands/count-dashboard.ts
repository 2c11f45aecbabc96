import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { criteriaKey } from '../policy.ts';
import { isMatchSql, isOffer, isOfferedTo, isWithheldFrom, readCriteria } from '../queries/criteria.ts';

/**
 * Counts an investor's projects and matches. All active ones are counted in the indexes alone; then the few that this investor
 * isn't offered or dismissed are taken away. Its time grows with the number of projects, so nobody waits for it.
 */
export async function countDashboard({ db, clock }: Pick<Services, 'db' | 'clock'>, personId: string): Promise<void> {
  const criteria = await readCriteria(db, personId);
  if (criteria === null) return;
  const isMatching = isMatchSql(criteria);
  await db.execute(sql`
    with offers as (select count(*)::int as total from projects p where ${isOffer}),
      matching as (select count(*)::int as total from projects p where ${isOffer} and ${isMatching}),
      withheld as (
        select count(*)::int as total, (count(*) filter (where ${isMatching}))::int as matches
        from projects p where ${isWithheldFrom(personId)}),
      dismissed as (
        select count(*)::int as matches from project_dismissals d join projects p on p.id = d.project_id
        where d.person_id = ${personId} and ${isOfferedTo(personId)} and ${isMatching})
    update investor_dashboards kept
    set total = offers.total - withheld.total, matches = matching.total - withheld.matches - dismissed.matches,
      counted_for = ${criteriaKey(criteria)}, counted_at = ${clock.now().toISOString()}::timestamptz
    from offers, matching, withheld, dismissed where kept.person_id = ${personId}`);
}
