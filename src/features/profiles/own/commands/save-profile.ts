import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/server/database.ts';
import { followProfile } from '../../commands/follow-profile.ts';
import { availabilityOf } from '../../policy.ts';
import type { Entries } from '../../queries.ts';
import { profileEntries, profiles } from '../../tables.ts';
import { fromDay, toDay } from '../../view/entry-days.ts';
import type { OwnProfile, ProfileFields } from '../contract.ts';
import { readOwnProfile } from '../queries.ts';

/**
 * Replaces a person's profile and entries, and the talent profile with them, if the profile still has the version that
 * they read. The same content again returns the stored profile, so that a save whose answer was lost can be repeated.
 */
export async function saveProfile(
  db: Database,
  personId: string,
  { version, ...input }: ProfileFields & { version: number },
  now: Date,
): Promise<OwnProfile | 'changed-elsewhere'> {
  return db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('update');
    const stored = await readOwnProfile(tx, personId);
    const fields = { ...input, availability: availabilityOf(input) };
    if (isDeepStrictEqual(stored.fields, fields)) return stored;
    if (stored.version !== version) return 'changed-elsewhere';
    const { experience, education, certifications, ...columns } = fields;
    await tx
      .update(profiles)
      .set({ ...columns, version: version + 1, updatedAt: now })
      .where(eq(profiles.id, personId));
    await replaceEntries(tx, personId, { experience, education, certifications });
    await followProfile(tx, personId, now);
    return readOwnProfile(tx, personId);
  });
}

async function replaceEntries(tx: Transaction, profileId: string, { experience, education, certifications }: Entries): Promise<void> {
  await tx.delete(profileEntries).where(eq(profileEntries.profileId, profileId));
  const byKind = [
    ['experience', experience],
    ['education', education],
    ['certification', certifications],
  ] as const;
  const rows = byKind.flatMap(([kind, entries]) =>
    entries.map(({ title, organisation, from, to, description }, position) => {
      return { profileId, kind, position, title, organisation, fromMonth: fromDay(from), toMonth: toDay(to), description };
    }),
  );
  if (rows.length > 0) await tx.insert(profileEntries).values(rows);
}
