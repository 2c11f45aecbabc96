import { randomBytes } from 'node:crypto';
import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { hashSessionToken } from './commands/sessions.ts';
import { accounts, credentials, sessions } from './tables.ts';

/** The password of every account that tests make; its hash is cheap, so that many tests can check it. */
const madePassword = 'Beukennoot-zwaluw-7';
const madeHash = '$argon2id$v=19$m=8,t=1,p=1$XAPeVezoa2kl8FjflTAwtA$rTx7iZb6vwGdIKQ5CLWM7DlY7B3qk6S5yLwHZeN4FcA';

export type MadeAccount = { id: string; email: string; password: string };

/** An account that confirmed its address, with a password. */
export async function makeAccount(
  db: Executor,
  details: { id?: string; email?: string; emailVerified?: boolean } = {},
): Promise<MadeAccount> {
  const { id = newId(), emailVerified = true } = details;
  const email = details.email ?? `persoon-${id}@voorbeeld.test`;
  await db.insert(accounts).values({ id, email, emailVerified });
  await db.insert(credentials).values({ id: newId(), accountId: id, providerId: 'credential', userId: id, password: madeHash });
  return { id, email, password: madePassword };
}

/** Signs a browser in to an account; returns the value of its cookie. */
export async function makeSession(
  db: Executor,
  session: Pick<typeof sessions.$inferInsert, 'accountId' | 'expiresAt' | 'userAgent' | 'createdAt' | 'updatedAt'>,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.insert(sessions).values({ id: newId(), token: hashSessionToken(token), ...session });
  return token;
}
