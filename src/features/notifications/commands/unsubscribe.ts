import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { profiles } from '../../profiles/tables.ts';
import { type Channel, isMailing, kinds, type PreferenceKind, preferenceOf } from '../policy.ts';
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
    if (subject !== 'digest' && isMailing(subject)) {
      await setChannel(tx, personId, subject, 'none');
      return;
    }
    const preferences = await readPreferences(tx, notices, personId);
    const ended = preferences.filter(({ kind, channel }) =>
      subject === 'digest' ? channel === 'digest' : kind === subject && channel !== 'none',
    );
    for (const { kind } of ended) await setChannel(tx, personId, kind, 'app');
    // Take them out of the next digest too.
    const endedKinds = kinds.filter((each) => ended.some(({ kind }) => kind === preferenceOf[each]));
    await tx
      .update(notifications)
      .set({ awaitsDigest: false })
      .where(and(eq(notifications.personId, personId), notifications.awaitsDigest, inArray(notifications.kind, endedKinds)));
  });
  if (subject === 'digest') return 'Dagelijkse samenvatting';
  return isMailing(subject) ? notices.mailings[subject].label : notices.preferences[subject].label;
}

async function setChannel(tx: Transaction, personId: string, kind: PreferenceKind, channel: Channel): Promise<void> {
  const target = [notificationPreferences.personId, notificationPreferences.kind];
  await tx.insert(notificationPreferences).values({ personId, kind, channel }).onConflictDoUpdate({ target, set: { channel } });
}
