import { placeOf } from '../../../features/notifications/policy.ts';
import { notifications } from '../../../features/notifications/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { notices } from '../../notices.ts';
import { readEventsOfPeople } from './of-people.ts';
import { readEventsOfProjects } from './of-projects.ts';
import { readEventsOfWork } from './of-work.ts';

const day = 86_400_000;
/** Notifications go back this far; those from before yesterday are read. */
const toldDays = 10;
const unreadDays = 1;

/** Stores what the demo accounts are told, which is read from what is stored: no notification speaks of what isn't there. */
export async function storeNotifications(db: Executor, signIns: string[], now: Date): Promise<void> {
  const happened = [
    ...(await readEventsOfPeople(db, signIns)),
    ...(await readEventsOfProjects(db, signIns)),
    ...(await readEventsOfWork(db, signIns)),
  ];
  const recent = happened.filter(({ at }) => now.getTime() - at.getTime() < toldDays * day && at <= now);
  const told = new Map<string, typeof notifications.$inferInsert>();
  for (const { personId, event, at } of recent.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { kind, actorId } = event;
    const place = placeOf(notices, event);
    const key = `${personId} ${kind} ${place.subjectId}`;
    const isRead = now.getTime() - at.getTime() > unreadDays * day;
    const before = told.get(key);
    // As when it happens: repetitions gather while the notification is unread.
    const gathers = before !== undefined && before.readAt === null;
    told.set(key, {
      ...{ id: before?.id ?? newId(), personId, kind, actorId, ...place, createdAt: at },
      readAt: isRead ? new Date(at.getTime() + 3_600_000) : null,
      otherActorId: gathers && before.actorId !== actorId ? before.actorId : null,
      count: gathers ? (before.count ?? 1) + 1 : 1,
    });
  }
  if (told.size > 0) await db.insert(notifications).values([...told.values()]);
}
