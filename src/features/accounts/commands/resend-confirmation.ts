import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendConfirmation } from '../background.ts';

/** Confirmation mails that one address can be sent, so that nobody floods another's inbox. */
export const confirmationMails: RateLimit = { name: 'confirmation-mail', points: 5, seconds: 3600 };

/**
 * Has a new link mailed when the address waits for confirmation: for the sign-up of the asking browser, else for the
 * newest. It doesn't matter whose that is: a link proves the address, and only a password or a browser picks a sign-up.
 * The task finds out whether there is one, so that the answer takes the same time either way.
 */
export async function resendConfirmation({ db, queue }: Services, email: string, attemptId: string | null): Promise<void> {
  await queue.send(db, sendConfirmation, { to: email, attemptId });
}
