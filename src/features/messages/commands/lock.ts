import { and, eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { pairOf } from '../../relations/queries.ts';
import { conversationSides, conversations } from '../tables.ts';

/*
 * Every change of a conversation first locks its row, so that changes run one after the other. Sending locks both people
 * before it (relations/commands.ts), so that a message can't cross with a block or a deletion.
 */

type Locked = Pick<typeof conversations.$inferSelect, 'id' | 'openedAt'>;

/** Locks the conversation of two people; null when there is none. */
export async function lockConversation(tx: Transaction, viewerId: string, personId: string): Promise<Locked | null> {
  const { lowId, highId } = pairOf(viewerId, personId);
  const pair = and(eq(conversations.lowId, lowId), eq(conversations.highId, highId));
  const columns = { id: conversations.id, openedAt: conversations.openedAt };
  const [row] = await tx.select(columns).from(conversations).where(pair).for('no key update');
  return row ?? null;
}

type New = { createdAt: Date; openedAt: Date | null };

/** Locks the conversation of two people, and makes it like this if there is none. */
export async function lockOrMakeConversation(
  tx: Transaction,
  one: string,
  other: string,
  asNew: New,
): Promise<Locked & { isNew: boolean }> {
  const existing = await lockConversation(tx, one, other);
  if (existing !== null) return { ...existing, isNew: false };
  const [made] = await tx
    .insert(conversations)
    .values({ id: newId(), ...pairOf(one, other), ...asNew })
    .onConflictDoNothing()
    .returning({ id: conversations.id, openedAt: conversations.openedAt });
  if (made !== undefined) return { ...made, isNew: true };
  const others = await lockConversation(tx, one, other);
  if (others === null) throw new Error('A conversation was made and is not there.');
  return { ...others, isNew: false };
}

export type Side = typeof conversationSides.$inferSelect;

/** Returns both sides of a conversation; null if it has no message yet. */
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
