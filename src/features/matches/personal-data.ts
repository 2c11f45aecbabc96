import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { talentProfiles } from '../profiles/talent/tables.ts';
import { jobMatches, matchNews, matchPreferences } from './tables.ts';

const {
  posterAnswer: _poster,
  posterAnsweredAt: _at,
  talentAnswer: _talent,
  talentAnsweredAt: _answeredAt,
  ...common
} = getTableColumns(jobMatches);

/** A person's matches as a talent and of their jobs, with their own answers, and their choices about matching. All go with the profile. */
export const matchesPersonalData: PersonalData = {
  name: 'matches',

  async exportPersonalData(executor, personId) {
    const { posterId, posterAnswer, posterAnsweredAt, talentAnswer, talentAnsweredAt, jobId, talentId } = jobMatches;
    const ownTalent = executor.select({ id: talentProfiles.id }).from(talentProfiles).where(eq(talentProfiles.personId, personId));
    const order = [asc(jobId), asc(talentId)];
    return {
      preferences: await executor.select().from(matchPreferences).where(eq(matchPreferences.personId, personId)),
      // The other side's answer is theirs.
      asTalent: await executor
        .select({ ...common, talentAnswer, talentAnsweredAt })
        .from(jobMatches)
        .where(inArray(talentId, ownTalent))
        .orderBy(...order),
      asPoster: await executor
        .select({ ...common, posterAnswer, posterAnsweredAt })
        .from(jobMatches)
        .where(eq(posterId, personId))
        .orderBy(...order),
      news: await executor.select().from(matchNews).where(eq(matchNews.personId, personId)),
    };
  },
};
