import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { profiles, talentProfiles } from '../tables.ts';

/** platform.md §4 */
const defaultTitle = 'Professional';

/**
 * Brings the talent profile in step with the profile as it stands in this transaction (decision 15): made or restored
 * with the talent role, hidden without it.
 */
export async function followProfile(tx: Transaction, personId: string, now: Date): Promise<void> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, personId));
  if (profile === undefined) return;
  if (!profile.roles.includes('talent')) {
    const shown = and(eq(talentProfiles.personId, personId), isNull(talentProfiles.hiddenAt));
    await tx.update(talentProfiles).set({ hiddenAt: now, updatedAt: now }).where(shown);
    return;
  }
  const followed = { title: profile.jobTitle || defaultTitle, availability: profile.availability, hiddenAt: null, updatedAt: now };
  await tx
    .insert(talentProfiles)
    .values({ id: newId(), personId, createdAt: now, ...followed })
    .onConflictDoUpdate({ target: talentProfiles.personId, set: followed });
}
