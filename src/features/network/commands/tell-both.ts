import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

/** Sends both people's browsers the event that their relation has changed. */
export async function tellBoth({ live }: Services, tx: Transaction, viewerId: string, personId: string): Promise<void> {
  await live.tell(tx, [viewerId], { topic: 'network', id: personId });
  await live.tell(tx, [personId], { topic: 'network', id: viewerId });
}
