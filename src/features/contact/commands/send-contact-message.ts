import type { Transaction } from '../../../platform/server/database.ts';
import { LimitReached, orLimited, type RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { SignedOutError } from '../../../platform/server/signed-out.ts';
import { lockAccount } from '../../accounts/commands/lock-account.ts';
import { accountKey } from '../../accounts/tokens/device.ts';
import { sendConfirmationToSender, sendMessageToOffice } from '../background.ts';
import type { ContactMessage } from '../contract.ts';
import { findContactMessage } from '../queries.ts';
import { contactMessages } from '../tables.ts';

/** Limits the messages of one network. */
const messagesPerNetwork: RateLimit = { name: 'contact-messages', points: 5, seconds: 3600 };

/** Limits the confirmations to one address, whoever types it, so that nobody can flood an inbox through the form. */
const confirmationsPerAddress: RateLimit = { name: 'contact-confirmations', points: 3, seconds: 3600 };

type Sender = { network: string; accountId: string | null };

/** Stores a message and queues its mails in one transaction. A repeated message is stored once and counts once. */
export async function sendContactMessage(
  services: Services,
  { network, accountId }: Sender,
  message: ContactMessage,
): Promise<'done' | 'id-taken' | LimitReached> {
  const { db, clock, rateLimits, queue, secret } = services;
  const sending = db.transaction(async (tx) => {
    if (accountId !== null && (await lockAccount(tx, accountId, 'key share')) === null) throw new SignedOutError();
    const row = { ...message, accountId, createdAt: clock.now() };
    const added = await tx
      .insert(contactMessages)
      .values(row)
      .onConflictDoNothing({ target: contactMessages.id })
      .returning({ id: contactMessages.id });
    if (added.length === 0) return (await isStored(tx, message)) ? 'done' : 'id-taken';
    await rateLimits.countIn(tx, messagesPerNetwork, network);
    await queue.send(tx, sendMessageToOffice, { messageId: message.id });
    // The count runs in a savepoint: exceeding the limit rolls back the count alone, and the message still reaches the office.
    const counting = tx.transaction((inner) => rateLimits.countIn(inner, confirmationsPerAddress, accountKey(secret, message.email)));
    const isConfirmed = !((await orLimited<void>(counting)) instanceof LimitReached);
    if (isConfirmed) await queue.send(tx, sendConfirmationToSender, { messageId: message.id });
    return 'done';
  });
  return orLimited<'done' | 'id-taken'>(sending);
}

/** Whether this id belongs to the same message. */
async function isStored(tx: Transaction, message: ContactMessage): Promise<boolean> {
  const stored = await findContactMessage(tx, message.id);
  const fields = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;
  return stored !== null && fields.every((field) => stored[field] === message[field]);
}
