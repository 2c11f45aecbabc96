import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { withdraw } from '../../notifications/commands/notify.ts';
import { findThread } from '../queries/find.ts';
import { conversationSides, conversations } from '../tables.ts';
import { isSide, lockConversation, lockOrMakeConversation, readSides } from './lock.ts';
import { tellBoth, tellOne } from './tell.ts';

/** Accepts or ignores a stranger's request. Returns false if the viewer has no such conversation. */
export async function answerRequest(
  services: Services,
  viewerId: string,
  { personId, answer }: { personId: string; answer: 'accept' | 'ignore' },
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if ((await findThread(tx, viewerId, personId)) === null) return false;
    const conversation = await lockConversation(tx, viewerId, personId);
    const sides = conversation && (await readSides(tx, viewerId, conversation.id));
    if (conversation === null || sides === null) return false;
    const { state } = sides.own;
    // An open conversation stays open: after an answer there is no request left to ignore.
    if (state === 'open') return answer === 'accept';
    await tx
      .update(conversationSides)
      .set({ state: answer === 'accept' ? 'open' : 'ignored' })
      .where(isSide(conversation.id, viewerId));
    if (answer === 'accept') {
      await tellBoth(services, tx, viewerId, personId);
    } else {
      await withdraw(tx, services, viewerId, 'message', personId);
      await tellOne(services, tx, viewerId, personId);
    }
    return true;
  });
}

/** Opens the conversation of two people who connect, even if one had ignored the other. */
export async function openConversationOf(tx: Transaction, services: Services, one: string, other: string): Promise<void> {
  const conversation = await lockConversation(tx, one, other);
  if (conversation !== null) await openSides(tx, services, { conversationId: conversation.id, one, other });
}

/**
 * Opens the conversation of two people for good, before its first message too: neither is a stranger to the other any more.
 * For what brings people together besides a connection, such as an admitted request. The caller has locked both (lockPeople).
 */
export async function openConversationForGood(tx: Transaction, services: Services, one: string, other: string): Promise<void> {
  const now = services.clock.now();
  const { id, openedAt, isNew } = await lockOrMakeConversation(tx, one, other, { createdAt: now, openedAt: now });
  // A new one has no sides yet.
  if (isNew) return tellBoth(services, tx, one, other);
  if (openedAt !== null) return;
  await tx.update(conversations).set({ openedAt: now }).where(eq(conversations.id, id));
  await openSides(tx, services, { conversationId: id, one, other });
}

type Pair = { conversationId: string; one: string; other: string };

async function openSides(tx: Transaction, services: Services, { conversationId, one, other }: Pair): Promise<void> {
  await tx.update(conversationSides).set({ state: 'open' }).where(eq(conversationSides.conversationId, conversationId));
  await tellBoth(services, tx, one, other);
}
