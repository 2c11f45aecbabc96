import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { carryFailures, writeAnswers } from './carried-queries.ts';
import { createQueryClient } from './query-client.ts';

/** A page's client, and a question that counts how often it was asked. */
function onPage(answer: () => Promise<unknown>) {
  let asks = 0;
  const queryClient = createQueryClient(true);
  const queryFn = () => {
    asks += 1;
    return answer();
  };
  return { queryClient, options: { queryKey: ['one'], queryFn }, asks: () => asks };
}

test('a page asks each question once, however many of its parts need the answer', async () => {
  const { queryClient, options, asks } = onPage(async () => 'Ada');

  const answers = await Promise.all([queryClient.fetchQuery(options), queryClient.ensureQueryData(options)]);
  await queryClient.prefetchQuery(options);

  expect(answers).toEqual(['Ada', 'Ada']);
  expect(asks()).toBe(1);
});

test('the first part of a list is asked for where the list begins', async () => {
  const queryClient = createQueryClient(true);
  const begins: unknown[] = [];

  await queryClient.prefetchInfiniteQuery({
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      begins.push(pageParam);
      return ['Ada'];
    },
    initialPageParam: 7,
    getNextPageParam: () => null,
  });

  expect(begins).toEqual([7]);
  expect(queryClient.getQueryData(['list'])).toEqual({ pages: [['Ada']], pageParams: [7] });
});

test('a page carries what failed apart from its answers, and a part that needs it asks again', async () => {
  const gone = new ORPCError('NOT_FOUND', { message: 'Deze post bestaat niet (meer).' });
  const { queryClient, options, asks } = onPage(() => Promise.reject(gone));

  await expect(queryClient.fetchQuery(options)).rejects.toBe(gone);
  await queryClient.prefetchQuery(options);

  expect(asks()).toBe(2);
  expect(carryFailures(queryClient)).toMatchObject([{ key: ['one'], error: gone }]);
  expect(writeAnswers(queryClient)).toBe('[]');
});

test('a page has let go of its answers once it is cleared', async () => {
  const { queryClient, options, asks } = onPage(async () => 'Ada');
  await queryClient.prefetchQuery(options);

  queryClient.clear();

  expect(queryClient.getQueryData(['one'])).toBeUndefined();
  await queryClient.prefetchQuery(options);
  expect(asks()).toBe(2);
});
