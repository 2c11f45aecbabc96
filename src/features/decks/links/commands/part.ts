import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { accounts } from '../../../accounts/tables.ts';
import { projects } from '../../../projects/tables.ts';
import { pitchReadings } from '../../reading/tables.ts';
import { pitchLinks } from '../tables.ts';

/**
 * Ends the links of two people to each other's decks, those to the address of their account too, with what was read; called when
 * one blocks the other.
 */
export async function partFromDecks(tx: Transaction, one: string, other: string): Promise<void> {
  for (const [ownerId, readerId] of [
    [one, other],
    [other, one],
  ] as const) {
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, ownerId));
    const address = tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, readerId));
    const isTheirs = or(eq(pitchLinks.personId, readerId), inArray(pitchLinks.email, address));
    await tx.delete(pitchLinks).where(and(inArray(pitchLinks.projectId, own), isTheirs));
    await tx.delete(pitchReadings).where(and(inArray(pitchReadings.projectId, own), eq(pitchReadings.personId, readerId)));
  }
}
