import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { sendEmailChange } from '../../background.ts';
import { dropTokens, makeToken } from '../../commands/account-tokens.ts';

/** Mails about a change that one address can be sent, by whoever asks. */
export const changeMails: RateLimit = { name: 'email-change-mail', points: 5, seconds: 3600 };

const linkMilliseconds = 86_400_000;

/**
 * Has a link mailed to the new address, in place of an earlier one. When the address is another account's, the task
 * tells its owner instead; nothing here depends on that, so neither the answer nor its time shows it.
 */
export async function requestEmailChange({ db, clock, queue }: Services, accountId: string, newEmail: string): Promise<void> {
  await db.transaction(async (tx) => {
    await dropTokens(tx, accountId, 'email-change');
    const expiresAt = new Date(clock.now().getTime() + linkMilliseconds);
    const token = await makeToken(tx, { accountId, purpose: 'email-change', newEmail, expiresAt });
    await queue.send(tx, sendEmailChange, { to: newEmail, token });
  });
}
