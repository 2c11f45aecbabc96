import { and, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { accounts } from '../accounts/tables.ts';
import { contactMessages } from './tables.ts';

/**
 * What a person wrote to the office: signed in, or signed out from the address that is theirs. Not what another person
 * sent with that address while signed in: that is the other's.
 */
function ofPerson(executor: Executor, personId: string) {
  const address = executor.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, personId));
  return or(eq(contactMessages.accountId, personId), and(isNull(contactMessages.accountId), eq(contactMessages.email, address)));
}

export const contactPersonalData: PersonalData = {
  name: 'contact',

  async exportPersonalData(executor, personId) {
    return {
      messages: await executor.select().from(contactMessages).where(ofPerson(executor, personId)).orderBy(contactMessages.createdAt),
    };
  },

  async erasePersonalData(tx, _services, personId) {
    await tx.delete(contactMessages).where(ofPerson(tx, personId));
  },
};
