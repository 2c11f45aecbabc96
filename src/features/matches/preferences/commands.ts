import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { SignedOutError } from '../../../platform/server/signed-out.ts';
import { talentProfiles } from '../../profiles/talent/tables.ts';
import { tellOfMatches } from '../commands/tell.ts';
import { jobMatches, matchPreferences } from '../tables.ts';
import type { MatchingChange, OwnMatching } from './contract.ts';
import { readPreferences } from './queries.ts';

/**
 * Changes some of a person's choices and returns all of them. Their matches go at once when they stop, and come again with the next look
 * for matches when they take part.
 */
export async function saveMatching(services: Services, personId: string, change: MatchingChange): Promise<OwnMatching> {
  return services.db.transaction(async (tx) => {
    await lockAlone(tx, personId);
    const before = await readPreferences(tx, personId);
    const { isOn = before.isOn, bar = before.bar } = change;
    const chosen = { isOn, bar };
    await tx
      .insert(matchPreferences)
      .values({ personId, ...chosen })
      .onConflictDoUpdate({ target: matchPreferences.personId, set: chosen });
    const others = isOn === before.isOn ? [] : await startOrStop(tx, personId, isOn);
    await tellOfMatches(tx, services, [...new Set([personId, ...others])]);
    return chosen;
  });
}

/** Has the person's matches looked for, or removes them. Returns whose matches went with these. */
async function startOrStop(tx: Transaction, personId: string, isOn: boolean): Promise<string[]> {
  // Marks both: what is off is left by upkeep too, whose look may be on its way.
  await tx.execute(sql`
    insert into match_changes (id, side)
    select id, 'job' from jobs where poster_id = ${personId} and closed_at is null union all select id, 'talent' from talent_profiles where person_id = ${personId}
    on conflict (id, side) do update set number = excluded.number`);
  if (isOn) return [];
  await tx.execute(sql`
    delete from match_documents where job_id in (select id from jobs where poster_id = ${personId})
      or talent_id in (select id from talent_profiles where person_id = ${personId})`);
  const ownTalent = tx.select({ id: talentProfiles.id }).from(talentProfiles).where(eq(talentProfiles.personId, personId));
  const ofPerson = or(inArray(jobMatches.talentId, ownTalent), eq(jobMatches.posterId, personId));
  const gone = await tx.delete(jobMatches).where(ofPerson).returning({ personId: jobMatches.personId, posterId: jobMatches.posterId });
  return gone.flatMap((match) => [match.personId, match.posterId]);
}

/**
 * Locks a person against those who answer or write their matches at this moment: whoever comes later sees the choice. The account
 * goes first, as they lock it before all else.
 */
async function lockAlone(tx: Transaction, personId: string): Promise<void> {
  await tx.execute(sql`select from accounts where id = ${personId} for no key update`);
  const { rows } = await tx.execute(sql`select from profiles where id = ${personId} for update`);
  if (rows.length === 0) throw new SignedOutError();
}
