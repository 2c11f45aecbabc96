import type { RouterUtils } from '@orpc/tanstack-query';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { meMeta } from '../features/profiles/hooks.ts';
import type { Session } from '../platform/web/data/use-session.ts';
import type { ApiClient } from './page-request.ts';

export function makeSession(queryClient: QueryClient, api: RouterUtils<ApiClient>): Session {
  const me = api.profiles.readMe.queryKey();
  const kept = [me, api.site.readSite.queryKey()].map(hashKey);
  const forgetOthers = () => queryClient.removeQueries({ predicate: ({ queryHash }) => !kept.includes(queryHash) });
  return {
    check: () => void queryClient.invalidateQueries({ queryKey: me }),
    async begin() {
      forgetOthers();
      await queryClient.fetchQuery(api.profiles.readMe.queryOptions({ staleTime: 0, meta: meMeta }));
    },
    async end() {
      await queryClient.cancelQueries();
      queryClient.setQueryData(me, null);
      forgetOthers();
    },
  };
}
