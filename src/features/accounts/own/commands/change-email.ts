import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { sendEmailChange } from '../../background.ts';
import { dropTokens, makeToken } from '../../commands/account-tokens.ts';
import { lockAccount } from '../../commands/lock-account.ts';

/** Limits the mails about a change that one address receives, whoever requests them. */
export const changeMails: RateLimit = { name: 'email-change-mail', points: 5, seconds: 3600 };

const linkMilliseconds = 86_400_000;

/**
 * Queues a mail with a link to the new address, in place of an earlier one. The task itself checks whether the address
 * belongs to another account, and then mails its owner instead; so neither this answer nor its time reveals an account.
 */
export async function requestEmailChange({ db, clock, queue }: Services, accountId: string, newEmail: string): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockAccount(tx, accountId)) === null) return;
    await dropTokens(tx, accountId, 'email-change');
    const expiresAt = new Date(clock.now().getTime() + linkMilliseconds);
    const token = await makeToken(tx, { accountId, purpose: 'email-change', newEmail, expiresAt });
    await queue.send(tx, sendEmailChange, { to: newEmail, token });
  });
}
