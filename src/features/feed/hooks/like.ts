import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isServerFault, readFailure, readLimit } from '../../../platform/web/api-failure.ts';
import { toast } from '../../../platform/web/toast.ts';
import { useApi } from '../../../platform/web/use-api.ts';
import type { Post } from '../contract.ts';
import { changePost, leaveWhenSignedOut } from './cached-posts.ts';

/** A post's like as the viewer just chose it, before the server has answered; put back when it refuses. */
export function useLike(post: Pick<Post, 'id' | 'likesCount' | 'likedByViewer'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (like: boolean) => (like ? api.feed.likePost : api.feed.unlikePost).call({ id: post.id }),
    // One after the other, so that the last choice is the one that stays.
    scope: { id: `like-${post.id}` },
    networkMode: 'always',
    onSuccess: (state) => changePost(queryClient, api, post.id, (other) => ({ ...other, ...state })),
    onError(error, like) {
      toast({ kind: 'error', title: 'Fout', message: messageOf(error, like) });
      leaveWhenSignedOut(queryClient, api, error);
    },
  });
  const isLiked = isPending ? variables : post.likedByViewer;
  const likesCount = post.likesCount + Number(isLiked) - Number(post.likedByViewer);
  return { isLiked, likesCount, toggle: () => mutate(!isLiked) };
}

/** platform.md §8: what couldn't be done; for a failure of Kiem itself the general sentence. */
function messageOf(error: unknown, like: boolean): string {
  if (isServerFault(error)) return 'Er is iets misgegaan.';
  const failure = readFailure(error);
  if (failure?.code === 'UNAUTHORIZED') return failure.message;
  return readLimit(error) ?? (like ? 'Kon de post niet liken.' : 'Kon de like niet verwijderen.');
}
