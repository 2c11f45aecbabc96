import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { liveTopic, takeNameOut } from './commands/notify.ts';
import { notificationPreferences, notifications } from './tables.ts';

export const notificationsPersonalData: PersonalData = {
  name: 'notificaties',

  async exportPersonalData(tx, personId) {
    return {
      notifications: rowsOf(tx, { from: notifications, where: eq(notifications.personId, personId), orderBy: [notifications.createdAt] }),
      preferences: rowsOf(tx, { from: notificationPreferences, where: eq(notificationPreferences.personId, personId) }),
    };
  },

  async erasePersonalData(tx, { live }, personId) {
    // Their own, which go with the profile, and all that name them are locked in order of id, as by all that waits for several (docs/decisions/075-order-of-notifications.md).
    const columns = [notifications.personId, notifications.actorId, notifications.otherActorId];
    const theirs = or(...columns.map((column) => eq(column, personId)));
    const named = await tx
      .select({ readerId: notifications.personId })
      .from(notifications)
      .where(theirs)
      .orderBy(notifications.id)
      .for('update');
    const readers = new Set(named.map(({ readerId }) => readerId));
    readers.delete(personId);
    await live.tell(tx, [...readers], { topic: liveTopic, id: null });
    await takeNameOut(tx, personId);
  },
};
