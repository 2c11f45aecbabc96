import { lte } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { talentProfileKeptDays } from '../policy.ts';
import { talentProfiles } from '../talent/tables.ts';

/** Removes the talent profiles of people who left the talent role and didn't take it back in time. */
export async function removeHiddenTalentProfiles({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - talentProfileKeptDays * 86_400_000);
  await db.delete(talentProfiles).where(lte(talentProfiles.hiddenAt, before));
}
