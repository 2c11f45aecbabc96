import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showChanges, showSettled } from './show-changes.ts';

/** The query client of a page, with the defaults and the handlers of all features (docs/decisions/027). */
export function createQueryClient(isServer: boolean): QueryClient {
  // In the browser the shell learns by this that a session ended elsewhere.
  const onError = (error: unknown) => {
    const isSignedOut = error instanceof ORPCError && error.code === 'UNAUTHORIZED';
    if (isSignedOut && !isServer) void showChanges(queryClient, ['session']);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSettled: (result, _error, input, _shown, mutation) => showSettled(queryClient, mutation, input, result),
    }),
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
