import type { Services } from '../../../platform/server/services.ts';
import { lockPerson } from '../../profiles/commands/lock-person.ts';
import { firstStepsDismissals } from '../tables.ts';

/** Puts the first steps of a person away. */
export async function dismissFirstSteps(services: Services, personId: string): Promise<'signed-out' | 'dismissed'> {
  return services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, personId))) return 'signed-out';
    await tx.insert(firstStepsDismissals).values({ personId, dismissedAt: services.clock.now() }).onConflictDoNothing();
    return 'dismissed';
  });
}
