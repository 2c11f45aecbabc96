import { longTransaction } from '../../../../platform/server/database.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { eraseCounters, listErased, sendGoodbye } from '../../background.ts';
import { eraseAccount } from './erase-account.ts';

/** Deletes an account at its owner's wish, in one transaction with the goodbye mail. */
export async function deleteAccount(services: Services, accountId: string, features: PersonalData[]): Promise<void> {
  const { db, queue, clock } = services;
  await longTransaction(db, async (tx) => {
    const traces = await eraseAccount(tx, services, { id: accountId, erasedAt: clock.now() }, features);
    if (traces === null) return;
    await queue.send(tx, listErased, {});
    await queue.send(tx, eraseCounters, { keys: traces.keys });
    await queue.send(tx, sendGoodbye, { to: traces.email, newEmails: traces.newEmails });
  });
}
