import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { type Drafts, draftsOptions } from './drafts.ts';

/** Deletes a draft. */
export function useDeleteDraft() {
  const api = useApi();
  return useOptimistic({
    call: (id: string) => api.feed.deletePost.call({ id }),
    show: (id) => [
      patch<Drafts>(draftsOptions(api).queryKey, (drafts) => ({
        ...drafts,
        pages: drafts.pages.map((page) => ({ ...page, posts: page.posts.filter((post) => post.id !== id), count: page.count - 1 })),
      })),
    ],
    failed: 'Kon het concept niet verwijderen. Probeer opnieuw.',
    moot: ['NOT_FOUND'],
  });
}
