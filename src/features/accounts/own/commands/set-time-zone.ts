import { eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { findTimeZone } from '../../commands/time-zones.ts';
import { accounts } from '../../tables.ts';

/** Returns false for a zone that only JavaScript knows: mails at eight in the morning are computed by PostgreSQL. */
export async function setTimeZone({ db, clock }: Services, accountId: string, name: string): Promise<boolean> {
  const timeZone = await findTimeZone(db, name);
  if (timeZone === null) return false;
  await db.update(accounts).set({ timeZone, updatedAt: clock.now() }).where(eq(accounts.id, accountId));
  return true;
}
