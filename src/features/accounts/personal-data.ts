import { eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { dropAttempts } from './commands/sign-up-attempts.ts';
import { accounts, accountTokens, credentials, sessions, signUpAttempts } from './tables.ts';

/** The account and its ways to sign in, without the password's hash and the digests of tokens. */
export const accountsPersonalData: PersonalData = {
  name: 'account',

  async exportPersonalData(executor, personId) {
    const { password: _hash, accessToken: _access, refreshToken: _refresh, idToken: _id, ...ofCredential } = getTableColumns(credentials);
    const { token: _token, ...ofSession } = getTableColumns(sessions);
    const { digest: _digest, ...ofLink } = getTableColumns(accountTokens);
    const [account] = await executor.select().from(accounts).where(eq(accounts.id, personId));
    return {
      account,
      credentials: await executor.select(ofCredential).from(credentials).where(eq(credentials.userId, personId)),
      sessions: await executor.select(ofSession).from(sessions).where(eq(sessions.accountId, personId)),
      // Made with this person's address by anyone: when is theirs to know, the names and the password are not.
      signUpAttempts: await executor
        .select({ createdAt: signUpAttempts.createdAt })
        .from(signUpAttempts)
        .where(eq(signUpAttempts.email, account?.email ?? '')),
      links: await executor.select(ofLink).from(accountTokens).where(eq(accountTokens.accountId, personId)),
    };
  },

  async erasePersonalData(tx, _services, personId) {
    const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, personId));
    if (account !== undefined) await dropAttempts(tx, account.email);
  },
};
