import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { applyPatches } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { listPatches } from '../view/post-patches.ts';

/** Whether the server refused because the post was deleted meanwhile, or is out of the viewer's sight. */
export function isGone(error: unknown): boolean {
  return readFailure(error)?.code === 'NOT_FOUND';
}

/** Takes a post that was deleted meanwhile out of all lists; its own page then says that it is gone. */
export function useGonePost(id: string): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    applyPatches(
      queryClient,
      listPatches(api, (posts) => posts.filter((post) => post.id !== id)),
    );
    void router.invalidate({ filter: ({ routeId }) => routeId === '/feed_/$postId' });
  };
}
