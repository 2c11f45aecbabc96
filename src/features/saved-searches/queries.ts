import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';
import { accounts } from '../accounts/tables.ts';
import { notificationPreferences } from '../notifications/tables.ts';
import { profiles } from '../profiles/tables.ts';
import type { SavedSearch } from './contract.ts';
import type { Cadence, SearchedList, SearchKind } from './policy.ts';
import { savedSearches } from './tables.ts';

const isNewestFirst = [desc(savedSearches.createdAt), desc(savedSearches.id)];

/** Whether a person unsubscribed from the mails of all their searches. */
async function isUnsubscribed(executor: Executor, personId: string): Promise<boolean> {
  const { kind, channel } = notificationPreferences;
  const off = and(eq(notificationPreferences.personId, personId), eq(kind, 'saved-searches'), eq(channel, 'none'));
  return (await executor.$count(notificationPreferences, off)) > 0;
}

/** A person's saved searches, the last saved first. */
export async function listSearches(
  executor: Executor,
  lists: Record<SearchKind, SearchedList>,
  personId: string,
): Promise<{ searches: SavedSearch[]; isMailed: boolean }> {
  const rows = await executor
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.personId, personId))
    .orderBy(...isNewestFirst);
  return {
    searches: rows.map(({ id, kind, name, query, cadence, createdAt }) => {
      return { id, kind, name, path: pathOf(lists[kind], query), cadence, createdAt: createdAt.toISOString() };
    }),
    isMailed: !(await isUnsubscribed(executor, personId)),
  };
}

/** The address of a search. */
export function pathOf({ path }: SearchedList, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

type Reader = { email: string; firstName: string };

/** The reader of a mail of saved searches; null when they unsubscribed or are suspended. */
export async function findReader(executor: Executor, personId: string): Promise<Reader | null> {
  if (await isUnsubscribed(executor, personId)) return null;
  const [reader] = await executor
    .select({ email: accounts.email, firstName: profiles.firstName })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .where(and(eq(profiles.id, personId), isNull(accounts.suspendedAt)));
  return reader ?? null;
}

/** The searches of a mail that its reader still has, and still wants as often. */
export async function findWanted(executor: Executor, { personId, cadence, ids }: { personId: string; cadence: Cadence; ids: string[] }) {
  const wanted = and(eq(savedSearches.personId, personId), eq(savedSearches.cadence, cadence), inArray(savedSearches.id, ids));
  return executor
    .select()
    .from(savedSearches)
    .where(wanted)
    .orderBy(...isNewestFirst);
}
