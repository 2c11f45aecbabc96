import type { RouterUtils } from '@orpc/tanstack-query';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { readMessagesSearch } from '../../features/messages/view/search.ts';
import { meMeta } from '../../features/profiles/hooks.ts';
import type { ApiClient } from '../page-request.ts';
import { Document } from '../shell/document.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { siteHead } from '../shell/page-head.ts';
import { Shell } from '../shell/shell.tsx';
import { loadSignedInShell } from '../shell/signed-in-parts.ts';

export type RouterContext = { client: ApiClient; api: RouterUtils<ApiClient>; queryClient: QueryClient };

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readMessagesSearch,
  beforeLoad: async ({ context: { queryClient, api } }) => {
    const [site, viewer] = await Promise.all([
      queryClient.ensureQueryData(api.site.readSite.queryOptions({ meta: { outlivesSession: true } })),
      // Never stale by itself: it is fetched again when a word changes, and the shell observes it.
      queryClient.fetchQuery(api.profiles.readMe.queryOptions({ staleTime: Number.POSITIVE_INFINITY, meta: meMeta })),
    ]);
    return { site, viewer };
  },
  async loader({ context }) {
    if (context.viewer === null) return;
    const shell = loadSignedInShell();
    // Imported here, as it would otherwise be in every page's first load.
    if (import.meta.env.SSR) await (await import('../shell/header-counts.ts')).loadHeaderCounts(context.queryClient, context.api);
    await shell;
  },
  head: ({ match }) => siteHead(match.context.site),
  shellComponent: Document,
  component: Shell,
  notFoundComponent: NotFoundPage,
});
