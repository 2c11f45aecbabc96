import { and, desc, eq, gt } from 'drizzle-orm';
import type { Viewer } from '../../../../platform/server/procedures.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { mostSessions } from '../../commands/sessions.ts';
import { sessions } from '../../tables.ts';
import type { Device } from '../contract.ts';
import { deviceName } from '../texts.ts';

/** Every browser that is signed in to the viewer's account, this one first, then the last used. */
export async function listDevices({ db, clock }: Services, viewer: Viewer): Promise<Device[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, viewer.id), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(eq(sessions.id, viewer.sessionId)), desc(sessions.updatedAt), desc(sessions.id))
    .limit(mostSessions);
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    name: deviceName(userAgent ?? ''),
    createdAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    isCurrent: id === viewer.sessionId,
  }));
}
