import type { Database } from '../../../platform/server/database.ts';
import type { Preference } from '../contract.ts';
import { readPreferences } from '../queries/preferences.ts';
import { notificationPreferences } from '../tables.ts';

/** Saves how the viewer hears of a kind from now on; gives all their preferences. */
export async function savePreference(
  db: Database,
  personId: string,
  { kind, channel }: Pick<Preference, 'kind' | 'channel'>,
): Promise<Preference[]> {
  return db.transaction(async (tx) => {
    await tx
      .insert(notificationPreferences)
      .values({ personId, kind, channel })
      .onConflictDoUpdate({ target: [notificationPreferences.personId, notificationPreferences.kind], set: { channel } });
    return readPreferences(tx, personId);
  });
}
