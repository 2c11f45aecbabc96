import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { Preference } from '../contract.ts';
import { type Channel, type Kind, type Notices, preferenceKinds, preferenceOf } from '../policy.ts';
import { notificationPreferences } from '../tables.ts';

/** Returns the viewer's channel for each kind: chosen, or the default. */
export async function readPreferences(executor: Executor, { preferences }: Notices, viewerId: string): Promise<Preference[]> {
  const chosen = await executor.select().from(notificationPreferences).where(eq(notificationPreferences.personId, viewerId));
  return preferenceKinds.map((kind) => ({
    kind,
    label: preferences[kind].label,
    channel: chosen.find((row) => row.kind === kind)?.channel ?? preferences[kind].channel,
  }));
}

export async function readChannel(
  executor: Executor,
  { preferences }: Notices,
  { personId, kind }: { personId: string; kind: Kind },
): Promise<Channel> {
  const preference = preferenceOf[kind];
  const [chosen] = await executor
    .select({ channel: notificationPreferences.channel })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.personId, personId), eq(notificationPreferences.kind, preference)));
  return chosen?.channel ?? preferences[preference].channel;
}
