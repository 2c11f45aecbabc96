import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import type { Word } from '../words.ts';

declare module '../words.ts' {
  interface Words {
    [word: `test:${string}`]: true;
  }
}

export const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

export function makeClient(): QueryClient {
  const queryClient = createQueryClient(true);
  cleanUps.push(() => queryClient.clear());
  return queryClient;
}

/** A query on the screen, whose loads end as given, one after the other. */
export async function showQuery(
  queryClient: QueryClient,
  meta: { shows: Word[]; isBeside?: boolean },
  ...ends: (string | Error | Promise<string>)[]
) {
  const queryFn = async () => {
    const end = await ends.shift();
    if (typeof end !== 'string') throw end ?? new Error('It was asked for once too often.');
    return end;
  };
  const open = () => new QueryObserver(queryClient, { queryKey: meta.shows, queryFn, meta });
  const screen = open();
  cleanUps.push(screen.subscribe(() => undefined));
  await screen.refetch();
  return { screen, open };
}
