import type { Transaction } from '../../../platform/server/database.ts';
import { profiles } from '../tables.ts';
import { followProfile } from './follow-profile.ts';

type NewPerson = { id: string; firstName: string; lastName: string; roles: (typeof profiles.$inferInsert)['roles'] };

/** Makes the profile of a new account, and the talent profile with the talent role, in the account's transaction. */
export async function createProfile(tx: Transaction, person: NewPerson, now: Date): Promise<void> {
  const { id, firstName, lastName, roles } = person;
  await tx.insert(profiles).values({ id, firstName, lastName, roles, createdAt: now, updatedAt: now });
  await followProfile(tx, id, now);
}
