import type { Services } from '../../../platform/server/services.ts';
import { lockPerson } from '../../profiles/commands/lock-person.ts';
import { approachPreferences } from './tables.ts';

/** Saves whether founders may approach a person; false when their account is gone. */
export async function savePreference({ db }: Pick<Services, 'db'>, personId: string, isApproachable: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, personId))) return false;
    await tx
      .insert(approachPreferences)
      .values({ personId, isApproachable })
      .onConflictDoUpdate({ target: approachPreferences.personId, set: { isApproachable } });
    return true;
  });
}
