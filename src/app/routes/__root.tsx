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

let headerCounts: Promise<typeof import('../shell/header-counts.ts')> | undefined;

/** On the server alone: imported by each page's first load otherwise. Asked for once, as Node looks a file up again for each `import()`. */
async function loadHeader({ queryClient, api }: RouterContext): Promise<void> {
  headerCounts ??= import('../shell/header-counts.ts');
  const { loadHeaderCounts } = await headerCounts;
  await loadHeaderCounts(queryClient, api);
}

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
    if (import.meta.env.SSR) await loadHeader(context);
    await shell;
  },
  head: ({ match }) => siteHead(match.context.site),
  shellComponent: Document,
  component: Shell,
  notFoundComponent: NotFoundPage,
});
