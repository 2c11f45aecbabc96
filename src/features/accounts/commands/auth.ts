import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { hashPassword, verifyPassword } from '../../../platform/server/passwords.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isSuspended } from '../queries.ts';
import { accounts, credentials, sessions } from '../tables.ts';

/** How long a session lives when it isn't used; each day of use extends it. */
export const sessionDays = 30;

/** No account has it: ids are made with a version and the time. */
const noAccount = '00000000-0000-0000-0000-000000000000';

/** The stored part of the session that a sign-in begins. */
type NewSession = { token: string; createdAt: Date; updatedAt: Date; expiresAt: Date };

/** Better Auth, for one sign-in. Its HTTP handler is never mounted; the contract's procedure calls its server API. */
export function authOn(executor: Executor, { settings, secret }: Pick<Services, 'settings' | 'secret'>, newSession: NewSession) {
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
      // Better Auth would store its token as it is; ours is stored as a digest, and no address with it. Suspended people get no
      // session. The check comes after the right password, so it reveals a suspension to nobody else and adds no time for them.
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
        // Called instead of `verify` for unknown addresses. The read takes the place of reading a known account's password.
        async hash(password) {
          await executor.select().from(credentials).where(eq(credentials.userId, noAccount));
          return hashPassword(password);
        },
        verify: verifyPassword,
      },
    },
  });
}

/** The code of an error that Better Auth threw, such as INVALID_EMAIL_OR_PASSWORD; undefined for any other error. */
export function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined;
}
