import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

/** Tells the browsers of two people that what they are to each other has changed. */
export async function tellBoth({ live }: Services, tx: Transaction, viewerId: string, personId: string): Promise<void> {
  await live.tell(tx, [viewerId], { topic: 'network', id: personId });
  await live.tell(tx, [personId], { topic: 'network', id: viewerId });
}
