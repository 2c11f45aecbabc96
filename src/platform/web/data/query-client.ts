import { ORPCError } from '@orpc/client';
import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { PageQueries } from './page-queries.ts';

/** The query client of a page, with the defaults and the handlers of all features (docs/decisions/027). */
export function createQueryClient(isServer: boolean): QueryClient {
  // In the browser the shell learns by this that a session ended elsewhere.
  async function onError(error: unknown): Promise<void> {
    const isSignedOut = error instanceof ORPCError && error.code === 'UNAUTHORIZED';
    if (!isSignedOut || isServer) return;
    const { checkSession } = await loadChanges();
    checkSession(queryClient);
  }

  async function onSettled(result: unknown, _error: unknown, input: unknown, _shown: unknown, mutation: Pick<Mutation, 'meta'>) {
    if (mutation.meta?.changes === undefined) return;
    const { showSettled } = await loadChanges();
    await showSettled(queryClient, mutation, input, result);
  }

  // A build for the browser drops the server's class.
  const Queries = import.meta.env.SSR && isServer ? PageQueries : QueryClient;
  const queryClient = new Queries({
    queryCache: new QueryCache({ onError: (error) => void onError(error) }),
    mutationCache: new MutationCache({ onError: (error) => void onError(error), onSettled }),
    defaultOptions: {
      queries: {
        // Without a network a query fails, and the screen says so, instead of waiting for one.
        networkMode: 'always',
        // One more try in the browser, whether a loader or a screen asked first; no page waits for that on the server.
        retry: isServer ? 0 : 1,
        staleTime: 30_000,
        // Infinite lists would shift under the reader who comes back to them.
        refetchOnWindowFocus: ({ queryType, meta }) => queryType !== 'infinite' || meta?.follows === true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}

/** Visitors change nothing that shows: it stays out of their first load. The header of a signed-in person loads it early. */
const loadChanges = () => import('./show-changes.ts');
