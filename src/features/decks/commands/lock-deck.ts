import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockOwnProject, timeAfter } from '../../projects/own/commands/lock-project.ts';
import { standsStill } from '../policy/deck.ts';
import { type DeckRow, readDeckRow, readGeneration } from '../queries/deck-rows.ts';
import { pitchDecks } from '../tables.ts';
import { tellOfDeck } from './tell.ts';

/** Why a deck can't be changed: it isn't this person's, it isn't there yet, or it is being written. */
export type Unchangeable = null | 'no-deck' | 'busy';

/** Locks the deck of an own project, after the project, until the transaction ends. */
export async function lockOwnDeck(
  tx: Transaction,
  ownerId: string,
  { id, now }: { id: string; now: Date },
): Promise<{ deck: DeckRow } | Unchangeable> {
  if ((await lockOwnProject(tx, ownerId, id)) === null) return null;
  const deck = await readDeckRow(tx, id);
  if (deck === null) return 'no-deck';
  const generation = await readGeneration(tx, id);
  if (generation?.endedAt === null && !standsStill(generation, now)) return 'busy';
  return { deck };
}

/** Notes a change of a locked deck, and tells its owner's windows. */
export async function touchDeck(
  tx: Transaction,
  services: Pick<Services, 'live'>,
  { ownerId, deck, now, set = {} }: { ownerId: string; deck: DeckRow; now: Date; set?: Partial<DeckRow> },
): Promise<void> {
  await tx
    .update(pitchDecks)
    .set({ ...set, version: deck.version + 1, updatedAt: timeAfter(deck.updatedAt, now) })
    .where(eq(pitchDecks.projectId, deck.projectId));
  await tellOfDeck(tx, services, ownerId, deck.projectId);
}
