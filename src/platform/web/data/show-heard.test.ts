import { expect, test } from 'vitest';
import { showHeard } from './show-changes.ts';
import { makeClient, showQuery } from './testing/show-query.ts';

test('many events at once are one fetch', async () => {
  const queryClient = makeClient();
  const { screen } = await showQuery(queryClient, { shows: ['test:list'] }, 'old', 'new');

  await Promise.all(Array.from({ length: 20 }, () => showHeard(queryClient, ['test:list'])));

  expect(screen.getCurrentResult()).toMatchObject({ data: 'new', status: 'success' });
});

test('an event that comes while its query is fetched lets that fetch end, and is shown by the next', async () => {
  const queryClient = makeClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const { screen } = await showQuery(queryClient, { shows: ['test:list'] }, 'old', promise, 'new');
  const first = showHeard(queryClient, ['test:list']);
  await expect.poll(() => screen.getCurrentResult().isFetching).toBe(true);

  const second = showHeard(queryClient, ['test:list']);
  resolve('between');
  await first;
  expect(screen.getCurrentResult().data).toBe('between');

  await second;
  expect(screen.getCurrentResult().data).toBe('new');
});
