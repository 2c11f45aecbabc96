import { type ApiFailure, isServerFault, readLimit } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import type { Post } from '../contract.ts';
import { postPatches } from '../view/post-patches.ts';
import { isGone, useGonePost } from './gone.ts';

/** Likes a post, or takes the like back. */
export function useLike({ id, likesCount, likedByViewer: isLiked }: Pick<Post, 'id' | 'likesCount' | 'likedByViewer'>) {
  const api = useApi();
  const leave = useGonePost(id);
  const { mutate } = useOptimistic({
    call: (like: boolean) => (like ? api.feed.likePost : api.feed.unlikePost).call({ id }),
    show: (like) => postPatches(api, id, (post) => withLike(post, like)),
    answer: (state) => postPatches(api, id, (post) => ({ ...post, ...state })),
    failed: ({ input, failure, error }) => messageOf(error, failure, input),
    // The last choice is the one that stays.
    scope: `like-${id}`,
  });
  return { isLiked, likesCount, toggle: () => mutate(!isLiked, { onError: (error) => isGone(error) && leave() }) };
}

/** The people who like a post, by page. */
export function useLikers(id: string) {
  const options = useApi().feed.listLikers.infiniteOptions({
    input: (after: string | undefined) => ({ id, after }),
    ...paging,
    // Likes may have come since it was opened last.
    staleTime: 0,
    meta: { shows: [`post:${id}`] },
  });
  return usePages(options, ({ people }) => people);
}

function withLike(post: Post, like: boolean): Post {
  return { ...post, likedByViewer: like, likesCount: post.likesCount + Number(like) - Number(post.likedByViewer) };
}

/** The message of a failure: the server's own, or the general one if Kiem itself failed. */
function messageOf(error: unknown, failure: ApiFailure | null, like: boolean): string {
  if (isServerFault(error)) return 'Er is iets misgegaan.';
  if (failure?.code === 'UNAUTHORIZED' || failure?.code === 'NOT_FOUND') return failure.message;
  return readLimit(error) ?? (like ? 'Kon de post niet liken.' : 'Kon de like niet verwijderen.');
}
