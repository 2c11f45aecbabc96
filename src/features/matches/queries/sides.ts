import { type SQL, sql } from 'drizzle-orm';
import { isOpenSql, isVisibleTo } from '../../jobs/queries/visible.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import { openTalentSql } from '../../profiles/talent/tables.ts';
import type { MatchSide } from '../policy.ts';

/** `today` is the day in the zone of deadlines. */
export type Reader = { viewerId: string; today: string };

/** The columns of both answers in a row `m` of matches, by the side that looks. */
export const answerColumns = {
  talent: { own: sql`m.talent_answer`, other: sql`m.poster_answer` },
  poster: { own: sql`m.poster_answer`, other: sql`m.talent_answer` },
} satisfies Record<MatchSide, { own: SQL; other: SQL }>;

/** SQL of the status that a side sees: `statusOf` in SQL. */
export function statusSql(side: MatchSide): SQL {
  const { own, other } = answerColumns[side];
  return sql`case when 'rejected' in (${own}, ${other}) then 'rejected' when m.contacted_at is not null then 'contacted' else coalesce(${own}, 'pending') end`;
}

/** SQL of a condition: a talent profile `t` takes part in matching. */
export const isOpenTalent: SQL = sql.raw(`(t.${openTalentSql.replace(' and ', ' and t.')})`);

/** SQL of the condition that a side knows of a match `m`. A pair that nothing but the other's interest keeps would give that away. */
export function isKnownSql(side: MatchSide): SQL {
  const { own, other } = answerColumns[side];
  return sql`(m.is_of_job or m.is_of_talent or ${own} is not null or ${other} = 'rejected' or m.contacted_at is not null)`;
}

/**
 * SQL of the matches that a viewer sees on one side, for `from`: rows `m` of matches with their job `j` and talent profile `t`.
 * Closed jobs, people who aren't open to work and whom the viewer can't see are left out at once, before their matches are removed.
 */
export function seenMatchesSql(side: MatchSide, { viewerId, today }: Reader): SQL {
  return sql`${knownMatchesSql(side, viewerId)} and ${isOpenSql(today)} and ${isOpenTalent}`;
}

/** The same, of closed jobs and of people who aren't open to work too, as far as the viewer can see them. */
export function knownMatchesSql(side: MatchSide, viewerId: string): SQL {
  // A talent's by their profile: no index of matches begins with the person.
  const ofViewer =
    side === 'talent'
      ? sql`t.person_id = ${viewerId} and ${isVisibleTo(viewerId)}`
      : sql`m.poster_id = ${viewerId} and ${visibleTalentTo(viewerId)}`;
  return sql`job_matches m join jobs j on j.id = m.job_id join talent_profiles t on t.id = m.talent_id
    where ${ofViewer} and ${isKnownSql(side)}`;
}
