import { verifyPassword } from '../../../../platform/server/passwords.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { passwordOf } from '../../commands/verified-hash.ts';
import { credentials } from '../../tables.ts';
import { accountKey } from '../../tokens/device.ts';

/** Limits wrong passwords of a signed-in person, so that a stolen session can't find out the password. */
const passwordChecks: RateLimit = { name: 'password-check', points: 10, seconds: 900 };

/** With the hash that was verified: what a password proves may be bound to it, as a new password can come meanwhile. */
export type PasswordCheck = { outcome: 'right'; hash: string } | { outcome: 'wrong' } | { outcome: 'limited'; seconds: number };

/** Checks the password again before an irreversible act. Every check counts first; a right password is refunded. */
export async function checkPassword({ db, rateLimits, secret }: Services, accountId: string, password: string): Promise<PasswordCheck> {
  const key = accountKey(secret, accountId);
  const seconds = await rateLimits.consume(passwordChecks, key);
  if (seconds > 0) return { outcome: 'limited', seconds };
  const [credential] = await db.select({ password: credentials.password }).from(credentials).where(passwordOf(accountId));
  const hash = credential?.password;
  if (hash == null || !(await verifyPassword({ hash, password }))) return { outcome: 'wrong' };
  await rateLimits.giveBack(passwordChecks, key);
  return { outcome: 'right', hash };
}
