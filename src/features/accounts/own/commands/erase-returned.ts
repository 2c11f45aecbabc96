import { eq, lt } from 'drizzle-orm';
import { longTransaction } from '../../../../platform/server/database.ts';
import { erasedPeople } from '../../../../platform/server/erased/tables.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import { silenced } from '../../../../platform/server/queue.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { accounts } from '../../tables.ts';
import { eraseAccount, findTraces } from './erase-account.ts';

/**
 * Erases again who was erased and is there nonetheless, as after a restore: a transaction for each, so that it goes on
 * where it was broken off. Returns how many there were.
 */
export async function eraseReturned(services: Services, features: PersonalData[]): Promise<number> {
  const { db, queue, mailer, rateLimits } = services;
  // Others were mailed when it happened first, such as that a meeting won't be.
  const silent: Services = { ...services, queue: silenced(queue) };
  const returned = await db
    .select({ id: accounts.id, erasedAt: erasedPeople.erasedAt })
    .from(accounts)
    .innerJoin(erasedPeople, eq(erasedPeople.id, accounts.id))
    // Clients make ids: an account that was made under the same one afterwards is another.
    .where(lt(accounts.createdAt, erasedPeople.erasedAt))
    .orderBy(erasedPeople.erasedAt);
  for (const person of returned) {
    const traces = await findTraces(db, services, person.id);
    if (traces === null) continue;
    // Before the account, which alone knows its addresses: when this is broken off, both are tried again.
    for (const address of [traces.email, ...traces.newEmails]) await mailer.forget(address);
    await rateLimits.forget(traces.keys);
    await longTransaction(db, (tx) => eraseAccount(tx, silent, person, features));
  }
  return returned.length;
}
