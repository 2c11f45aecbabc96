import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { Preference } from '../contract.ts';
import { type Channel, type Kind, kindDetails, preferenceDetails, preferenceKinds } from '../policy.ts';
import { notificationPreferences } from '../tables.ts';

/** How the viewer hears of each kind: what they chose, else the usual. */
export async function readPreferences(executor: Executor, viewerId: string): Promise<Preference[]> {
  const chosen = await executor.select().from(notificationPreferences).where(eq(notificationPreferences.personId, viewerId));
  return preferenceKinds.map((kind) => ({
    kind,
    label: preferenceDetails[kind].label,
    channel: chosen.find((row) => row.kind === kind)?.channel ?? preferenceDetails[kind].channel,
  }));
}

export async function readChannel(executor: Executor, personId: string, kind: Kind): Promise<Channel> {
  const { preference } = kindDetails[kind];
  const [chosen] = await executor
    .select({ channel: notificationPreferences.channel })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.personId, personId), eq(notificationPreferences.kind, preference)));
  return chosen?.channel ?? preferenceDetails[preference].channel;
}
