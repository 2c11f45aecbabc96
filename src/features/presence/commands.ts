import type { Services } from '../../platform/server/services.ts';
import { listConnectionsAmong, listWatchers } from './queries.ts';
import { presencePreferences } from './tables.ts';

type Telling = Pick<Services, 'db' | 'live'>;

/** Tells the browsers at this server that connections of theirs came or went; every server does so for its own. */
export async function tellOfChange({ db, live }: Telling, people: string[]): Promise<void> {
  const listening = live.presence.here();
  if (listening.length === 0) return;
  for (const { watcherId, personId } of await listWatchers(db, { people, listening })) {
    live.tellHere([watcherId], { topic: 'presence', id: personId });
  }
}

/** Shows or hides when a person is online. Their connections see it at once, and they their connections. */
export async function savePreference({ db, live }: Telling, personId: string, isShown: boolean): Promise<void> {
  await db
    .insert(presencePreferences)
    .values({ personId, isShown })
    .onConflictDoUpdate({ target: presencePreferences.personId, set: { isShown } });
  const watchers = await listConnectionsAmong(db, personId, live.presence.everybody());
  await live.tellNow(watchers, { topic: 'presence', id: personId });
  await live.tellNow([personId], { topic: 'presence', id: null });
}
