import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { notifications } from './tables.ts';

type Details = Pick<typeof notifications.$inferInsert, 'personId'> & Partial<typeof notifications.$inferInsert>;

/** Makes a notification: unread, and of a like by default. */
export async function makeNotification(db: Executor, details: Details): Promise<{ id: string; createdAt: Date }> {
  const subjectId = newId();
  const row = { id: newId(), kind: 'like' as const, subjectId, actorId: newId(), actionUrl: `/feed/${subjectId}`, createdAt: new Date() };
  const notification = { ...row, ...details };
  await db.insert(notifications).values(notification);
  return notification;
}
