import { ORPCError } from '@orpc/client';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  onlineManager.setOnline(true);
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

const signedOut = new ORPCError('UNAUTHORIZED', { message: 'Je moet ingelogd zijn om dit te doen.' });
const refused = new ORPCError('NOT_FOUND', { message: 'Deze post bestaat niet (meer).' });

/** A client with a screen that shows the signed-in person, and counts its requests for them. */
function showSession(isServer: boolean) {
  let asks = 0;
  const queryClient = createQueryClient(isServer);
  const shell = new QueryObserver(queryClient, {
    queryKey: ['me'],
    queryFn: async () => {
      asks += 1;
      return asks;
    },
    meta: { shows: ['session'] },
  });
  cleanUps.push(shell.subscribe(() => undefined));
  return {
    asks: () => asks,
    query: (error: Error) =>
      queryClient.fetchQuery({ queryKey: ['one'], queryFn: () => Promise.reject(error), retry: false }).catch(() => undefined),
    mutate: (error: Error) =>
      new MutationObserver(queryClient, { mutationFn: () => Promise.reject(error) }).mutate().catch(() => undefined),
  };
}

test('when a query or a mutation is refused as the session ended, the screen asks who is signed in', async () => {
  const { query, mutate, asks } = showSession(false);
  await expect.poll(asks).toBe(1);

  await query(refused);
  await mutate(refused);
  await vi.dynamicImportSettled();
  expect(asks()).toBe(1);

  await query(signedOut);
  await expect.poll(asks).toBe(2);

  await mutate(signedOut);
  await expect.poll(asks).toBe(3);
});

test('the server asks nothing again', async () => {
  const { query, mutate, asks } = showSession(true);
  await expect.poll(asks).toBe(1);

  await query(signedOut);
  await mutate(signedOut);
  await vi.dynamicImportSettled();

  expect(asks()).toBe(1);
});

test('without a network a query and a mutation fail instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  const queryClient = createQueryClient(true);
  const call = () => Promise.reject(new TypeError('Failed to fetch'));

  await expect(queryClient.fetchQuery({ queryKey: ['one'], queryFn: call })).rejects.toThrow('Failed to fetch');
  await expect(new MutationObserver(queryClient, { mutationFn: call }).mutate()).rejects.toThrow('Failed to fetch');
});
