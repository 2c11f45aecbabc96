import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { pairOf } from '../relations/queries.ts';
import { conversationSides, conversations, messageAttachments, messages } from './tables.ts';

type MadeConversation = { id: string; messageIds: string[] };

type MadeLine = { senderId: string; content: string; createdAt: Date };

type ConversationDetails = {
  /** The person who wrote first. */
  from: string;
  to: string;
  lines: MadeLine[];
  /** The number of last messages that `to` hasn't read; both have read the rest. */
  unreadCount?: number;
  /** The conversation's state for `to`. */
  state?: 'open' | 'request' | 'ignored';
};

/** Makes a conversation with these messages, the oldest first. */
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
 * Makes a conversation of two people who know each other, with one message for each text: by turns, first `from`, a minute
 * apart, and the last at `lastAt`. All messages are read.
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

/** Attaches a file to a message. */
export async function makeAttachment(db: Executor, { messageId, uploadId }: { messageId: string; uploadId: string }): Promise<void> {
  await db.insert(messageAttachments).values({ messageId, uploadId, position: 0 });
}
