import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { readFailure, readLimit } from '../../../platform/web/api-failure.ts';
import { toast } from '../../../platform/web/toast.ts';
import { useApi } from '../../../platform/web/use-api.ts';
import type { Post } from '../contract.ts';
import { type Api, changeFeed, changePost, feedOptions, leaveWhenSignedOut, type Pages, postOptions } from './cached-posts.ts';
import { draftsOptions } from './drafts.ts';

/** A post stands on top of the feed at once. */
function putOnTop(queryClient: QueryClient, api: Api, post: Post): Promise<void> {
  return changeFeed(queryClient, api, (posts, page) => {
    const others = posts.filter(({ id }) => id !== post.id);
    return page === 0 ? [post, ...others] : others;
  });
}

/** Shares a post, or keeps it as a draft. */
export function useCreatePost() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.feed.createPost.mutationOptions({
      networkMode: 'always',
      onSuccess: (post) => (post.isDraft ? queryClient.invalidateQueries(draftsOptions(api)) : putOnTop(queryClient, api, post)),
      onError: (error) => leaveWhenSignedOut(queryClient, api, error),
    }),
  );
}

/** Changes an own post or draft, or shares a draft. */
export function useEditPost() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.feed.editPost.mutationOptions({
      networkMode: 'always',
      async onSuccess(post, { publish }) {
        if (publish) await putOnTop(queryClient, api, post);
        await changePost(queryClient, api, post.id, () => post);
        if (post.isDraft || publish) await queryClient.invalidateQueries(draftsOptions(api));
      },
      onError: (error) => leaveWhenSignedOut(queryClient, api, error),
    }),
  );
}

/** Deletes an own post: it goes from the feed at once and comes back to its place when the server refuses. */
export function useDeletePost() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.feed.deletePost.call({ id }),
    networkMode: 'always',
    async onMutate(id) {
      const feed = queryClient.getQueryData<Pages>(feedOptions(api).queryKey);
      const page = feed?.pages.findIndex(({ posts }) => posts.some((post) => post.id === id)) ?? -1;
      const index = feed?.pages[page]?.posts.findIndex((post) => post.id === id) ?? -1;
      const post = feed?.pages[page]?.posts[index];
      if (feed !== undefined) await changeFeed(queryClient, api, (posts) => posts.filter((other) => other.id !== id));
      return { post, page, index };
    },
    onSuccess(_answer, id) {
      queryClient.removeQueries(postOptions(api, id));
      toast({ kind: 'success', title: 'Post verwijderd' });
    },
    async onError(error, id, place) {
      // Another window was first: then it is as it should be.
      if (readFailure(error)?.code === 'NOT_FOUND') return queryClient.removeQueries(postOptions(api, id));
      const { post, page, index } = place ?? {};
      if (post !== undefined) {
        await changeFeed(queryClient, api, (posts, position) => (position === page ? posts.toSpliced(index ?? 0, 0, post) : posts));
      }
      toast({ kind: 'error', title: 'Fout', message: readLimit(error) ?? 'Kon de post niet verwijderen. Probeer opnieuw.' });
      leaveWhenSignedOut(queryClient, api, error);
    },
  });
}
