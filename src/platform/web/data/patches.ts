import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { endOfLoad, isInFirstLoad } from './first-load.ts';

/** A change to the data of every loaded query under a key. */
export type Patch = { queryKey: QueryKey; change(data: unknown): unknown };

/** A patch of data of a type: that of the queries under this key. */
export function patch<Data>(queryKey: QueryKey, change: (data: Data) => Data): Patch {
  return { queryKey, change };
}

type Layer = { change: (data: unknown) => unknown; isSettled: boolean };
/** A query's data from the server, its pending changes in order, and the data with all of them. */
type Stack = { base: unknown; layers: Layer[]; shown: unknown };

/** A change that shows before the server has answered. */
export type Shown = {
  layers: Map<Query, Layer>;
  /** Queries whose first load was under way: it began with the state from before the change. */
  loading: Set<Query>;
};

const stacks = new WeakMap<Query, Stack>();

/**
 * Shows a change in all that is loaded. Loads under way began with the state from before it, and are cancelled; the first
 * load of a query goes on, and is begun anew when the change is kept.
 */
export function showPatches(queryClient: QueryClient, patches: readonly Patch[]): Shown {
  const loading = patches.flatMap(({ queryKey }) => queryClient.getQueryCache().findAll({ queryKey })).filter(isInFirstLoad);
  const shown: Shown = { layers: new Map(), loading: new Set(loading) };
  const loaded = byQuery(queryClient, patches);
  void queryClient.cancelQueries({ predicate: (query) => loaded.has(query) });
  for (const [query, change] of loaded) {
    const stack = stackOf(query);
    const layer = { change, isSettled: false };
    stack.layers.push(layer);
    shown.layers.set(query, layer);
    write(queryClient, query, stack, change(stack.shown));
  }
  return shown;
}

/** Keeps a change, as the server answered it where `answer` says so. */
export function keepPatches(queryClient: QueryClient, { layers, loading }: Shown, answer: readonly Patch[] = []): void {
  const answered = byQuery(queryClient, answer);
  for (const query of new Set([...layers.keys(), ...answered.keys()])) {
    const change = answered.get(query);
    const stack = stackOf(query);
    const layer = layers.get(query);
    // Other data came meanwhile, or was there only later: the answer goes on top of it.
    if (layer === undefined || !stack.layers.includes(layer)) {
      if (change !== undefined) stack.layers.push({ change, isSettled: true });
    } else {
      layer.isSettled = true;
      if (change !== undefined) layer.change = change;
    }
    redraw(queryClient, query, stack);
  }
  for (const query of loading) void beginAnew(queryClient, query);
}

/** Puts what the server answered where it is loaded. */
export function applyPatches(queryClient: QueryClient, patches: readonly Patch[]): void {
  keepPatches(queryClient, showPatches(queryClient, patches));
}

/** Takes a change back and leaves others in place. Where its state from before is gone, what shows is fetched again. */
export async function undoPatches(queryClient: QueryClient, { layers }: Shown): Promise<void> {
  const lost = new Set<Query>();
  for (const [query, layer] of layers) {
    const stack = stackOf(query);
    if (stack.layers.includes(layer)) {
      stack.layers = stack.layers.filter((other) => other !== layer);
      redraw(queryClient, query, stack);
    } else {
      lost.add(query);
    }
  }
  if (lost.size > 0) await queryClient.invalidateQueries({ predicate: (query) => lost.has(query) });
}

/** Loads a query again whose first load may have read the state from before a change; a failed one waits for its button. */
async function beginAnew(queryClient: QueryClient, query: Query): Promise<void> {
  if (isInFirstLoad(query)) await endOfLoad(query);
  if (query.state.data === undefined) return;
  await queryClient.invalidateQueries({ predicate: (other) => other === query });
}

/** Combines the patches of each loaded query, in their order. */
function byQuery(queryClient: QueryClient, patches: readonly Patch[]): Map<Query, (data: unknown) => unknown> {
  const changes = new Map<Query, (data: unknown) => unknown>();
  for (const { queryKey, change } of patches) {
    for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
      const earlier = changes.get(query);
      if (query.state.data !== undefined) changes.set(query, earlier === undefined ? change : (data) => change(earlier(data)));
    }
  }
  return changes;
}

/** The changes on a query's data; none of before are known any more when somebody else has written it since. */
function stackOf(query: Query): Stack {
  const known = stacks.get(query);
  const { data } = query.state;
  if (known !== undefined && known.shown === data) return known;
  const stack = { base: data, layers: [], shown: data };
  stacks.set(query, stack);
  return stack;
}

function redraw(queryClient: QueryClient, query: Query, stack: Stack): void {
  for (let [first] = stack.layers; first?.isSettled; [first] = stack.layers) {
    stack.base = first.change(stack.base);
    stack.layers.shift();
  }
  write(
    queryClient,
    query,
    stack,
    stack.layers.reduce((data, { change }) => change(data), stack.base),
  );
}

/** Writes without making the data newer than it is: a query that was stale stays so. */
function write(queryClient: QueryClient, query: Query, stack: Stack, data: unknown): void {
  const { isInvalidated, dataUpdatedAt } = query.state;
  queryClient.setQueryData(query.queryKey, data, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
  stack.shown = query.state.data;
}
