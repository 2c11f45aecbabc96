import type { Services } from '../../../platform/server/services.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { approachPreferences } from './tables.ts';

/** Saves whether founders may approach a person. */
export async function savePreference({ db }: Pick<Services, 'db'>, personId: string, isApproachable: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    await tx
      .insert(approachPreferences)
      .values({ personId, isApproachable })
      .onConflictDoUpdate({ target: approachPreferences.personId, set: { isApproachable } });
  });
}
