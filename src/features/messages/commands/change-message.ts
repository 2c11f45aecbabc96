import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { changeExcerpt, withdraw } from '../../notifications/commands/notify.ts';
import type { Message } from '../contract.ts';
import { canDeleteMessage, editableUntil, quoteOf } from '../policy.ts';
import { findPlace } from '../queries/find.ts';
import { findMessage } from '../queries/messages.ts';
import { conversationSides, messageAttachments, messages } from '../tables.ts';
import { isSide, lockConversation } from './lock.ts';
import { tellBoth } from './tell.ts';

type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

/** Locks a message's conversation, then reads the message. Null if the viewer can't see it. */
async function lockMessage(tx: Transaction, viewerId: string, id: string): Promise<Place | null> {
  const place = await findPlace(tx, viewerId, id);
  if (place === null || (await lockConversation(tx, viewerId, place.otherId)) === null) return null;
  return findPlace(tx, viewerId, id);
}

/** Edits a message of the viewer's. Null if they can't see it. */
export async function editMessage(
  services: Services,
  viewerId: string,
  { id, content }: { id: string; content: string },
): Promise<Message | 'forbidden' | 'too-late' | null> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const place = await lockMessage(tx, viewerId, id);
    if (place === null || (place.deletedAt !== null && place.senderId === viewerId)) return null;
    if (place.senderId !== viewerId) return 'forbidden';
    // A repeated request is no change, even after the 15 minutes.
    if (place.content === content) return findMessage(tx, { viewerId, now }, id);
    if (editableUntil(viewerId, place, now) === null) return 'too-late';
    const from = quoteOf(await findMessage(tx, { viewerId, now }, id));
    await tx.update(messages).set({ content, editedAt: now }).where(eq(messages.id, id));
    await changeExcerpt(tx, services, { kind: 'message', personId: place.otherId, subjectId: viewerId, from, to: content });
    await tellBoth(services, tx, viewerId, place.otherId);
    return findMessage(tx, { viewerId, now }, id);
  });
}

/** Deletes a message of the viewer's, for both people. Null if they can't see it. */
export async function deleteMessage(services: Services, viewerId: string, id: string): Promise<Message | 'forbidden' | null> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const place = await lockMessage(tx, viewerId, id);
    if (place === null) return null;
    if (place.senderId !== viewerId) return 'forbidden';
    if (canDeleteMessage(viewerId, place)) await forget(tx, services, viewerId, id, place, now);
    return findMessage(tx, { viewerId, now }, id);
  });
}

async function forget(tx: Transaction, services: Services, viewerId: string, id: string, place: Place, now: Date): Promise<void> {
  const { conversationId, otherId } = place;
  const from = quoteOf(await findMessage(tx, { viewerId, now }, id));
  await tx.update(messages).set({ content: '', deletedAt: now }).where(eq(messages.id, id));
  // The files are removed in the background.
  await tx.delete(messageAttachments).where(eq(messageAttachments.messageId, id));
  const unread = await recountUnread(tx, { conversationId, personId: otherId });
  if (unread === 0) await withdraw(tx, services, otherId, 'message', viewerId);
  else await changeExcerpt(tx, services, { kind: 'message', personId: otherId, subjectId: viewerId, from, to: '' });
  await tellBoth(services, tx, viewerId, otherId);
}

/**
 * Recounts a person's unread messages of a conversation, and moves their read mark to `readUntil`. Do both in one update:
 * on a second update of the row PostgreSQL checks its foreign key again, and would wait for an account that is being
 * deleted, which in turn waits for this conversation.
 */
export async function recountUnread(
  tx: Transaction,
  { conversationId, personId, readUntil }: { conversationId: string; personId: string; readUntil?: Date },
): Promise<number> {
  const after = readUntil === undefined ? sql`${conversationSides.readUntil}` : sql`${readUntil.toISOString()}::timestamptz`;
  const [side] = await tx
    .update(conversationSides)
    .set({
      ...(readUntil === undefined ? {} : { readUntil, isMarkedUnread: false }),
      unreadCount: sql`(
        select count(*)::int from ${messages}
        where ${and(eq(messages.conversationId, conversationId), ne(messages.senderId, personId), isNull(messages.deletedAt))}
          and ${messages.createdAt} > coalesce(${after}, '-infinity'))`,
    })
    .where(isSide(conversationId, personId))
    .returning({ unreadCount: conversationSides.unreadCount });
  return side?.unreadCount ?? 0;
}
