import { afterEach, expect, test, vi } from 'vitest';
import { takeCarriedQueries, writeAnswers } from './carried-queries.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => void vi.unstubAllGlobals());

test('answers are the same in the browser, and a list goes on as it began', async () => {
  const page = createQueryClient(true);
  await page.prefetchQuery({
    queryKey: ['one', { order: 'name' }],
    queryFn: async () => ({ name: 'Ada </script>', at: null }),
    meta: { shows: ['session'] },
  });
  await page.prefetchInfiniteQuery({
    queryKey: ['list'],
    queryFn: async () => ['Ada'],
    initialPageParam: undefined,
    getNextPageParam: () => null,
  });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: writeAnswers(page) }) });
  const browser = createQueryClient(false);

  takeCarriedQueries(browser, []);

  const cache = browser.getQueryCache();
  expect(cache.find({ queryKey: ['one', { order: 'name' }] })).toMatchObject({
    meta: { shows: ['session'] },
    state: {
      status: 'success',
      data: { name: 'Ada </script>', at: null },
      dataUpdatedAt: page.getQueryState(['one', { order: 'name' }])?.dataUpdatedAt,
    },
  });
  expect(browser.getQueryData(['list'])).toStrictEqual({ pages: [['Ada']], pageParams: [undefined] });
  expect(cache.find({ queryKey: ['list'] })?.queryType).toBe('infinite');
});
