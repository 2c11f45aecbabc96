import type { Services } from '../../platform/server/services.ts';
import { listSharingConnections, listWatchers, readIsShown } from './queries.ts';
import { presencePreferences } from './tables.ts';

type Telling = Pick<Services, 'db' | 'live'>;

/** Tells this server's browsers that connections of theirs came or went. Every server does so for its own. */
export async function tellOfChange({ db, live }: Telling, people: string[]): Promise<void> {
  const listening = live.presence.here();
  if (listening.length === 0) return;
  for (const { watcherId, personId } of await listWatchers(db, { people, listening })) {
    live.tellHere([watcherId], { topic: 'presence', id: personId });
  }
}

/**
 * Saves whether a person shows when they are online. Takes effect at once, for their connections and for themselves. Connections are told
 * only of what looks to them like coming or leaving: any other event would tell that somebody who seems to be offline is there.
 */
export async function savePreference({ db, live }: Telling, personId: string, isShown: boolean): Promise<void> {
  const wasShown = await readIsShown(db, personId);
  await db
    .insert(presencePreferences)
    .values({ personId, isShown })
    .onConflictDoUpdate({ target: presencePreferences.personId, set: { isShown } });
  if (isShown !== wasShown && live.presence.onlineOf([personId]).length > 0) {
    const watchers = await listSharingConnections(db, personId, live.presence.everybody());
    await live.tellNow(watchers, { topic: 'presence', id: personId });
  }
  await live.tellNow([personId], { topic: 'presence', id: null });
}
