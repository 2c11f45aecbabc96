import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { addressSearch } from '../platform/web/browser/address-search.ts';
import { createQueryClient } from '../platform/web/data/query-client.ts';
import { addKitRoute } from './kit/kit-route.ts';
import type { ApiClient, PageRequest } from './page-request.ts';
import { routeTree } from './route-tree.gen.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { PendingPage } from './shell/pending-page.tsx';

// A build drops this branch and everything that the page imports.
if (import.meta.env.DEV) addKitRoute();

/** Calls the contract in-process on the server, with the visitor's context, and over HTTP in the browser. */
const pageRequest = createIsomorphicFn()
  .server((): PageRequest => {
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: Start has no type for the context that pages.ts passes.
    const context = getGlobalStartContext() as { page: PageRequest } | undefined;
    if (context === undefined) throw new Error('A page is rendered outside a request.');
    return context.page;
  })
  .client((): PageRequest => {
    const client: ApiClient = createORPCClient(new RPCLink({ url: `${window.location.origin}/rpc` }));
    return { client, nonce: '' };
  });

export function getRouter() {
  const { client, nonce } = pageRequest();
  const queryClient = createQueryClient(import.meta.env.SSR);
  const router = createRouter({
    routeTree,
    ...addressSearch,
    context: { client, api: createTanstackQueryUtils(client), queryClient },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    ...(nonce === '' ? {} : { ssr: { nonce } }),
  });
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    // Pending queries of a failed loader are left to the browser: nobody would handle their later rejection.
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' },
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
