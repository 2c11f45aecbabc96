import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { networkOf } from '../../../platform/server/http/request.ts';
import { hashPassword, verifyPassword } from '../../../platform/server/passwords.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isFirstDay } from '../policy.ts';
import { isSuspended } from '../queries.ts';
import { accounts, credentials, sessions } from '../tables.ts';
import { accountKey, findKnownDevice } from '../tokens/device.ts';
import { endOldestSessions, endSessionOf, newSession, sessionDays } from './sessions.ts';
import { isPendingPassword } from './sign-up-attempts.ts';
import { isCurrentHash } from './verified-hash.ts';

/** Limits wrong passwords from one network (docs/product.md, Limits). */
const perAddress: RateLimit = { name: 'sign-in-address', points: 25, seconds: 300 };
/** Wrong passwords for one account from devices that never signed in to it. */
const perAccount: RateLimit = { name: 'sign-in-account', points: 10, seconds: 900 };
/** Wrong passwords from a device that signed in before: its own count, so that nobody locks an owner out. */
const perDevice: RateLimit = { name: 'sign-in-device', points: 10, seconds: 900 };

type SignInResult =
  | { outcome: 'signed-in'; token: string; accountId: string; isFirstDay: boolean }
  | { outcome: 'wrong' }
  | { outcome: 'unconfirmed' }
  | { outcome: 'suspended' }
  | { outcome: 'limited'; seconds: number };

type Attempt = { email: string; password: string; address: string; userAgent: string; device: string | undefined };

/** Checks the password and starts a session. Every attempt counts before it is checked; a right one is given back. */
export async function signIn(services: Services, attempt: Attempt): Promise<SignInResult> {
  const { rateLimits, secret } = services;
  const account = accountKey(secret, attempt.email);
  const deviceId = findKnownDevice(secret, attempt.device, attempt.email);
  const counted: [RateLimit, string][] =
    deviceId === null
      ? [
          [perAddress, networkOf(attempt.address)],
          [perAccount, account],
        ]
      : // With the account's key, by which it is found when the account goes.
        [[perDevice, `${account}:${accountKey(secret, `${deviceId}:${attempt.email}`)}`]];
  for (const [limit, key] of counted) {
    const seconds = await rateLimits.consume(limit, key);
    if (seconds > 0) return { outcome: 'limited', seconds };
  }
  const giveBack = () => Promise.all(counted.map(([limit, key]) => rateLimits.giveBack(limit, key)));

  try {
    const result = await checkAndBegin(services, attempt);
    if (result.outcome !== 'wrong') await giveBack();
    return result;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** A wrong password costs two hashes and the same reads, whether the address has an account, waits for one, or neither. */
async function checkAndBegin(services: Services, { email, password, userAgent }: Attempt): Promise<SignInResult> {
  const now = services.clock.now();
  const { token, session } = newSession(now);
  let verifiedHash = '';
  const verify = (attempt: { hash: string; password: string }) => {
    verifiedHash = attempt.hash;
    return verifyPassword(attempt);
  };
  try {
    const { user } = await authOn(services.db, services, { session, verify }).api.signInEmail({
      body: { email, password },
      headers: new Headers({ 'user-agent': userAgent.slice(0, 500) }),
    });
    // After the session is stored: whoever stores a new password later ends it, and one that came before shows here.
    if (await isCurrentHash(services.db, user.id, verifiedHash)) {
      await endOldestSessions(services.db, user.id);
      return { outcome: 'signed-in', token, accountId: user.id, isFirstDay: isFirstDay(user.createdAt, now) };
    }
    await endSessionOf(services, token);
  } catch (error) {
    const code = authErrorCode(error);
    // A session is refused to suspended accounts only (authOn).
    if (code === 'FAILED_TO_CREATE_SESSION') return { outcome: 'suspended' };
    if (code !== 'INVALID_EMAIL_OR_PASSWORD') throw error;
  }
  // Asked of addresses with an account too: otherwise signing up with one, then signing in, would show that it has one.
  return { outcome: (await isPendingPassword(services, email, password)) ? 'unconfirmed' : 'wrong' };
}

/** No account has it: ids are made with a version and the time. */
const noAccount = '00000000-0000-0000-0000-000000000000';

/** The stored part of the session that a sign-in begins. */
type NewSession = { token: string; createdAt: Date; updatedAt: Date; expiresAt: Date };
type SignInParts = { session: NewSession; verify: typeof verifyPassword };

/** Better Auth, for one sign-in. Its HTTP handler is never mounted; the contract's procedure calls its server API. */
function authOn(
  executor: Executor,
  { settings, secret }: Pick<Services, 'settings' | 'secret'>,
  { session: newSession, verify }: SignInParts,
) {
  return betterAuth({
    appName: settings.appName,
    baseURL: settings.appUrl,
    secret,
    database: drizzleAdapter(executor, {
      provider: 'pg',
      schema: { user: accounts, session: sessions, account: credentials },
    }),
    // Its messages quote addresses; what matters is logged at our own edge.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    session: {
      fields: { userId: 'accountId' },
      expiresIn: sessionDays * 86_400,
      updateAge: 86_400,
    },
    databaseHooks: {
      // The token that Better Auth makes would be stored as it is; ours is a digest. No address is kept.
      // Suspended people get no session. Check after the password, so that the answer reveals a suspension to its owner alone.
      session: {
        create: {
          before: async (session) =>
            (await isSuspended(executor, session.userId)) ? false : { data: { ...session, ipAddress: null, ...newSession } },
        },
      },
    },
    advanced: {
      disableOriginCheck: true,
      disableCSRFCheck: true,
      database: {
        generateId: () => newId(),
        // It misses a table for links in mails, which are account_tokens here: bound to the account, digests only.
        validateSchema: false,
      },
    },
    emailAndPassword: {
      enabled: true,
      // Every account is confirmed (docs/decisions/022-sign-up-attempts.md); one that was not could not sign in.
      requireEmailVerification: true,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: 128,
      password: {
        // Called for unknown addresses, in place of `verify`. The read stands in for the one of a known account's password.
        async hash(password) {
          await executor.select().from(credentials).where(eq(credentials.userId, noAccount));
          return hashPassword(password);
        },
        verify,
      },
    },
  });
}

/** The code of an error that Better Auth threw, such as INVALID_EMAIL_OR_PASSWORD; undefined for any other error. */
function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined;
}
