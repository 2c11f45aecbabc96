import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { talentProfiles } from '../profiles/talent/tables.ts';
import type { MatchSide } from './policy.ts';
import { knownMatchesSql } from './queries/sides.ts';
import { jobMatches, matchNews, matchPreferences } from './tables.ts';

const {
  posterAnswer: _poster,
  posterAnsweredAt: _at,
  talentAnswer: _talent,
  talentAnsweredAt: _answeredAt,
  change: _change,
  ...common
} = getTableColumns(jobMatches);

/**
 * A person's matches as a talent and of their jobs, as far as they may know of them, all of their own answers, and their choices about
 * matching. All go with the profile.
 */
export const matchesPersonalData: PersonalData = {
  name: 'matches',

  async exportPersonalData(tx, personId) {
    const { posterId, posterAnswer, posterAnsweredAt, talentAnswer, talentAnsweredAt, change, jobId, talentId } = jobMatches;
    const ownTalent = tx.select({ id: talentProfiles.id }).from(talentProfiles).where(eq(talentProfiles.personId, personId));
    const list = (columns: Record<string, PgColumn>, where: SQL | undefined) =>
      rowsOf(tx, { from: jobMatches, columns, where, orderBy: [asc(jobId), asc(talentId)] });
    const isKnown = (side: MatchSide) =>
      sql`(${jobId}, ${talentId}) in (select m.job_id, m.talent_id from ${knownMatchesSql(side, personId)})`;
    // The other side's answer is theirs.
    const [asTalent, asPoster] = [
      { talentAnswer, talentAnsweredAt },
      { posterAnswer, posterAnsweredAt },
    ];
    return {
      preferences: rowsOf(tx, { from: matchPreferences, where: eq(matchPreferences.personId, personId) }),
      // The change is looked for once the talent looks at the match, and would tell the poster of it.
      asTalent: list({ ...common, change, ...asTalent }, isKnown('talent')),
      asPoster: list({ ...common, ...asPoster }, isKnown('poster')),
      answersAsTalent: list({ jobId, talentId, ...asTalent }, and(inArray(talentId, ownTalent), isNotNull(talentAnswer))),
      answersAsPoster: list({ jobId, talentId, ...asPoster }, and(eq(posterId, personId), isNotNull(posterAnswer))),
      news: rowsOf(tx, { from: matchNews, where: eq(matchNews.personId, personId) }),
    };
  },
};
