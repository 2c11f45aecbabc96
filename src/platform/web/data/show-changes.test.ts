import { InfiniteQueryObserver, MutationObserver, type QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showChanges, showMissed } from './show-changes.ts';
import { cleanUps, makeClient, showQuery } from './testing/show-query.ts';
import type { Word } from './words.ts';

/** Shows a list of one page; each load returns another number. */
async function showList(queryClient: QueryClient, meta: { shows: Word[]; follows?: boolean }) {
  let loads = 0;
  const screen = new InfiniteQueryObserver(queryClient, {
    queryKey: meta.shows,
    queryFn: async () => {
      loads += 1;
      return loads;
    },
    initialPageParam: 0,
    getNextPageParam: () => undefined,
    meta,
  });
  cleanUps.push(screen.subscribe(() => undefined));
  await expect.poll(() => screen.getCurrentResult().data?.pages).toEqual([1]);
  return { screen, pages: () => screen.getCurrentResult().data?.pages };
}

/** A mutation under way; `end` lets it succeed, or fail. */
function startMutation(queryClient: QueryClient, changes: (input: string, result: unknown) => Word[], isAwaited = false) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const mutation = new MutationObserver(queryClient, { mutationFn: (_input: string) => promise, meta: { changes, isAwaited } });
  const done = mutation.mutate('7').catch(() => undefined);
  return {
    mutation,
    async end(how: 'done' | 'refused') {
      if (how === 'done') resolve('answer');
      else reject(new Error('refused'));
      await done;
    },
  };
}

test('a query is fetched again when one of its words changes, and no other', async () => {
  const queryClient = makeClient();
  const post = await showQuery(queryClient, { shows: ['test:post', 'test:posts'] }, 'old', 'new');
  const other = await showQuery(queryClient, { shows: ['test:other'] }, 'old', 'unasked');

  await showChanges(queryClient, ['test:posts']);

  expect(post.screen.getCurrentResult().data).toBe('new');
  expect(other.screen.getCurrentResult().data).toBe('old');
});

test('a query whose last fetch failed is fetched again when it has data', async () => {
  const queryClient = makeClient();
  const { screen } = await showQuery(queryClient, { shows: ['test:list'] }, 'old', new Error('lost'), 'new');
  await screen.refetch();

  await showChanges(queryClient, ['test:list']);

  expect(screen.getCurrentResult().data).toBe('new');
});

test('a query in its first load, which may have read the old state, is fetched again once that has ended', async () => {
  const queryClient = makeClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const shown = showQuery(queryClient, { shows: ['test:post'] }, promise, 'new');

  const changed = showChanges(queryClient, ['test:post']);
  resolve('old');
  await changed;

  const { screen } = await shown;
  expect(screen.getCurrentResult().data).toBe('new');
});

test('a query whose first load fails after a change is not fetched again', async () => {
  const queryClient = makeClient();
  const { promise, reject } = Promise.withResolvers<string>();
  const shown = showQuery(queryClient, { shows: ['test:post'] }, promise, 'unasked');

  const changed = showChanges(queryClient, ['test:post']);
  reject(new Error('failed'));
  await changed;

  const { screen } = await shown;
  expect(screen.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
});

test('a failed query without data waits for its button or for a screen that is opened later', async () => {
  const queryClient = makeClient();
  const { screen, open } = await showQuery(queryClient, { shows: ['test:list'] }, new Error('lost'), new Error('lost again'), 'found');

  await showChanges(queryClient, ['test:list']);
  expect(screen.getCurrentResult().error?.message).toBe('lost');

  await screen.refetch();
  expect(screen.getCurrentResult().error?.message).toBe('lost again');

  screen.destroy();
  const later = open();
  cleanUps.push(later.subscribe(() => undefined));
  await expect.poll(() => later.getCurrentResult().data).toBe('found');
});

test('an infinite list is only marked as stale, unless it follows', async () => {
  const queryClient = makeClient();
  const feed = await showList(queryClient, { shows: ['test:feed'] });
  const inbox = await showList(queryClient, { shows: ['test:inbox'], follows: true });

  await showChanges(queryClient, ['test:feed', 'test:inbox']);

  expect([feed.pages(), feed.screen.getCurrentResult().isStale]).toEqual([[1], true]);
  expect(inbox.pages()).toEqual([2]);
});

test('showMissed refetches the queries of a page and leaves those beside it', async () => {
  const queryClient = makeClient();
  const page = await showQuery(queryClient, { shows: ['test:page'] }, 'old', 'new');
  const beside = await showQuery(queryClient, { shows: ['test:beside'], isBeside: true }, 'old', 'unasked');

  await showMissed(queryClient, ['test:page', 'test:beside']);

  expect(page.screen.getCurrentResult().data).toBe('new');
  expect(beside.screen.getCurrentResult().data).toBe('old');
});

test.each(['done', 'refused'] as const)('what a mutation changes is fetched again when it is %s', async (how) => {
  const queryClient = makeClient();
  const { screen } = await showQuery(queryClient, { shows: ['test:7'] }, 'old', 'new');

  await startMutation(queryClient, (input) => [`test:${input}`]).end(how);

  await expect.poll(() => screen.getCurrentResult().data).toBe('new');
});

test('a mutation knows its words from its result', async () => {
  const queryClient = makeClient();
  const { screen } = await showQuery(queryClient, { shows: ['test:answer'] }, 'old', 'new');

  await startMutation(queryClient, (_input, result) => (result === 'answer' ? ['test:answer'] : [])).end('done');

  await expect.poll(() => screen.getCurrentResult().data).toBe('new');
});

test('an awaited mutation is pending until what it changed was fetched again', async () => {
  const queryClient = makeClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const { screen } = await showQuery(queryClient, { shows: ['test:7'] }, 'old', promise);
  const { mutation, end } = startMutation(queryClient, (input) => [`test:${input}`], true);

  const ended = end('done');
  await expect.poll(() => screen.getCurrentResult().isFetching).toBe(true);
  expect(mutation.getCurrentResult().isPending).toBe(true);

  resolve('new');
  await ended;
  expect([screen.getCurrentResult().data, mutation.getCurrentResult().isPending]).toEqual(['new', false]);
});

test('any other mutation ends with its answer', async () => {
  const queryClient = makeClient();
  const { screen } = await showQuery(queryClient, { shows: ['test:7'] }, 'old', new Promise<string>(() => undefined));
  const { mutation, end } = startMutation(queryClient, (input) => [`test:${input}`]);

  await end('done');

  expect([mutation.getCurrentResult().isPending, screen.getCurrentResult().isFetching]).toEqual([false, true]);
});

test('nothing is fetched again while another mutation changes it; the last one to settle does', async () => {
  const queryClient = makeClient();
  const { screen } = await showQuery(queryClient, { shows: ['test:list', 'test:7'] }, 'old', 'new');
  const first = startMutation(queryClient, () => ['test:list'], true);
  const second = startMutation(queryClient, (input) => [`test:${input}`], true);

  await first.end('done');
  await showChanges(queryClient, ['test:list']);
  expect(screen.getCurrentResult().data).toBe('old');

  await second.end('refused');
  expect(screen.getCurrentResult().data).toBe('new');
});

test('a live event that came meanwhile is made up for by a mutation that changed nothing in the end', async () => {
  const queryClient = makeClient();
  const { screen } = await showQuery(queryClient, { shows: ['test:list'] }, 'old', 'new');
  const mutation = startMutation(queryClient, (_input, result) => (result === undefined ? ['test:list'] : []), true);

  await showChanges(queryClient, ['test:list']);
  expect(screen.getCurrentResult().data).toBe('old');

  await mutation.end('done');
  expect(screen.getCurrentResult().data).toBe('new');
});

test('a mutation that waits for its own fetch does not keep another from fetching', async () => {
  const queryClient = makeClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const { screen } = await showQuery(queryClient, { shows: ['test:7'] }, 'old', promise, 'new');
  const first = startMutation(queryClient, (input) => [`test:${input}`], true).end('done');
  await expect.poll(() => screen.getCurrentResult().isFetching).toBe(true);

  await startMutation(queryClient, (input) => [`test:${input}`], true).end('done');
  resolve('between');
  await first;

  expect(screen.getCurrentResult().data).toBe('new');
});
