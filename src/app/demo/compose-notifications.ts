import { type NotificationEvent, placeOf } from '../../features/notifications/policy.ts';
import type { notifications } from '../../features/notifications/tables.ts';
import { newId } from '../../platform/ids.ts';
import { notices } from '../notices.ts';
import type { DemoRows } from './compose-demo.ts';
import type { DemoConnection } from './connections/compose-connections.ts';

type DemoNotification = typeof notifications.$inferInsert;

const day = 86_400_000;
/** Notifications go back this far; those from before yesterday are read. */
const toldDays = 10;
const unreadDays = 2;

/** Composes the recent notifications of the demo accounts: likes and comments on their posts, requests and answers. */
export function composeNotifications(rows: DemoRows, connections: DemoConnection[], signIns: string[], now: Date): DemoNotification[] {
  const authorOf = new Map(rows.posts.map(({ id, authorId }) => [id, authorId]));
  const told = new Map<string, DemoNotification>();

  function tell(personId: string | undefined, event: NotificationEvent, createdAt: Date | null | undefined): void {
    if (personId === undefined || !signIns.includes(personId) || personId === event.actorId || createdAt == null) return;
    const age = now.getTime() - createdAt.getTime();
    if (age > toldDays * day) return;
    const { kind, actorId } = event;
    const place = placeOf(notices, event);
    const key = `${personId} ${kind} ${place.subjectId}`;
    const before = told.get(key);
    const readAt = age > unreadDays * day ? new Date(createdAt.getTime() + 3_600_000) : null;
    told.set(key, {
      id: before?.id ?? newId(),
      ...{ personId, kind, actorId, ...place, createdAt, readAt },
      otherActorId: before?.actorId ?? null,
      count: (before?.count ?? 0) + 1,
    });
  }

  const byTime = <T extends { createdAt: Date }>(one: T, other: T) => one.createdAt.getTime() - other.createdAt.getTime();
  for (const { postId, personId, createdAt } of rows.likes.toSorted(byTime)) {
    tell(authorOf.get(postId), { kind: 'like', actorId: personId, postId }, createdAt);
  }
  for (const { id, postId, authorId, content, createdAt } of rows.comments) {
    tell(authorOf.get(postId), { kind: 'comment', actorId: authorId, postId, commentId: id, text: content }, createdAt);
  }
  for (const { lowId, highId, requesterId, status, createdAt, decidedAt } of connections) {
    const askedId = requesterId === lowId ? highId : lowId;
    if (status === 'pending') tell(askedId, { kind: 'connection-request', actorId: requesterId }, createdAt);
    else tell(requesterId, { kind: 'connection-accepted', actorId: askedId }, decidedAt);
  }
  return [...told.values()];
}
