import type { QueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';

type Api = ReturnType<typeof useApi>;

const activityOptions = (api: Api, personId: string) =>
  api.activity.listActivity.infiniteOptions({
    input: (before: string | undefined) => ({ id: personId, before }),
    ...paging,
    meta: { shows: ['self', 'connections'] },
  });

/** Loads the newest before they are shown; the screen shows what failed. */
export function loadActivity(queryClient: QueryClient, api: Api, personId: string): Promise<void> {
  return queryClient.prefetchInfiniteQuery({ ...activityOptions(api, personId), retry: false });
}

/** The acts of a person beside their posts, newest first. */
export const useActivity = (personId: string) => usePages(activityOptions(useApi(), personId), ({ acts }) => acts);
