import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import type { Preference } from '../contract.ts';
import { readPreferences } from '../queries/preferences.ts';
import { notificationPreferences } from '../tables.ts';

/** Saves the channel of a kind; choosing the digest brings it back for people who unsubscribed from it. Returns all preferences. */
export async function savePreference(
  { db, notices }: Pick<Services, 'db' | 'notices'>,
  personId: string,
  { kind, channel }: Pick<Preference, 'kind' | 'channel'>,
): Promise<Preference[]> {
  return db.transaction(async (tx) => {
    await tx
      .insert(notificationPreferences)
      .values({ personId, kind, channel })
      .onConflictDoUpdate({ target: [notificationPreferences.personId, notificationPreferences.kind], set: { channel } });
    if (channel === 'digest') {
      const ended = and(eq(notificationPreferences.personId, personId), eq(notificationPreferences.kind, 'digest'));
      await tx.delete(notificationPreferences).where(ended);
    }
    return readPreferences(tx, notices, personId);
  });
}
