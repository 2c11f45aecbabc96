import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Transaction, violates } from '../../../platform/server/database.ts';
import { LimitReached, type RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Settings } from '../../../platform/server/settings.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { lockPeople } from '../../relations/commands.ts';
import { areConnected } from '../../relations/queries.ts';
import { uploads } from '../../uploads/tables.ts';
import type { Message } from '../contract.ts';
import { isStranger, messagesLeft, quoteOf } from '../policy.ts';
import { findMessage } from '../queries/messages.ts';
import { conversationSides, messageAttachments, messages } from '../tables.ts';
import { isSide, lockOrMakeConversation, readSides, type Side } from './lock.ts';
import { tellBoth } from './tell.ts';

type NewMessage = { id: string; personId: string; content: string; attachmentIds: string[] };

export type SendRefusal = 'self' | 'waits' | 'unknown-attachment' | 'id-taken';

/** Thrown to roll back the transaction: a refused message must not leave a conversation behind. */
class Refused extends Error {
  override readonly name = 'Refused';

  readonly refusal: SendRefusal;

  constructor(refusal: SendRefusal) {
    super(`A message was refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

/** Sends a message; a repeat returns the first. Null if the sender can't see such a person. */
export async function sendMessage(
  services: Services,
  senderId: string,
  message: NewMessage,
): Promise<Message | LimitReached | SendRefusal | null> {
  if (senderId === message.personId) return 'self';
  return orSendRefused(services.db.transaction((tx) => sendIn(tx, services, senderId, message)));
}

/** Returns why a message of a transaction was refused, with all else of it undone. */
export async function orSendRefused<Result>(work: Promise<Result>): Promise<Result | LimitReached | SendRefusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof LimitReached) return error;
    if (violates(error, 'message_attachments_upload')) return 'unknown-attachment';
    // The same id was used at the same moment in another conversation.
    if (violates(error, 'messages_pkey')) return 'id-taken';
    throw error;
  }
}

/**
 * Sends a message within a transaction; throws what `orSendRefused` returns. `isAnnounced`: what it comes with notifies of
 * it already. Null if the sender can't see such a person.
 */
export async function sendIn(
  tx: Transaction,
  services: Services,
  senderId: string,
  message: NewMessage & { isAnnounced?: boolean },
): Promise<Message | null> {
  const { id, personId, content, attachmentIds, isAnnounced = false } = message;
  if (!(await lockPeople(tx, { viewerId: senderId, personId }))) return null;
  const reader = { viewerId: senderId, now: services.clock.now() };
  const { id: conversationId, openedAt } = await lockOrMakeConversation(tx, senderId, personId, {
    createdAt: reader.now,
    openedAt: null,
  });
  const [stored] = await tx.select().from(messages).where(eq(messages.id, id));
  if (stored !== undefined) {
    if (stored.senderId !== senderId || stored.conversationId !== conversationId) throw new Refused('id-taken');
    return findMessage(tx, reader, id);
  }

  const sides = await readSides(tx, senderId, conversationId);
  const isConnected = await areConnected(tx, senderId, personId);
  const standing = { isConnected, isOpened: openedAt !== null, otherState: sides?.other.state ?? null };
  if (messagesLeft({ ...standing, unansweredCount: sides?.own.unansweredCount ?? 0 }) === 0) throw new Refused('waits');
  const files = await lockFiles(tx, senderId, attachmentIds);
  if (files === null) throw new Refused('unknown-attachment');

  await countPerson(tx, services, { senderId, conversationId });
  await checkPace(tx, services, { senderId, conversationId });
  const createdAt = laterThan(sides?.own.lastMessageAt, reader.now);
  await tx.insert(messages).values({ id, conversationId, senderId, content, createdAt });
  if (files.length > 0) {
    await tx.insert(messageAttachments).values(attachmentIds.map((uploadId, position) => ({ messageId: id, uploadId, position })));
  }
  const otherState = isStranger(standing) ? (standing.otherState ?? 'request') : 'open';
  const last = { lastMessageId: id, lastMessageAt: createdAt };
  await writeSides(tx, { conversationId, senderId, personId, otherState, last }, sides === null);
  const sent = await findMessage(tx, reader, id);
  if (otherState !== 'ignored' && sides?.other.isMuted !== true && !isAnnounced)
    await notify(tx, services, personId, { kind: 'message', actorId: senderId, text: quoteOf(sent) });
  await tellBoth(services, tx, senderId, personId);
  return sent;
}

/** The number of people to whom a person may write within an hour. */
function peopleLimit({ limits }: Settings): RateLimit {
  return { name: 'messages', points: limits.messages, seconds: 3600 };
}

/** Counts a person to whom the sender hasn't written within the last hour. More messages to the same person are free. */
async function countPerson(
  tx: Transaction,
  { rateLimits, settings, clock }: Services,
  { senderId, conversationId }: { senderId: string; conversationId: string },
): Promise<void> {
  const limit = peopleLimit(settings);
  const since = new Date(clock.now().getTime() - limit.seconds * 1000);
  const recent = and(eq(messages.conversationId, conversationId), gt(messages.createdAt, since), eq(messages.senderId, senderId));
  const written = await tx.select({ id: messages.id }).from(messages).where(recent).limit(1);
  if (written.length === 0) await rateLimits.countIn(tx, limit, senderId);
}

export const paceLimitName = 'message-pace';

/** Refuses more messages to one person than anyone types in a minute. The lock keeps the count exact. */
async function checkPace(
  tx: Transaction,
  { settings, clock }: Services,
  { senderId, conversationId }: { senderId: string; conversationId: string },
): Promise<void> {
  const limit: RateLimit = { name: paceLimitName, points: settings.limits.messagesInMinute, seconds: 60 };
  const since = new Date(clock.now().getTime() - limit.seconds * 1000);
  const recent = and(eq(messages.conversationId, conversationId), gt(messages.createdAt, since), eq(messages.senderId, senderId));
  const [first] = await tx
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(recent)
    .orderBy(desc(messages.createdAt))
    .offset(limit.points - 1)
    .limit(1);
  if (first !== undefined) throw new LimitReached(limit, new Date(first.createdAt.getTime() + limit.seconds * 1000));
}

/** Returns a time after the conversation's last message, whatever this server's clock says: the time orders messages. */
function laterThan(last: Date | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + 1));
}

/** Locks the sender's uploads for a message. Null if one isn't theirs or is of another kind. */
async function lockFiles(tx: Transaction, ownerId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const own = and(inArray(uploads.id, ids), eq(uploads.ownerId, ownerId), inArray(uploads.kind, ['message-image', 'document']));
  const files = await tx.select({ id: uploads.id }).from(uploads).where(own).for('key share');
  return files.length === ids.length ? files : null;
}

type Written = {
  conversationId: string;
  senderId: string;
  personId: string;
  otherState: Side['state'];
  last: Pick<Side, 'lastMessageId' | 'lastMessageAt'>;
};

/** Updates both sides. Sending a message also answers the other person, and accepts their request. */
async function writeSides(
  tx: Transaction,
  { conversationId, senderId, personId, otherState, last }: Written,
  isFirst: boolean,
): Promise<void> {
  if (isFirst) {
    await tx.insert(conversationSides).values([
      { conversationId, personId: senderId, counterpartId: personId, state: 'open', unansweredCount: 1, ...last },
      { conversationId, personId, counterpartId: senderId, state: otherState, unreadCount: 1, ...last },
    ]);
    return;
  }
  await tx
    .update(conversationSides)
    .set({
      ...{ state: 'open', isArchived: false, isMarkedUnread: false, unansweredCount: sql`${conversationSides.unansweredCount} + 1` },
      ...last,
    })
    .where(isSide(conversationId, senderId));
  await tx
    .update(conversationSides)
    .set({
      ...{ state: otherState, unansweredCount: 0, unreadCount: sql`${conversationSides.unreadCount} + 1` },
      isArchived: sql`${conversationSides.isArchived} and ${conversationSides.isMuted}`,
      ...last,
    })
    .where(isSide(conversationId, personId));
}
