import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { accounts } from '../../accounts/tables.ts';
import { meets, pairOf } from '../../relations/queries.ts';
import { conversationSides, conversations } from '../tables.ts';

/*
 * Everything that two people do in their conversation happens one after the other: whoever changes it locks its row first.
 * Before it, who writes locks both accounts, so that a message and a block or departure don't cross.
 */

/** Keeps both people from leaving and from blocking each other; null when the other doesn't exist for the viewer. */
export async function holdPeople(tx: Transaction, viewerId: string, personId: string): Promise<'held' | 'signed-out' | null> {
  const people = await tx
    .select({ id: accounts.id, isConfirmed: accounts.emailVerified, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(inArray(accounts.id, [viewerId, personId]))
    .orderBy(accounts.id)
    .for('share');
  // A suspension or departure may have come in between.
  if (!people.some(({ id, suspendedAt }) => id === viewerId && suspendedAt === null)) return 'signed-out';
  if (!people.some(({ id, isConfirmed }) => id === personId && isConfirmed)) return null;
  return (await meets(tx, viewerId, personId)) ? 'held' : null;
}

/** Locks the conversation of two people; null when there is none. */
export async function lockConversation(tx: Transaction, viewerId: string, personId: string): Promise<string | null> {
  const { lowId, highId } = pairOf(viewerId, personId);
  const pair = and(eq(conversations.lowId, lowId), eq(conversations.highId, highId));
  const [row] = await tx.select({ id: conversations.id }).from(conversations).where(pair).for('no key update');
  return row?.id ?? null;
}

export type Side = typeof conversationSides.$inferSelect;

/** Both sides of a conversation, as the viewer sees them; null when it has no message yet. */
export async function readSides(tx: Transaction, viewerId: string, conversationId: string): Promise<{ own: Side; other: Side } | null> {
  const sides = await tx.select().from(conversationSides).where(eq(conversationSides.conversationId, conversationId));
  const own = sides.find(({ personId }) => personId === viewerId);
  const other = sides.find(({ personId }) => personId !== viewerId);
  return own === undefined || other === undefined ? null : { own, other };
}

/** The condition for one person's side of a conversation. */
export function isSide(conversationId: string, personId: string) {
  return and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.personId, personId));
}
