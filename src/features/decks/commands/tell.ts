import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

/** Tells the windows of a deck's owner that it changed, or that its writing got on. */
export async function tellOfDeck(tx: Transaction, { live }: Pick<Services, 'live'>, ownerId: string, projectId: string): Promise<void> {
  await live.tell(tx, [ownerId], { topic: 'decks', id: projectId });
}
