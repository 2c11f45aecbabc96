import { createEmailVerificationToken } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../platform/server/passwords.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendConfirmation } from '../background.ts';
import { accounts } from '../tables.ts';
import { authOn, confirmationSeconds } from './auth.ts';

/** Confirmation mails that one address can be sent, so that nobody floods another's inbox. */
export const confirmationMails: RateLimit = { name: 'confirmation-mail', points: 5, seconds: 3600 };

/** Confirms the address that the token of a mail names; false when the token is not valid (any more). */
export async function confirmEmail(services: Services, token: string): Promise<boolean> {
  const auth = authOn(services.db, services, { hash: hashPassword, sendConfirmation: async () => {} });
  try {
    await auth.api.verifyEmail({ query: { token } });
    return true;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500) return false;
    throw error;
  }
}

/**
 * Mails a new confirmation link when the address waits for one; otherwise does nothing (decision 12).
 * Better Auth's own way answers after half a second at least, which would tell who waits.
 */
export async function resendConfirmation({ db, secret, queue }: Services, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx.select({ emailVerified: accounts.emailVerified }).from(accounts).where(eq(accounts.email, email));
    if (account === undefined || account.emailVerified) return;
    const token = await createEmailVerificationToken(secret, email, undefined, confirmationSeconds);
    await queue.send(tx, sendConfirmation, { to: email, token });
  });
}
