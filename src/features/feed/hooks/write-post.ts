import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applyPatches } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Post } from '../contract.ts';
import { postOptions } from '../view/cached-posts.ts';
import { listPatches, onTop, postPatches } from '../view/post-patches.ts';
import { isGone } from './gone.ts';

/** Shares a post, or keeps it as a draft. */
export function useCreatePost() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.feed.createPost.mutationOptions({
      onSuccess: (post) => {
        if (!post.isDraft) applyPatches(queryClient, onTop(api, post));
      },
      meta: { changes: ({ isDraft }: { isDraft?: boolean }) => (isDraft ? ['drafts'] : []), isAwaited: true },
    }),
  );
}

/** Changes an own post or draft, or shares a draft. */
export function useEditPost() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.feed.editPost.mutationOptions({
      onSuccess(post, { publish }) {
        applyPatches(queryClient, [...(publish ? onTop(api, post) : []), ...postPatches(api, post.id, () => post)]);
      },
      meta: {
        changes: ({ publish }: { publish?: boolean }, post: Post | undefined) => (post?.isDraft || publish ? ['drafts'] : []),
        isAwaited: true,
      },
    }),
  );
}

/** Deletes an own post; where the server refuses it comes back to its place. `onGone` is called too when it was deleted before. */
export function useDeletePost(onGone?: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useOptimistic({
    call: (id: string) => api.feed.deletePost.call({ id }),
    show: (id) => listPatches(api, (posts) => posts.filter((post) => post.id !== id)),
    done(_answer, id) {
      queryClient.removeQueries(postOptions(api, id));
      toast({ kind: 'success', title: 'Post verwijderd' });
    },
    changes: (id) => [`post:${id}`],
    failed: 'Kon de post niet verwijderen. Probeer opnieuw.',
    moot: ['NOT_FOUND'],
  });
  return (id: string) =>
    mutate(id, {
      onSuccess: onGone,
      onError(error) {
        if (!isGone(error)) return;
        queryClient.removeQueries(postOptions(api, id));
        onGone?.();
      },
    });
}
