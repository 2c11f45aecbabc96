import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { sessions } from '../../tables.ts';

/** Ends one of an account's own sessions; false when there is none with this id. */
export async function signOutDevice({ db }: Services, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
