import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareText } from '../../../platform/server/prepared.ts';
import { profiles } from '../../profiles/tables.ts';
import type { Preference } from '../contract.ts';
import {
  type AllNotices,
  type Channel,
  canWait,
  isMailing,
  type Kind,
  type Notices,
  type PreferenceKind,
  preferenceKinds,
  preferenceOf,
} from '../policy.ts';
import { notificationPreferences } from '../tables.ts';

/** Returns the viewer's channel for each kind: chosen, or the default. Mailings for other roles are left out. */
export async function readPreferences(executor: Executor, { preferences, mailings }: AllNotices, viewerId: string): Promise<Preference[]> {
  const chosen = await executor.select().from(notificationPreferences).where(eq(notificationPreferences.personId, viewerId));
  const [person] = await executor.select({ roles: profiles.roles }).from(profiles).where(eq(profiles.id, viewerId));
  return preferenceKinds.flatMap((kind): Preference[] => {
    const channel = chosen.find((row) => row.kind === kind)?.channel;
    if (!isMailing(kind))
      return [{ kind, label: preferences[kind].label, channel: inTime(kind, channel ?? preferences[kind].channel), isMailing: false }];
    const { label, role, channel: standard } = mailings[kind];
    const isOffered = role === null || person?.roles.includes(role);
    return isOffered ? [{ kind, label, channel: channel ?? standard, isMailing: true }] : [];
  });
}

/** A channel by which a subject isn't late: a digest may have been chosen for it when that was still offered. */
function inTime(kind: PreferenceKind, channel: Channel): Channel {
  return channel === 'digest' && !canWait(kind) ? 'app' : channel;
}

/** SQL of the channel of a kind for a person (an SQL expression of their id); `standard` is that of the default. */
export function channelSql(kind: Kind, person: string, standard: string): string {
  return `coalesce((select channel from notification_preferences where person_id = ${person} and kind = '${preferenceOf[kind]}'), ${standard})`;
}

const findChosen = prepareText<{ channel: Channel }>('select channel from notification_preferences where person_id = $1 and kind = $2');

export async function readChannel(
  executor: Executor,
  { preferences }: Notices,
  { personId, kind }: { personId: string; kind: Kind },
): Promise<Channel> {
  const preference = preferenceOf[kind];
  const [chosen] = await findChosen(executor, [personId, preference]);
  return inTime(preference, chosen?.channel ?? preferences[preference].channel);
}

/** Whether a person unsubscribed from the digest, and chose it for nothing since. */
export async function hasEndedDigest(executor: Executor, personId: string): Promise<boolean> {
  return (await findChosen(executor, [personId, 'digest'])).length > 0;
}

/** Returns which of these people have a kind mailed at once. */
export async function whoGetsMails(
  executor: Executor,
  { preferences }: Notices,
  { people, kind }: { people: readonly string[]; kind: Kind },
): Promise<Set<string>> {
  const preference = preferenceOf[kind];
  const { personId } = notificationPreferences;
  const chosen = await executor
    .select({ personId, channel: notificationPreferences.channel })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.kind, preference), sql`${personId} = any(${sql.param(people)}::uuid[])`));
  const channels = new Map(chosen.map((row) => [row.personId, row.channel]));
  return new Set(people.filter((person) => (channels.get(person) ?? preferences[preference].channel) === 'mail'));
}
