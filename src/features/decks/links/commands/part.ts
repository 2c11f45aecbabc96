import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { projects } from '../../../projects/tables.ts';
import { pitchReadings } from '../../reading/tables.ts';
import { pitchLinks } from '../tables.ts';

/**
 * Ends the links by name of two people to each other's decks, with what was read; called when one blocks the other. A link to the
 * address of an account stays, as its end would tell the owner whose the address is; it reads nothing while the block lasts
 * (`ownerMeetsReader` of reading/queries/find-reader.ts).
 */
export async function partFromDecks(tx: Transaction, one: string, other: string): Promise<void> {
  for (const [ownerId, readerId] of [
    [one, other],
    [other, one],
  ] as const) {
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, ownerId));
    await tx.delete(pitchLinks).where(and(inArray(pitchLinks.projectId, own), eq(pitchLinks.personId, readerId)));
    await tx.delete(pitchReadings).where(and(inArray(pitchReadings.projectId, own), eq(pitchReadings.personId, readerId)));
  }
}
