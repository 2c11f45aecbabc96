import type { Services } from '../../../platform/server/services.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { firstStepsDismissals } from '../tables.ts';

/** Puts the first steps of a person away. */
export async function dismissFirstSteps(services: Services, personId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    await tx.insert(firstStepsDismissals).values({ personId, dismissedAt: services.clock.now() }).onConflictDoNothing();
  });
}
