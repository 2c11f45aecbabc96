import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { withdraw } from '../../notifications/commands/notify.ts';
import { findThread } from '../queries/find.ts';
import { conversationSides } from '../tables.ts';
import { isSide, lockConversation, readSides } from './lock.ts';
import { tellBoth, tellOne } from './tell.ts';

/** Accepts or ignores a stranger's request. Returns false if the viewer has no such conversation. */
export async function answerRequest(
  services: Services,
  viewerId: string,
  { personId, answer }: { personId: string; answer: 'accept' | 'ignore' },
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if ((await findThread(tx, viewerId, personId)) === null) return false;
    const conversationId = await lockConversation(tx, viewerId, personId);
    const sides = conversationId === null ? null : await readSides(tx, viewerId, conversationId);
    if (conversationId === null || sides === null) return false;
    const { state } = sides.own;
    // An open conversation stays open: after an answer there is no request left to ignore.
    if (state === 'open') return answer === 'accept';
    await tx
      .update(conversationSides)
      .set({ state: answer === 'accept' ? 'open' : 'ignored' })
      .where(isSide(conversationId, viewerId));
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
  const conversationId = await lockConversation(tx, one, other);
  if (conversationId === null) return;
  await tx.update(conversationSides).set({ state: 'open' }).where(eq(conversationSides.conversationId, conversationId));
  await tellBoth(services, tx, one, other);
}
