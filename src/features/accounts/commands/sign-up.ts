import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendConfirmation } from '../background.ts';
import type { signUpInput } from '../contract.ts';
import { signUpAttempts } from '../tables.ts';
import { accountKey } from '../tokens/device.ts';
import { confirmationMails } from './resend-confirmation.ts';
import { hashForAddress } from './sign-up-attempts.ts';

/** Sign-ups of one network: enough for an office that starts together. */
export const signUpsPerNetwork: RateLimit = { name: 'sign-up-network', points: 30, seconds: 3600 };

/**
 * A mail that strangers who use up the others can't keep from an address: the link of any mail confirms the sign-up of
 * the browser or the password that it meets.
 */
const firstMail: RateLimit = { name: 'sign-up-mail', points: 1, seconds: 3600 };

export type SignUp = z.output<typeof signUpInput>;

/**
 * Keeps a sign-up until its address is confirmed, and has a link mailed. Nothing here depends on whether the address
 * has an account, so neither the answer nor its time shows it; the task that mails finds out.
 * Returns 'id-taken' when another sign-up has the id.
 */
export async function signUp(services: Services, { password, ...input }: SignUp): Promise<'done' | 'id-taken'> {
  const passwordHash = await hashForAddress(services, input.email, password);
  const attempt = { ...input, passwordHash, createdAt: services.clock.now() };
  const mayMail = await isWithinMailLimits(services, input.email);
  return services.db.transaction(async (tx) => {
    const made = await tx.insert(signUpAttempts).values(attempt).onConflictDoNothing().returning({ id: signUpAttempts.id });
    if (made.length === 0) {
      const [first] = await tx.select().from(signUpAttempts).where(eq(signUpAttempts.id, input.id));
      // The same sign-up sent again by a client that missed the answer.
      return isDeepStrictEqual(first, { ...attempt, createdAt: first?.createdAt }) ? 'done' : 'id-taken';
    }
    if (mayMail) await services.queue.send(tx, sendConfirmation, { to: input.email, attemptId: input.id });
    return 'done';
  });
}

/** Counts a mail to this address; false when nobody's inbox should take more. */
async function isWithinMailLimits({ rateLimits, secret }: Services, email: string): Promise<boolean> {
  const key = accountKey(secret, email);
  if ((await rateLimits.consume(firstMail, key)) === 0) return true;
  return (await rateLimits.consume(confirmationMails, key)) === 0;
}
