import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { foldedText } from '../../../platform/server/folded-text.ts';
import { listedAgainDays } from '../policy.ts';
import { profileColumns, profiles } from '../tables.ts';
import { companyKeysSql } from '../talent/queries.ts';
import { indexTalent } from '../talent/search.ts';
import { talentProfiles } from '../talent/tables.ts';

/** The title of a talent profile until its owner has a title. */
const defaultTitle = 'Professional';

/**
 * Updates the talent profile from the profile as it is in this transaction: creates or restores it with the talent role,
 * hides it without.
 */
export async function followProfile(tx: Transaction, personId: string, now: Date): Promise<void> {
  const [profile] = await tx.select(profileColumns).from(profiles).where(eq(profiles.id, personId));
  if (profile === undefined) return;
  if (!profile.roles.includes('talent')) {
    const shown = and(eq(talentProfiles.personId, personId), isNull(talentProfiles.hiddenAt));
    await tx.update(talentProfiles).set({ hiddenAt: now, updatedAt: now }).where(shown);
    return;
  }
  const followed = { ...copied(profile), hiddenAt: null, updatedAt: now };
  const isOpen = profile.availability !== 'unavailable';
  const { listedAt } = talentProfiles;
  const againFrom = new Date(now.getTime() - listedAgainDays * 86_400_000);
  const listedAgain = sql`case when ${listedAt} > ${againFrom.toISOString()}::timestamptz or ${talentProfiles.availability} <> 'unavailable'
    then ${listedAt} else ${now.toISOString()}::timestamptz end`;
  const [stored] = await tx
    .insert(talentProfiles)
    .values({ id: newId(), personId, createdAt: now, listedAt: isOpen ? now : null, ...followed })
    .onConflictDoUpdate({ target: talentProfiles.personId, set: { ...followed, ...(isOpen && { listedAt: listedAgain }) } })
    .returning({ id: talentProfiles.id });
  if (stored !== undefined) await indexTalent(tx, stored.id);
}

/** The columns of a talent profile that come from the profile. */
function copied(profile: Omit<typeof profiles.$inferSelect, 'words'>) {
  const { availability, location, remoteWork, experienceYears, workTypes, languages, hourlyRate, hourlyRateVisibility } = profile;
  const { isPublic, talentAudience, talentInSearchEngines, talentHiddenFrom } = profile;
  const reach = isPublic ? (talentAudience ?? 'members') : 'connections';
  return {
    title: profile.jobTitle || defaultTitle,
    availability,
    reach,
    inSearchEngines: reach === 'everyone' && talentInSearchEngines,
    hiddenFrom: bindSql(companyKeysSql, sql`${sql.param(talentHiddenFrom)}::text[]`),
    location,
    remoteWork,
    experienceYears,
    workTypes,
    languages: languages.map((language) => foldedText(language.normalize('NFC'))),
    hourlyRate: hourlyRateVisibility === 'everyone' ? hourlyRate : null,
    portfolioUrl: profile.websiteUrl,
  } as const;
}
