import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { sendGoodbye } from '../../background.ts';
import { accounts } from '../../tables.ts';

/**
 * Removes an account and everything about its person, in one transaction with the goodbye mail.
 * The row is locked first: what the person does elsewhere at this moment waits, and then finds no person.
 */
export async function deleteAccount(services: Services, accountId: string, features: PersonalData[]): Promise<void> {
  const { db, queue } = services;
  await db.transaction(async (tx) => {
    const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (account === undefined) return;
    for (const feature of features) await feature.erasePersonalData?.(tx, services, accountId);
    // Tasks that still hold the address, such as a mail that never arrived.
    await queue.drop(tx, { to: account.email });
    await tx.delete(accounts).where(eq(accounts.id, accountId));
    await queue.send(tx, sendGoodbye, { to: account.email });
  });
}
