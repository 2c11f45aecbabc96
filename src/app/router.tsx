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

// The build drops this, and with it all that the page imports.
if (import.meta.env.DEV) addKitRoute();

/** On the server the contract is called in-process with the visitor's context, in the browser over HTTP. */
const pageRequest = createIsomorphicFn()
  .server((): PageRequest => {
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: Start declares no type for what pages.ts gives it.
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
    // What a loader that failed left unfinished is the browser's to ask for: its failure would come where nobody awaits it.
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' },
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
