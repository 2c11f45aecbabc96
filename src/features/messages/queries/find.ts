import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { accounts } from '../../accounts/tables.ts';
import { canSee, pairOf } from '../../relations/queries.ts';
import { conversations, messageAttachments, messages } from '../tables.ts';

/** Returns a viewer's conversation with a person (null inside: nothing was written); null if they can't see such a person. */
export async function findThread(
  executor: Executor,
  viewerId: string,
  personId: string,
): Promise<{ conversationId: string | null } | null> {
  if (viewerId === personId) return null;
  const { lowId, highId } = pairOf(viewerId, personId);
  const [row] = await executor
    .select({ conversationId: conversations.id })
    .from(accounts)
    .leftJoin(conversations, and(eq(conversations.lowId, lowId), eq(conversations.highId, highId)))
    .where(and(eq(accounts.id, personId), accounts.emailVerified, canSee(accounts.id, viewerId)));
  return row ?? null;
}

/** Returns a message's conversation, sender and other person; null if the viewer can't see it. */
export async function findPlace(executor: Executor, viewerId: string, messageId: string) {
  const other = sql<string>`case when ${conversations.lowId} = ${viewerId} then ${conversations.highId} else ${conversations.lowId} end`;
  const [row] = await executor
    .select({
      conversationId: messages.conversationId,
      senderId: messages.senderId,
      createdAt: messages.createdAt,
      deletedAt: messages.deletedAt,
      content: messages.content,
      otherId: other,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, messageId), sql`${viewerId} in (${conversations.lowId}, ${conversations.highId})`, canSee(other, viewerId)));
  return row ?? null;
}

/** Whether a viewer may fetch a file because it is attached to a message of their conversation. */
export async function isAttachmentOf(executor: Executor, viewerId: string, uploadId: string): Promise<boolean> {
  const [row] = await executor
    .select({ messageId: messageAttachments.messageId })
    .from(messageAttachments)
    .where(eq(messageAttachments.uploadId, uploadId));
  return row !== undefined && (await findPlace(executor, viewerId, row.messageId)) !== null;
}
