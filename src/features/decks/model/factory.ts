import type { Executor } from '../../../platform/server/database.ts';
import { modelAgreements } from '../tables.ts';

/** Makes a person's agreement to a language model. */
export async function makeModelAgreement(db: Executor, personId: string): Promise<void> {
  await db.insert(modelAgreements).values({ personId, host: 'model.kiem.test', agreedAt: new Date('2026-01-05T09:00:00Z') });
}
