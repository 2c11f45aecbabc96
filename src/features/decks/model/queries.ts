import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { modelAgreements } from '../tables.ts';
import type { ModelHost } from './contract.ts';

/** When a person agreed that texts of their projects go to a host; null if they didn't. */
export async function readAgreement(executor: Executor, personId: string, host: string): Promise<Date | null> {
  const own = and(eq(modelAgreements.personId, personId), eq(modelAgreements.host, host));
  const [row] = await executor.select({ agreedAt: modelAgreements.agreedAt }).from(modelAgreements).where(own);
  return row?.agreedAt ?? null;
}

/** The host of the language model, with a person's agreement to it. */
export async function readModelHost({ db, languageModel }: Pick<Services, 'db' | 'languageModel'>, personId: string): Promise<ModelHost> {
  if (languageModel === null) return { host: null, agreedAt: null };
  const agreedAt = await readAgreement(db, personId, languageModel.host);
  return { host: languageModel.host, agreedAt: agreedAt?.toISOString() ?? null };
}
