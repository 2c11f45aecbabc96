import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { profiles } from '../../profiles/tables.ts';
import { kinds, preferenceOf } from '../policy.ts';
import { readPreferences } from '../queries/preferences.ts';
import { notificationPreferences, notifications } from '../tables.ts';
import { readUnsubscribeToken } from '../tokens/unsubscribe-link.ts';

/** Ends the mails of a link; the app still notifies. Returns the subject of those mails; null if the link isn't valid. */
export async function unsubscribe(
  { db, secret, notices }: Pick<Services, 'db' | 'secret' | 'notices'>,
  token: string,
): Promise<string | null> {
  const link = readUnsubscribeToken(secret, token);
  if (link === null) return null;
  const { personId, subject } = link;
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('key share');
    // A deleted account gets no mails.
    if (person === undefined) return;
    const preferences = await readPreferences(tx, notices, personId);
    const ended = preferences.filter(({ kind, channel }) =>
      subject === 'digest' ? channel === 'digest' : kind === subject && channel !== 'none',
    );
    for (const { kind } of ended) {
      const target = [notificationPreferences.personId, notificationPreferences.kind];
      await tx
        .insert(notificationPreferences)
        .values({ personId, kind, channel: 'app' })
        .onConflictDoUpdate({ target, set: { channel: 'app' } });
    }
    // Take them out of the next digest too.
    const endedKinds = kinds.filter((each) => ended.some(({ kind }) => kind === preferenceOf[each]));
    await tx
      .update(notifications)
      .set({ awaitsDigest: false })
      .where(and(eq(notifications.personId, personId), notifications.awaitsDigest, inArray(notifications.kind, endedKinds)));
  });
  return subject === 'digest' ? 'Dagelijkse samenvatting' : notices.preferences[subject].label;
}
