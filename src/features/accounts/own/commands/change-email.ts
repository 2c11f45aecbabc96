import { eq } from 'drizzle-orm';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { sendAddressTaken, sendEmailChange } from '../../background.ts';
import { dropTokens, makeToken } from '../../commands/account-tokens.ts';
import { accounts } from '../../tables.ts';

/** Mails about a change that one address can be sent, by whoever asks. */
export const changeMails: RateLimit = { name: 'email-change-mail', points: 5, seconds: 3600 };

const linkMilliseconds = 86_400_000;

/**
 * Mails a link to the new address, in place of an earlier one. When the address is another account's,
 * its owner is told instead; the caller can't tell the difference (decision 12).
 */
export async function requestEmailChange({ db, clock, queue }: Services, accountId: string, newEmail: string): Promise<void> {
  await db.transaction(async (tx) => {
    await dropTokens(tx, accountId, 'email-change');
    const expiresAt = new Date(clock.now().getTime() + linkMilliseconds);
    const token = await makeToken(tx, { accountId, purpose: 'email-change', newEmail, expiresAt });
    const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, newEmail));
    if (taken === undefined) await queue.send(tx, sendEmailChange, { to: newEmail, token });
    else await queue.send(tx, sendAddressTaken, { to: newEmail });
  });
}
