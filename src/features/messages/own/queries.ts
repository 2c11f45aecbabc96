import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { messagePreferences } from '../tables.ts';

export async function readPreferences(db: Database, personId: string): Promise<{ showsReadMarks: boolean }> {
  const [row] = await db.select().from(messagePreferences).where(eq(messagePreferences.personId, personId));
  return { showsReadMarks: row?.showsReadMarks ?? true };
}
