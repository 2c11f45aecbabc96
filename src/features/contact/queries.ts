import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';
import { contactMessages } from './tables.ts';

const shown = {
  id: contactMessages.id,
  firstName: contactMessages.firstName,
  lastName: contactMessages.lastName,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
};

/** Finds a message for its mails; null when it is gone. */
export async function findContactMessage(executor: Executor, id: string) {
  const [message] = await executor.select(shown).from(contactMessages).where(eq(contactMessages.id, id));
  return message ?? null;
}

export type StoredMessage = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>;

/** Lists open messages for the office, oldest first: a hundred after the given one. */
export async function listOpenMessages(executor: Executor, after?: Pick<StoredMessage, 'id' | 'createdAt'>): Promise<StoredMessage[]> {
  const isLater =
    after &&
    sql`(${contactMessages.createdAt}, ${contactMessages.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return executor
    .select(shown)
    .from(contactMessages)
    .where(and(isNull(contactMessages.handledAt), isLater))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(100);
}
