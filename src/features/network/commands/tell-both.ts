import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

type Live = Pick<Services, 'live'>;

/** Sends both people's browsers the event that their relation has changed. */
export async function tellBoth(services: Live, tx: Transaction, viewerId: string, personId: string): Promise<void> {
  await tellViewer(services, tx, viewerId, personId);
  await services.live.tell(tx, [personId], { topic: 'network', id: viewerId });
}

/** Sends the viewer's browsers alone the event that their relation to a person has changed. */
export async function tellViewer({ live }: Live, tx: Transaction, viewerId: string, personId: string): Promise<void> {
  await live.tell(tx, [viewerId], { topic: 'network', id: personId });
}

/**
 * Sends both people's browsers the event that their connection or request is gone. The other's isn't told with whom, whatever ended it:
 * otherwise a block would either name who blocks, or differ from every other end.
 */
export async function tellBothOfEnd(services: Live, tx: Transaction, viewerId: string, personId: string): Promise<void> {
  await tellViewer(services, tx, viewerId, personId);
  await services.live.tell(tx, [personId], { topic: 'network', id: null });
}
