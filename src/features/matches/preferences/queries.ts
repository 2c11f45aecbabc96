import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { bars } from '../policy.ts';
import { matchPreferences } from '../tables.ts';

/** A person's choices about matching; the usual ones without any. */
export async function readPreferences(executor: Executor, personId: string): Promise<{ isOn: boolean; bar: number }> {
  const { isOn, bar } = matchPreferences;
  const [own] = await executor.select({ isOn, bar }).from(matchPreferences).where(eq(matchPreferences.personId, personId));
  return own ?? { isOn: true, bar: bars.first };
}
