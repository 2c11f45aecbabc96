import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { withdraw } from '../../notifications/commands/notify.ts';
import { findThread } from '../queries/find.ts';
import { conversationSides } from '../tables.ts';
import { isSide, lockConversation, readSides } from './hold.ts';
import { tellBoth, tellOne } from './tell.ts';

/** Accepts or ignores what a stranger wrote; false when there is no such conversation for the viewer. */
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
    // What was accepted stays so: of somebody who was answered there is no request any more.
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

/** Two people who connect have no requests of each other any more; whoever ignored the other doesn't from now on. */
export async function openConversationOf(tx: Transaction, services: Services, one: string, other: string): Promise<void> {
  const conversationId = await lockConversation(tx, one, other);
  if (conversationId === null) return;
  await tx.update(conversationSides).set({ state: 'open' }).where(eq(conversationSides.conversationId, conversationId));
  await tellBoth(services, tx, one, other);
}
