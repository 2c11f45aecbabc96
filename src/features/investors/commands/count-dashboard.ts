import { sql } from 'drizzle-orm';
import { executePrepared } from '../../../platform/server/prepared.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { OwnCriteria } from '../contract.ts';
import { criteriaKey } from '../policy.ts';
import { isMatchSql, isOffer, isOfferedTo, isWithheldFrom, readCriteria } from '../queries/criteria.ts';
import type { Investor } from '../queries/dashboard.ts';

type Counting = Pick<Services, 'db' | 'clock'>;

type Figures = Pick<Investor['kept'], 'total' | 'matches' | 'countedFor' | 'countedAt'>;

/** Counts an investor's projects and matches by the criteria that they have now. */
export async function countDashboard(services: Counting, personId: string): Promise<void> {
  const criteria = await readCriteria(services.db, personId);
  if (criteria !== null) await countFigures(services, personId, criteria);
}

/**
 * Counts an investor's projects and matches, and keeps them. All active ones are counted in the indexes alone; then the few that this
 * investor isn't offered or dismissed are taken away. Its time grows with the number of projects. Undefined if the investor is gone.
 */
export async function countFigures({ db, clock }: Counting, personId: string, criteria: OwnCriteria): Promise<Figures | undefined> {
  const isMatching = isMatchSql(criteria);
  const now = clock.now();
  const countedFor = criteriaKey(criteria);
  const [counted] = await executePrepared<{ total: number; matches: number }>(
    db,
    sql`
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
      counted_for = ${countedFor}, counted_at = ${now.toISOString()}::timestamptz
    from offers, matching, withheld, dismissed where kept.person_id = ${personId}
    returning kept.total, kept.matches`,
  );
  return counted && { ...counted, countedFor, countedAt: now };
}
