import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { profiles, talentProfiles } from '../tables.ts';

/** The title of a talent profile until its owner has a title. */
const defaultTitle = 'Professional';

/**
 * Updates the talent profile from the profile as it is in this transaction: creates or restores it with the talent role,
 * hides it without.
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
