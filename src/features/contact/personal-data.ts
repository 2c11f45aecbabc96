import { and, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { accounts } from '../accounts/tables.ts';
import { contactMessages } from './tables.ts';

/**
 * Matches the messages that a person sent while signed in, or signed out from their own address. A message that another
 * person sent with that address while signed in belongs to the other.
 */
function ofPerson(executor: Executor, personId: string) {
  const address = executor.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, personId));
  return or(eq(contactMessages.accountId, personId), and(isNull(contactMessages.accountId), eq(contactMessages.email, address)));
}

export const contactPersonalData: PersonalData = {
  name: 'contact',

  async exportPersonalData(tx, personId) {
    return {
      messages: rowsOf(tx, { from: contactMessages, where: ofPerson(tx, personId), orderBy: [contactMessages.createdAt] }),
    };
  },

  async erasePersonalData(tx, _services, personId) {
    await tx.delete(contactMessages).where(ofPerson(tx, personId));
  },
};
