import { and, eq, lte, max, ne } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { markLeadingRead } from '../../notifications/commands/mark-read.ts';
import { conversationPath } from '../policy.ts';
import { findThread } from '../queries/find.ts';
import { shareReadMarks } from '../queries/read-marks.ts';
import { conversationSides, messages } from '../tables.ts';
import { recountUnread } from './change-message.ts';
import { isSide, lockConversation, readSides } from './lock.ts';
import { tellOne } from './tell.ts';

/** Moves the viewer's read mark. Returns the number of unread messages; null if they can't see the conversation or message. */
export async function markRead(
  services: Services,
  viewerId: string,
  { personId, until }: { personId: string; until: string },
): Promise<number | null> {
  return services.db.transaction(async (tx) => {
    if ((await findThread(tx, viewerId, personId)) === null) return null;
    const conversationId = (await lockConversation(tx, viewerId, personId))?.id;
    const sides = conversationId === undefined ? null : await readSides(tx, viewerId, conversationId);
    if (conversationId === undefined || sides === null) return null;
    const inConversation = eq(messages.conversationId, conversationId);
    const [message] = await tx
      .select({ createdAt: messages.createdAt })
      .from(messages)
      .where(and(inConversation, eq(messages.id, until)));
    if (message === undefined) return null;
    const [last] = await tx
      .select({ createdAt: max(messages.createdAt) })
      .from(messages)
      .where(and(inConversation, ne(messages.senderId, viewerId), lte(messages.createdAt, message.createdAt)));
    const readUntil = last?.createdAt ?? null;
    const known = sides.own.readUntil;
    if (readUntil === null || (known !== null && readUntil <= known)) {
      if (sides.own.isMarkedUnread) await takeMark(tx, services, { conversationId, viewerId, personId });
      return sides.own.unreadCount;
    }
    const unreadCount = await recountUnread(tx, { conversationId, personId: viewerId, readUntil });
    if (unreadCount === 0) await markLeadingRead(tx, services, { personId: viewerId, actionUrl: conversationPath(personId) });
    await tellOne(services, tx, viewerId, personId);
    // A stranger must not learn that their request was read; nor anybody, by the event, when it was where no mark shows it.
    if (sides.own.state === 'open' && (await shareReadMarks(tx, viewerId, personId))) await tellOne(services, tx, personId, viewerId);
    return unreadCount;
  });
}

/** Somebody who reads a conversation that they marked as unread takes the mark away, though there is nothing new in it. */
async function takeMark(
  tx: Transaction,
  services: Services,
  { conversationId, viewerId, personId }: { conversationId: string; viewerId: string; personId: string },
): Promise<void> {
  await tx.update(conversationSides).set({ isMarkedUnread: false }).where(isSide(conversationId, viewerId));
  await tellOne(services, tx, viewerId, personId);
}
