import type { Services } from '../../../platform/server/services.ts';
import { endMeetings } from '../../agenda/commands/end-meetings.ts';
import { partFromDecks } from '../../decks/links/commands/part.ts';
import { removeBetween } from '../../notifications/commands/notify.ts';
import { partFromProjects } from '../../projects/commands/part.ts';
import { blockPerson as blockInRelations, unblockPerson as unblockInRelations } from '../../relations/commands.ts';
import { tellBothOfEnd, tellViewer } from './tell-both.ts';

/**
 * Blocks a person; null when there is no such person. The other's browsers hear of what it ends, and of nothing if it ends nothing: an
 * event would tell them of the block (docs/product.md, Network).
 */
export async function blockPerson(services: Services, viewerId: string, personId: string): Promise<'blocked' | 'self' | null> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const result = await blockInRelations(tx, { viewerId, personId }, now);
    if (result === null || result === 'self') return result;
    await endMeetings(tx, services, viewerId, personId);
    await partFromProjects(tx, viewerId, personId, now);
    await partFromDecks(tx, viewerId, personId);
    await removeBetween(tx, services, viewerId, personId);
    const tell = result.ended === 'none' ? tellViewer : tellBothOfEnd;
    await tell(services, tx, viewerId, personId);
    return 'blocked';
  });
}

/** Unblocks a person; false when they weren't blocked. Nothing comes back for the other, whose browsers hear nothing of it. */
export async function unblockPerson(services: Services, viewerId: string, personId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const result = await unblockInRelations(tx, { viewerId, personId });
    if (result !== null) await tellViewer(services, tx, viewerId, personId);
    return result !== null;
  });
}
