import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import { endOfLoad, isInFirstLoad } from './first-load.ts';
import type { Word } from './words.ts';

/** Queries that were left as they are, as a running mutation changes them too. */
const owed = new WeakSet<Query>();

/** Mutations whose callbacks may still run but whose answer has come: nothing waits for them any more. */
const settled = new WeakSet<object>();

/**
 * Fetches again what shows one of the words and is on the screen; the rest is fetched when it is opened. Three kinds
 * of queries are left as they are:
 *
 * - Queries that a running mutation changes too: fetched now they would show the state from before it. The last such
 *   mutation to settle fetches them.
 * - Failed queries without data: refetching one would swap its Retry button for a skeleton mid-click.
 * - Infinite lists with data are only marked as stale, unless their meta says that they follow: they would shift under
 *   the reader.
 */
export async function showChanges(queryClient: QueryClient, words: readonly Word[]): Promise<void> {
  const changed = new Set(words);
  await refetch(queryClient, (query) => shows(query, changed));
}

/** Between two fetches of a query that events ask for. */
const restMilliseconds = 250;

/** Queries that rest, and when they have been fetched after it. */
const resting = new WeakMap<Query, Promise<void>>();

/**
 * The same for what a live event tells. A query that is being fetched, or was just now, rests first, so that many events at once are one
 * fetch, which begins after the last of them.
 */
export async function showHeard(queryClient: QueryClient, words: readonly Word[]): Promise<void> {
  const changed = new Set(words);
  const touched = queryClient.getQueryCache().findAll({ predicate: (query) => shows(query, changed) });
  await Promise.all(touched.map((query) => resting.get(query) ?? refetchOnceRested(queryClient, query)));
}

function refetchOnceRested(queryClient: QueryClient, query: Query): Promise<void> {
  const fetched = rest(query).then(() => {
    resting.delete(query);
    return refetch(queryClient, (other) => other === query);
  });
  resting.set(query, fetched);
  return fetched;
}

async function rest(query: Query): Promise<void> {
  if (query.state.fetchStatus === 'fetching') await endOfLoad(query);
  // By the clock of the server where it came with the page.
  const milliseconds = Math.min(restMilliseconds, query.state.dataUpdatedAt + restMilliseconds - Date.now());
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The same for words that may have changed unnoticed; leaves queries beside the page's own (`isBeside`) as they are. */
export async function showMissed(queryClient: QueryClient, words: readonly Word[]): Promise<void> {
  const changed = new Set(words);
  await refetch(queryClient, (query) => shows(query, changed) && query.meta?.isBeside !== true);
}

/** Refetches the signed-in person, as the session may have ended; the shell shows the result. */
export function checkSession(queryClient: QueryClient): void {
  void showChanges(queryClient, ['session']);
}

/** For MutationCache: brings up to date what a mutation changed, whether it succeeded or failed. */
export function showSettled(
  queryClient: QueryClient,
  mutation: Pick<Mutation, 'meta'>,
  input: unknown,
  result: unknown,
): Promise<void> | undefined {
  settled.add(mutation);
  const { changes, isAwaited = false } = mutation.meta ?? {};
  if (changes === undefined) return undefined;
  const [changed, mayHaveChanged] = [new Set(changes(input, result)), new Set(changes(input, undefined))];
  const shown = refetch(queryClient, (query) => shows(query, changed) || (owed.has(query) && shows(query, mayHaveChanged)));
  return isAwaited ? shown : undefined;
}

async function refetch(queryClient: QueryClient, isTouched: (query: Query) => boolean): Promise<void> {
  const running = wordsOfRunning(queryClient);
  const touched = queryClient.getQueryCache().findAll({ predicate: isTouched });
  for (const query of touched) {
    if (shows(query, running)) owed.add(query);
    else owed.delete(query);
  }
  const loading = touched.filter((query) => !owed.has(query) && isInFirstLoad(query));
  const free = new Set(touched.filter((query) => !owed.has(query) && !loading.includes(query)));
  await Promise.all([
    ...loading.map((query) => refetchOnceLoaded(queryClient, query)),
    queryClient.invalidateQueries({ predicate: (query) => free.has(query) && staysInPlace(query), refetchType: 'none' }),
    queryClient.invalidateQueries({ predicate: (query) => free.has(query) && !staysInPlace(query) && !hasFailed(query) }),
  ]);
}

/** A first load under way may have read the state from before the change, and a loader may wait for it: it goes on. */
async function refetchOnceLoaded(queryClient: QueryClient, query: Query): Promise<void> {
  await endOfLoad(query);
  await refetch(queryClient, (other) => other === query);
}

function shows({ meta }: Query, words: Set<Word>): boolean {
  return meta?.shows?.some((word) => words.has(word)) ?? false;
}

function wordsOfRunning(queryClient: QueryClient): Set<Word> {
  const running = queryClient.getMutationCache().findAll({ status: 'pending', predicate: (mutation) => !settled.has(mutation) });
  return new Set(running.flatMap(({ meta, state }) => meta?.changes?.(state.variables, undefined) ?? []));
}

/** Whether its reader would lose their place in it. */
function staysInPlace({ queryType, meta, state }: Query): boolean {
  return queryType === 'infinite' && meta?.follows !== true && state.data !== undefined;
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && state.data === undefined;
}
