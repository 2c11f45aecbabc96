import { createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { addressSearch } from '../platform/web/browser/address-search.ts';
import { nextTask } from '../platform/web/browser/next-task.ts';
import { takesToPlace } from '../platform/web/browser/takes-to-place.ts';
import { carryPosition } from '../platform/web/data/carried-position.ts';
import { type CarriedQuery, carryFailures, takeCarriedQueries } from '../platform/web/data/carried-queries.ts';
import { laterLink } from '../platform/web/data/later-link.ts';
import { createQueryClient } from '../platform/web/data/query-client.ts';
import { addKitRoute } from './kit/kit-route.ts';
import { type ApiClient, currentPageRequest, type PageRequest } from './page-request.ts';
import { routeTree } from './route-tree.gen.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { PendingPage } from './shell/pending-page.tsx';

// A build drops this branch and everything that the page imports.
if (import.meta.env.DEV) addKitRoute();

/** Calls the contract in-process on the server, with the visitor's context, and over HTTP in the browser. */
const pageRequest = createIsomorphicFn()
  .server(currentPageRequest)
  .client((): PageRequest => {
    const client: ApiClient = createORPCClient(laterLink());
    return { client, nonce: '', livePosition: undefined };
  });

export function getRouter() {
  const request = pageRequest();
  const { client, nonce, livePosition } = request;
  const queryClient = createQueryClient(import.meta.env.SSR);
  request.queryClient = queryClient;
  return createRouter({
    routeTree,
    ...addressSearch,
    context: { client, api: createTanstackQueryUtils(client), queryClient },
    scrollRestoration: takesToPlace(),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    // biome-ignore lint/correctness/noComponentHookFactories: made once, with the router that it wraps.
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // Loaders end before rendering starts, so the queries are all there; the document has those with an answer. The router's own way
    // streams those that come later, with 2 kB of code in each page.
    dehydrate: () => ({ failures: carryFailures(queryClient), livePosition }),
    hydrate: async ({ failures, livePosition: from }) => {
      await nextTask();
      takeCarriedQueries(queryClient, failures);
      carryPosition(from);
      await nextTask();
    },
    ...(nonce === '' ? {} : { ssr: { nonce } }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }

  /** Procedures answer JSON, though a query's own type doesn't say so. */
  interface SerializableExtensions {
    carriedQueries: CarriedQuery[];
  }
}
