import { desc, eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import { type Transaction, violates } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { accounts, credentials, signUpAttempts } from '../tables.ts';
import type { SignUp } from './sign-up.ts';
import { dropAttempts, isConfirmed } from './sign-up-attempts.ts';

/** Creates the rows of other features for a new account, in its transaction; put together in app/. */
export type OnSignUp = (tx: Transaction, person: Pick<SignUp, 'id' | 'firstName' | 'lastName' | 'roles'>, now: Date) => Promise<void>;

type NewAccount = Pick<SignUp, 'id' | 'firstName' | 'lastName' | 'roles'> & { passwordHash: string };
type Attempt = typeof signUpAttempts.$inferSelect;

/**
 * Makes the account of the chosen attempt at an address, with its profile, and ends every attempt there. All of them
 * are locked first: of two that are confirmed at the same moment, one finds the other's gone.
 */
export async function openAccount(
  { db, clock }: Services,
  { linkId, email }: { linkId: string; email: string },
  onSignUp: OnSignUp,
  choose: (attempts: Attempt[]) => NewAccount | undefined,
): Promise<'opened' | 'gone' | 'none-chosen'> {
  try {
    return await db.transaction(async (tx) => {
      const attempts = await tx
        .select()
        .from(signUpAttempts)
        .where(eq(signUpAttempts.email, email))
        .orderBy(desc(signUpAttempts.id))
        .for('update');
      if (!attempts.some(({ id }) => id === linkId)) return 'gone';
      const chosen = choose(attempts);
      if (chosen === undefined) return 'none-chosen';
      await dropAttempts(tx, email);
      await insertAccount(tx, { ...chosen, email }, onSignUp, clock.now());
      return 'opened';
    });
  } catch (error) {
    // The address became another account's, by a change of address.
    if (violates(error, 'accounts_email')) return 'gone';
    throw error;
  }
}

async function insertAccount(tx: Transaction, account: NewAccount & { email: string }, onSignUp: OnSignUp, now: Date): Promise<void> {
  const { email, passwordHash, ...person } = account;
  // A client may have sent the id of somebody else's account. Refusing it would show, at sign-up, which address that account has.
  const id = (await isConfirmed(tx, person.id)) ? newId() : person.id;
  const times = { createdAt: now, updatedAt: now };
  await tx.insert(accounts).values({ id, email, emailVerified: true, ...times });
  const credential = { id: newId(), accountId: id, userId: id, providerId: 'credential', password: passwordHash };
  await tx.insert(credentials).values({ ...credential, ...times });
  await onSignUp(tx, { ...person, id }, now);
}
