import { hashPassword } from '../../../../platform/server/passwords.ts';
import type { Viewer } from '../../../../platform/server/procedures.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { setPassword } from '../../commands/set-password.ts';

/** Changes the viewer's password; this session stays, every other one ends. */
export async function changePassword(services: Services, viewer: Viewer, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await services.db.transaction((tx) => setPassword(tx, services, { accountId: viewer.id, passwordHash, keepSessionId: viewer.sessionId }));
}
