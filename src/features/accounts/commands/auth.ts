import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { verifyPassword } from '../../../platform/server/passwords.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isSuspended } from '../queries.ts';
import { accounts, credentials, sessions } from '../tables.ts';

/** How long a session lives when it isn't used; each day of use extends it. */
export const sessionDays = 30;

/** How long the link of a confirmation mail works. */
export const confirmationSeconds = 86_400;

type Recipient = { user: { id: string; email: string } };

export type AuthOptions = {
  hash(password: string): Promise<string>;
  /** The id of the account that a sign-up makes. */
  accountId?: string;
  sendConfirmation(recipient: Recipient & { token: string }): Promise<void>;
  onExistingSignUp?(recipient: Recipient): Promise<void>;
  /** What is stored of the session that a sign-in begins. */
  session?: { token: string; createdAt: Date; updatedAt: Date; expiresAt: Date };
};

/**
 * Better Auth on the given executor: on a transaction, what it writes and the mails it causes
 * are one. Its HTTP handler is never mounted; contract procedures call its server API.
 */
export function authOn(executor: Executor, services: Pick<Services, 'settings' | 'secret' | 'clock'>, options: AuthOptions) {
  const { settings, clock } = services;
  return betterAuth({
    appName: settings.appName,
    baseURL: settings.appUrl,
    secret: services.secret,
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
      user: { create: { before: async (user) => ({ data: { ...user, createdAt: clock.now(), updatedAt: clock.now() } }) } },
      // The token that Better Auth makes would be stored as it is; ours is a digest. No address is kept.
      // Who is suspended begins none; that is asked once the password was right, so it tells and costs nobody else anything.
      session: {
        create: {
          before: async (session) =>
            (await isSuspended(executor, session.userId)) ? false : { data: { ...session, ipAddress: null, ...options.session } },
        },
      },
    },
    advanced: {
      disableOriginCheck: true,
      disableCSRFCheck: true,
      database: {
        generateId: ({ model }) => (model === 'user' ? (options.accountId ?? newId()) : newId()),
        // It misses a table for links in mails, which are account_tokens here: bound to the account, digests only.
        validateSchema: false,
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: 128,
      password: { hash: options.hash, verify: verifyPassword },
      onExistingUserSignUp: options.onExistingSignUp,
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: confirmationSeconds,
      sendVerificationEmail: options.sendConfirmation,
    },
  });
}

/** The code of an error that Better Auth threw, such as EMAIL_NOT_VERIFIED; undefined for any other error. */
export function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined;
}
