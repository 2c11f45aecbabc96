import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './tables.ts';

/**
 * The key that signs links and device cookies: the setting when given, else one that is
 * made once and kept in the database, so that all servers share it.
 */
export async function loadSecret(db: Database, setting: string | undefined): Promise<string> {
  if (setting !== undefined) return setting;
  await db
    .insert(secrets)
    .values({ name: 'signing', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, 'signing'));
  if (row === undefined) throw new Error('The signing key was not stored.');
  return row.value;
}
