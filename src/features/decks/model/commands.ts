import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { modelAgreements } from '../tables.ts';

type Agreement = { personId: string; host: string; now: Date };

/** Keeps that a person agreed that texts of their projects go to a host. The first moment counts. */
export async function agreeToModel(db: Database, { personId, host, now }: Agreement): Promise<void> {
  await db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    await tx.insert(modelAgreements).values({ personId, host, agreedAt: now }).onConflictDoNothing();
  });
}

/** Ends a person's agreements, those to earlier hosts too. */
export async function endAgreements(db: Database, personId: string): Promise<void> {
  await db.delete(modelAgreements).where(eq(modelAgreements.personId, personId));
}
