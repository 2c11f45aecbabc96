import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { pairOf } from '../relations/queries.ts';
import { conversationSides, conversations, messageAttachments, messages } from './tables.ts';

export type MadeConversation = { id: string; messageIds: string[] };

/** One message of a conversation that is made. */
type MadeLine = { senderId: string; content: string; createdAt: Date };

type ConversationDetails = {
  /** Who wrote first, and to whom. */
  from: string;
  to: string;
  lines: MadeLine[];
  /** How many of the last ones `to` hasn't read; the rest was, by both. */
  unreadCount?: number;
  /** How `to` has it. */
  state?: 'open' | 'request' | 'ignored';
};

/** A conversation with these messages, the oldest first. */
export async function storeConversation(
  db: Executor,
  { from, to, lines, unreadCount = 0, state = 'open' }: ConversationDetails,
): Promise<MadeConversation> {
  const id = newId();
  const rows = lines.map((line) => ({ id: newId(), conversationId: id, ...line }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A conversation has at least one message.');
  await db.insert(conversations).values({ id, ...pairOf(from, to), createdAt: first.createdAt });
  await db.insert(messages).values(rows);
  for (const [personId, counterpartId] of [
    [from, to],
    [to, from],
  ] as const) {
    const ofOther = rows.filter(({ senderId }) => senderId === counterpartId);
    const unread = personId === to ? unreadCount : 0;
    await db.insert(conversationSides).values({
      conversationId: id,
      personId,
      counterpartId,
      state: personId === to ? state : 'open',
      unreadCount: unread,
      unansweredCount: rows.length - 1 - rows.findLastIndex(({ senderId }) => senderId === counterpartId),
      lastMessageId: last.id,
      lastMessageAt: last.createdAt,
      readUntil: ofOther.at(-1 - unread)?.createdAt ?? null,
    });
  }
  return { id, messageIds: rows.map((row) => row.id) };
}

/**
 * A conversation of two people who know each other, with one message for each text: by turns, the first by `from`, the last
 * at `lastAt` and a minute between them. All is read.
 */
export function makeConversation(
  db: Executor,
  { from, to, texts = ['Dag!'], lastAt = new Date() }: { from: string; to: string; texts?: string[]; lastAt?: Date },
): Promise<MadeConversation> {
  const lines = texts.map((content, at) => ({
    senderId: at % 2 === 0 ? from : to,
    content,
    createdAt: new Date(lastAt.getTime() - (texts.length - 1 - at) * 60_000),
  }));
  return storeConversation(db, { from, to, lines });
}

/** A file that goes with a message. */
export async function makeAttachment(db: Executor, { messageId, uploadId }: { messageId: string; uploadId: string }): Promise<void> {
  await db.insert(messageAttachments).values({ messageId, uploadId, position: 0 });
}
