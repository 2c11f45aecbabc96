import { hashPassword } from '../../../../platform/server/passwords.ts';
import type { Viewer } from '../../../../platform/server/procedures.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { lockAccount } from '../../commands/lock-account.ts';
import { setPassword } from '../../commands/set-password.ts';

type Change = {
  password: string;
  /** The hash that the current password was verified against. */
  verifiedHash: string;
};

/**
 * Changes the viewer's password; this session stays, every other one ends. Returns false when another password was stored
 * since the current one was verified.
 */
export async function changePassword(services: Services, viewer: Viewer, { password, verifiedHash }: Change): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if (account === null) return false;
    return setPassword(tx, services, account, { passwordHash, replaces: verifiedHash, keepSessionId: viewer.sessionId });
  });
}
