import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareRead } from '../../../platform/server/prepared.ts';
import { bars } from '../policy.ts';
import { matchPreferences } from '../tables.ts';

const readOwn = prepareRead('match-preferences', (executor) =>
  executor
    .select({ isOn: matchPreferences.isOn, bar: matchPreferences.bar })
    .from(matchPreferences)
    .where(eq(matchPreferences.personId, sql.placeholder('personId'))),
);

/** A person's choices about matching; the usual ones without any. */
export async function readPreferences(executor: Executor, personId: string): Promise<{ isOn: boolean; bar: number }> {
  const [own] = await readOwn(executor, { personId });
  return own ?? { isOn: true, bar: bars.first };
}
