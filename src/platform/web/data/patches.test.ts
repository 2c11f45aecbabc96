import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { applyPatches, keepPatches, patch, showPatches, undoPatches } from './patches.ts';

const queryKey = ['list'];
let queryClient = new QueryClient();
afterEach(() => {
  queryClient.clear();
  queryClient = new QueryClient();
});

const add = (word: string) => [patch<string[]>(queryKey, (words) => [...words, word])];
const without = (word: string) => [patch<string[]>(queryKey, (words) => words.filter((other) => other !== word))];
const shown = () => queryClient.getQueryData<string[]>(queryKey);

test('a change shows at once and is kept', () => {
  queryClient.setQueryData(queryKey, ['a']);

  const change = showPatches(queryClient, add('b'));
  expect(shown()).toEqual(['a', 'b']);

  keepPatches(queryClient, change);
  expect(shown()).toEqual(['a', 'b']);
});

test('a change that is taken back leaves others in place, whichever settles first', async () => {
  queryClient.setQueryData(queryKey, ['a', 'b', 'c']);
  const [first, second] = [showPatches(queryClient, without('a')), showPatches(queryClient, without('b'))];
  expect(shown()).toEqual(['c']);

  keepPatches(queryClient, second);
  await undoPatches(queryClient, first);

  expect(shown()).toEqual(['a', 'c']);
});

test('the answer takes the place of what was shown, under the changes that still run', () => {
  queryClient.setQueryData(queryKey, ['a']);
  const first = showPatches(queryClient, add('b?'));
  const second = showPatches(queryClient, add('c?'));

  keepPatches(queryClient, first, add('b'));
  expect(shown()).toEqual(['a', 'b', 'c?']);

  keepPatches(queryClient, second, add('c'));
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('every query under the key shows the change, and the answer one that was loaded meanwhile', () => {
  queryClient.setQueryData([...queryKey, 1], ['a']);
  const change = showPatches(queryClient, add('b?'));
  queryClient.setQueryData([...queryKey, 2], ['a']);

  keepPatches(queryClient, change, add('b'));

  expect(queryClient.getQueriesData({ queryKey }).map(([, data]) => data)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('stale data stays stale', () => {
  queryClient.setQueryData(queryKey, ['a'], { updatedAt: 1_000 });
  void queryClient.invalidateQueries({ queryKey });

  applyPatches(queryClient, add('b'));

  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: ['a', 'b'], dataUpdatedAt: 1_000, isInvalidated: true });
});

test('a load that began before the change does not bring back the state from before it', async () => {
  queryClient.setQueryData(queryKey, ['a']);
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const load = queryClient.fetchQuery({ queryKey, queryFn: () => promise }).catch(() => undefined);

  showPatches(queryClient, add('b'));
  resolve(['a']);
  await load;

  expect(shown()).toEqual(['a', 'b']);
});

test('the first load of a query goes on, and is begun anew when the change is kept', async () => {
  const loads = [['a'], ['a', 'b']];
  const screen = new QueryObserver(queryClient, { queryKey, queryFn: async () => loads.shift() ?? [] });
  const stop = screen.subscribe(() => undefined);

  const change = showPatches(queryClient, add('b'));
  await expect.poll(shown).toEqual(['a']);
  keepPatches(queryClient, change);

  await expect.poll(shown).toEqual(['a', 'b']);
  stop();
});

test('the first load of a query is begun anew when it ends after the change was kept', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const loads = [promise, ['a', 'b']];
  const screen = new QueryObserver(queryClient, { queryKey, queryFn: async () => await (loads.shift() ?? []) });
  const stop = screen.subscribe(() => undefined);

  keepPatches(queryClient, showPatches(queryClient, add('b')));
  resolve(['a']);

  await expect.poll(shown).toEqual(['a', 'b']);
  stop();
});

test('where other data came meanwhile, what is taken back is fetched again', async () => {
  const screen = new QueryObserver(queryClient, { queryKey, queryFn: async () => ['a', 'x', 'from the server'], staleTime: 60_000 });
  queryClient.setQueryData(queryKey, ['a']);
  const stop = screen.subscribe(() => undefined);
  const change = showPatches(queryClient, add('b'));
  queryClient.setQueryData(queryKey, ['a', 'b', 'x']);

  await undoPatches(queryClient, change);

  expect(shown()).toEqual(['a', 'x', 'from the server']);
  stop();
});
