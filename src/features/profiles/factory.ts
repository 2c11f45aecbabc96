import type { Executor } from '../../platform/server/database.ts';
import { type MadeAccount, makeAccount } from '../accounts/factory.ts';
import { profiles } from './tables.ts';

export type PersonDetails = Partial<Pick<typeof profiles.$inferInsert, 'firstName' | 'lastName' | 'jobTitle' | 'company' | 'isPublic'>> & {
  email?: string;
  roles?: ('entrepreneur' | 'talent' | 'investor')[];
};

export type MadePerson = MadeAccount & { firstName: string; lastName: string };

/** A person: a confirmed account with its profile. */
export async function makePerson(db: Executor, details: PersonDetails = {}): Promise<MadePerson> {
  const { email, firstName = 'Noor', lastName = 'Janssens', roles = ['investor'], ...profile } = details;
  const account = await makeAccount(db, { email });
  await db.insert(profiles).values({ id: account.id, firstName, lastName, roles, ...profile });
  return { ...account, firstName, lastName };
}
