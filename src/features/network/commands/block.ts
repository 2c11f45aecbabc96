import type { Services } from '../../../platform/server/services.ts';
import { endMeetings } from '../../agenda/commands/cancel-meeting.ts';
import { partFromDecks } from '../../decks/links/commands/part.ts';
import { removeBetween } from '../../notifications/commands/notify.ts';
import { partFromProjects } from '../../projects/commands/part.ts';
import { blockPerson as blockInRelations, unblockPerson as unblockInRelations } from '../../relations/commands.ts';
import { tellBoth } from './tell-both.ts';

/** Blocks a person; null when there is no such person. */
export async function blockPerson(services: Services, viewerId: string, personId: string): Promise<'blocked' | 'self' | null> {
  return services.db.transaction(async (tx) => {
    const result = await blockInRelations(tx, { viewerId, personId }, services.clock.now());
    if (result === 'blocked') {
      await endMeetings(tx, services, viewerId, personId);
      await partFromProjects(tx, viewerId, personId);
      await partFromDecks(tx, viewerId, personId);
      await removeBetween(tx, services, viewerId, personId);
      await tellBoth(services, tx, viewerId, personId);
    }
    return result;
  });
}

/** Unblocks a person; false when they weren't blocked. */
export async function unblockPerson(services: Services, viewerId: string, personId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const result = await unblockInRelations(tx, { viewerId, personId });
    if (result !== null) await tellBoth(services, tx, viewerId, personId);
    return result !== null;
  });
}
