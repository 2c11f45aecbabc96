import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/server/database.ts';
import { prepareText } from '../../platform/server/prepared.ts';
import { SignedOutError } from '../../platform/server/signed-out.ts';
import { isNotSuspended } from '../accounts/queries.ts';
import { accounts } from '../accounts/tables.ts';
import { askAgainFrom } from './policy.ts';
import { canSeePerson, isPair, pairOf, type Relation, relation } from './queries.ts';
import { blocks, connections } from './tables.ts';

/*
 * Commands that change the relation of two people. Each first locks both accounts, the smaller id first: simultaneous
 * commands of two people then run one after the other, without a deadlock. Without the viewer's account they throw a
 * SignedOutError.
 */

type People = { viewerId: string; personId: string };

/** Locks both people, exclusively, to change their relation. False if the other is gone or suspended. */
async function lockPair(tx: Transaction, { viewerId, personId }: People): Promise<boolean> {
  const people = await tx
    .select({ id: accounts.id, isConfirmed: accounts.emailVerified, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(inArray(accounts.id, [viewerId, personId]))
    .orderBy(accounts.id)
    .for('no key update');
  const isThere = (personId: string) =>
    people.some(({ id, isConfirmed, suspendedAt }) => id === personId && isConfirmed && suspendedAt === null);
  if (!isThere(viewerId)) throw new SignedOutError();
  return isThere(personId);
}

const lockAccounts = prepareText<{ id: string; isConfirmed: boolean; suspendedAt: string | null }>(`
  select id, email_verified as "isConfirmed", suspended_at as "suspendedAt" from accounts where id in ($1, $2) order by id for share`);

/**
 * Locks both people, shared: neither can leave or block the other meanwhile. False if the viewer can't see the other; throws a
 * SignedOutError if the viewer's account was deleted or suspended since the session was read.
 */
export async function lockPeople(tx: Transaction, { viewerId, personId }: People): Promise<boolean> {
  const people = await lockAccounts(tx, [viewerId, personId]);
  if (!people.some(({ id, suspendedAt }) => id === viewerId && suspendedAt === null)) throw new SignedOutError();
  if (!people.some(({ id, isConfirmed }) => id === personId && isConfirmed)) return false;
  return canSeePerson(tx, viewerId, personId);
}

export type RequestResult = 'requested' | 'self' | 'pending' | 'connected' | { askAgainFrom: Date } | null;

/** Asks another person to connect. Null if the viewer can't see such a person. */
export async function requestConnection(tx: Transaction, people: People, now: Date): Promise<RequestResult> {
  const { viewerId, personId } = people;
  if (viewerId === personId) return 'self';
  if (!(await lockPair(tx, people))) return null;
  if (!(await canSeePerson(tx, viewerId, personId))) return null;
  const request = { requesterId: viewerId, status: 'pending', createdAt: now, decidedAt: null };
  const [stored] = await tx.select().from(connections).where(isPair(viewerId, personId));
  if (stored === undefined) {
    await tx.insert(connections).values({ ...pairOf(viewerId, personId), ...request });
    return 'requested';
  }
  if (stored.status === 'pending') return 'pending';
  if (stored.status === 'accepted') return 'connected';
  if (stored.requesterId === viewerId && stored.decidedAt !== null && askAgainFrom(stored.decidedAt) > now) {
    return { askAgainFrom: askAgainFrom(stored.decidedAt) };
  }
  await tx.update(connections).set(request).where(isPair(viewerId, personId));
  return 'requested';
}

/** Accepts or declines a request to the viewer; a repeat changes nothing. Null if there is none. */
export async function answerRequest(
  tx: Transaction,
  people: People,
  { status, now }: { status: 'accepted' | 'rejected'; now: Date },
): Promise<'answered' | 'unchanged' | null> {
  if (!(await lockPair(tx, people))) return null;
  const received = and(isPair(people.viewerId, people.personId), eq(connections.requesterId, people.personId));
  const [stored] = await tx.select().from(connections).where(received);
  if (stored?.status === status) return 'unchanged';
  if (stored?.status !== 'pending') return null;
  await tx.update(connections).set({ status, decidedAt: now }).where(received);
  return 'answered';
}

/** Withdraws the viewer's request. Null if there is none, or it was answered meanwhile. */
export async function withdrawRequest(tx: Transaction, people: People): Promise<'withdrawn' | null> {
  if (!(await lockPair(tx, people))) return null;
  const sent = and(
    isPair(people.viewerId, people.personId),
    eq(connections.requesterId, people.viewerId),
    eq(connections.status, 'pending'),
  );
  const removed = await tx.delete(connections).where(sent).returning({ status: connections.status });
  return removed.length === 0 ? null : 'withdrawn';
}

/** Ends a connection. Null if there is none. */
export async function removeConnection(tx: Transaction, people: People): Promise<'removed' | null> {
  if (!(await lockPair(tx, people))) return null;
  const accepted = and(isPair(people.viewerId, people.personId), eq(connections.status, 'accepted'));
  const removed = await tx.delete(connections).where(accepted).returning({ status: connections.status });
  return removed.length === 0 ? null : 'removed';
}

/**
 * Blocks a person, which removes the connection or request of the two; a repeat changes nothing. Null if the viewer can't
 * see such a person, for example because that person blocks them (docs/decisions/014-blocks.md).
 */
export async function blockPerson(
  tx: Transaction,
  people: People,
  now: Date,
): Promise<{ /** The relation that the block ended. */ ended: Relation } | 'self' | null> {
  if (people.viewerId === people.personId) return 'self';
  if (!(await lockPair(tx, people))) return null;
  const blocksViewer = and(eq(blocks.blockerId, people.personId), eq(blocks.blockedId, people.viewerId));
  if ((await tx.select({ blockerId: blocks.blockerId }).from(blocks).where(blocksViewer)).length > 0) return null;
  const ended = await relation(tx, people.viewerId, people.personId);
  await tx.insert(blocks).values({ blockerId: people.viewerId, blockedId: people.personId, createdAt: now }).onConflictDoNothing();
  return { ended };
}

/** Unblocks a person. Null if the viewer didn't block them, or they are suspended. */
export async function unblockPerson(tx: Transaction, { viewerId, personId }: People): Promise<'unblocked' | null> {
  const own = and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, personId), isNotSuspended(blocks.blockedId));
  const removed = await tx.delete(blocks).where(own).returning({ blockedId: blocks.blockedId });
  return removed.length === 0 ? null : 'unblocked';
}
