import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { profiles } from '../../profiles/tables.ts';
import { type Channel, isMailing, kinds, type MailSubject, preferenceOf } from '../policy.ts';
import { readPreferences } from '../queries/preferences.ts';
import { notificationPreferences, notifications } from '../tables.ts';
import { readUnsubscribeToken } from '../tokens/unsubscribe-link.ts';

/** `isInApp`: whether the app goes on to notify. */
type Ended = { subject: string; isInApp: boolean };

/** Ends the mails of a link. Returns their subject; null if the link isn't valid. */
export async function unsubscribe(
  { db, secret, notices }: Pick<Services, 'db' | 'secret' | 'notices'>,
  token: string,
): Promise<Ended | null> {
  const link = readUnsubscribeToken(secret, token);
  if (link === null) return null;
  const { personId, subject } = link;
  const waiting = await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('key share');
    // A deleted account gets no mails.
    if (person === undefined) return [];
    if (subject !== 'digest' && isMailing(subject)) {
      await setChannel(tx, personId, subject, 'none');
      return [];
    }
    const preferences = await readPreferences(tx, notices, personId);
    const ended = preferences.filter(({ kind, channel }) =>
      subject === 'digest' ? channel === 'digest' : kind === subject && channel !== 'none',
    );
    for (const { kind } of ended) await setChannel(tx, personId, kind, 'app');
    // The digest also has what is past the limit of mails at once.
    if (subject === 'digest') await setChannel(tx, personId, 'digest', 'none');
    const endedKinds = kinds.filter((each) => ended.some(({ kind }) => kind === preferenceOf[each]));
    const ofEnded = subject === 'digest' ? undefined : inArray(notifications.kind, endedKinds);
    return tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.personId, personId), notifications.awaitsDigest, ofEnded));
  });
  // Take them out of the next digest too: each by itself, so that none is held while another is waited for (docs/decisions/075-order-of-notifications.md).
  for (const { id } of waiting) await db.update(notifications).set({ awaitsDigest: false }).where(eq(notifications.id, id));
  if (subject === 'digest') return { subject: 'Dagelijkse samenvatting', isInApp: true };
  if (isMailing(subject)) return { subject: notices.mailings[subject].label, isInApp: false };
  return { subject: notices.preferences[subject].label, isInApp: true };
}

async function setChannel(tx: Transaction, personId: string, kind: MailSubject, channel: Channel): Promise<void> {
  const target = [notificationPreferences.personId, notificationPreferences.kind];
  await tx.insert(notificationPreferences).values({ personId, kind, channel }).onConflictDoUpdate({ target, set: { channel } });
}
