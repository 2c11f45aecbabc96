import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Transaction } from '../../../platform/server/database.ts';
import { hashPassword } from '../../../platform/server/passwords.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendAccountExists, sendConfirmation } from '../background.ts';
import type { signUpInput } from '../contract.ts';
import { accounts } from '../tables.ts';
import { authErrorCode, authOn } from './auth.ts';
import { confirmationMails } from './confirm-email.ts';
import { accountKey } from './device.ts';

/** Accounts that one network can make: enough for an office that starts together. */
export const signUpsPerNetwork: RateLimit = { name: 'sign-up-network', points: 30, seconds: 3600 };

export type SignUp = z.output<typeof signUpInput>;

/** What other features make with a new account, in its transaction; put together in app/. */
export type OnSignUp = (tx: Transaction, person: Pick<SignUp, 'id' | 'firstName' | 'lastName' | 'roles'>, now: Date) => Promise<void>;

/**
 * Makes an account that waits for confirmation, with its profile and mail, in one transaction.
 * For a known address nothing changes and its owner gets a mail; the caller can't tell the
 * difference (decision 12): the password is hashed either way, before anything is looked up.
 * Gives 'id-taken' when the id is another account's.
 */
export async function signUp(services: Services, input: SignUp, onSignUp: OnSignUp): Promise<'done' | 'id-taken'> {
  const passwordHash = await hashPassword(input.password);
  try {
    await services.db.transaction(async (tx) => {
      let isNew = false;
      const auth = authOn(tx, services, {
        accountId: input.id,
        hash: async () => passwordHash,
        async sendConfirmation({ user, token }) {
          isNew = true;
          await services.queue.send(tx, sendConfirmation, { to: user.email, token });
        },
        async onExistingSignUp({ user }) {
          // The same sign-up sent again by a client that missed the answer.
          if (user.id === input.id) return;
          // Nobody's inbox is flooded by sign-ups with their address.
          if ((await services.rateLimits.consume(confirmationMails, accountKey(services.secret, user.email))) > 0) return;
          await services.queue.send(tx, sendAccountExists, { to: user.email });
        },
      });
      await auth.api.signUpEmail({ body: { email: input.email, password: input.password, name: '' } });
      if (isNew) await onSignUp(tx, input, services.clock.now());
    });
    return 'done';
  } catch (error) {
    if (authErrorCode(error) !== 'FAILED_TO_CREATE_USER') throw error;
    // Two sign-ups at the same moment: the other one won, under this address or this id.
    const [winner] = await services.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, input.email));
    return winner === undefined ? 'id-taken' : 'done';
  }
}
