import { eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { accounts } from '../../tables.ts';

export async function setTimeZone({ db, clock }: Services, accountId: string, timeZone: string): Promise<void> {
  await db.update(accounts).set({ timeZone, updatedAt: clock.now() }).where(eq(accounts.id, accountId));
}
