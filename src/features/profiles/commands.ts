import type { Transaction } from '../../platform/server/database.ts';
import { profiles } from './tables.ts';

export type NewPerson = { id: string; firstName: string; lastName: string; roles: string[] };

/** Makes the profile of a new account, in the account's transaction. */
export async function createProfile(tx: Transaction, person: NewPerson): Promise<void> {
  const { id, firstName, lastName, roles } = person;
  await tx.insert(profiles).values({ id, firstName, lastName, roles });
}
