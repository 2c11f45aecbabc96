import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { Preference } from '../contract.ts';
import { type Channel, type Kind, kindDetails, kinds } from '../policy.ts';
import { notificationPreferences } from '../tables.ts';

/** How the viewer hears of each kind: what they chose, else the usual. */
export async function readPreferences(executor: Executor, viewerId: string): Promise<Preference[]> {
  const chosen = await executor.select().from(notificationPreferences).where(eq(notificationPreferences.personId, viewerId));
  return kinds.map((kind) => ({
    kind,
    label: kindDetails[kind].label,
    channel: chosen.find((row) => row.kind === kind)?.channel ?? kindDetails[kind].channel,
  }));
}

export async function readChannel(executor: Executor, personId: string, kind: Kind): Promise<Channel> {
  const [chosen] = await executor
    .select({ channel: notificationPreferences.channel })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.personId, personId), eq(notificationPreferences.kind, kind)));
  return chosen?.channel ?? kindDetails[kind].channel;
}
