import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../../platform/web/data/live.ts';
import { applyPatches, type Patch, patch } from '../../../platform/web/data/patches.ts';
import { showChanges } from '../../../platform/web/data/show-changes.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { keptInBrowser } from '../../../platform/web/forms/kept-in-browser.ts';
import { text } from '../../../platform/web/forms/shape.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { type Pages as ListedPages, usePages } from '../../../platform/web/lists/use-pages.ts';
import type { Api } from '../view/cached-posts.ts';
import { postPatches } from '../view/post-patches.ts';
import type { Comment } from './contract.ts';
import { commentsTopic } from './policy.ts';

type Page = { comments: Comment[]; next: string | null };
type Pages = InfiniteData<Page, string | undefined>;

/** A comment that isn't sent yet, at the id of its writer and that of the post. */
export const keptComment = keptInBrowser('comment', text);

function commentsOptions(api: Api, postId: string) {
  return api.comments.listComments.infiniteOptions({
    input: (after: string | undefined) => ({ id: postId, after }),
    ...paging,
    // The newest are last: what others add shifts nothing under the reader.
    meta: { shows: ['comments', `comments:${postId}`, 'self', 'connections'], follows: true },
  });
}

/** Prefetches the first comments for a page; the panel reports a failure. */
export function loadComments(queryClient: QueryClient, api: Api, postId: string): Promise<void> {
  return queryClient.prefetchInfiniteQuery({ ...commentsOptions(api, postId), retry: false });
}

/** The loaded comments of a post, oldest first. */
export function useComments(postId: string): ListedPages<Comment> {
  const list = usePages(commentsOptions(useApi(), postId), ({ comments }) => comments);
  // One's new comment is last until its own page loads; then keep only the later of the two.
  return { ...list, items: list.items.filter(({ id }, place) => list.items.findLastIndex((other) => other.id === id) === place) };
}

function commentsPatch(api: Api, postId: string, change: (comments: Comment[], isLast: boolean) => Comment[]): Patch {
  return patch<Pages>(commentsOptions(api, postId).queryKey, (data) => ({
    ...data,
    pages: data.pages.map((page, at) => ({ ...page, comments: change(page.comments, at === data.pages.length - 1) })),
  }));
}

const countPatches = (api: Api, postId: string, by: number) =>
  postPatches(api, postId, (post) => ({ ...post, commentsCount: Math.max(0, post.commentsCount + by) }));

/** The stream tells only those who talk under a post; whoever looks on asks. */
const askMilliseconds = 30_000;

/** Keeps the open comments of a post up to date, and its count of them. Where the count can't be read it stays as it was. */
export function useFollowedComments(postId: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const readCount = useEffectEvent(() => {
    api.feed.readPost.call({ id: postId }).then(
      ({ commentsCount }) =>
        applyPatches(
          queryClient,
          postPatches(api, postId, (post) => ({ ...post, commentsCount })),
        ),
      () => undefined,
    );
  });
  useLive(commentsTopic, (id) => {
    if (id === postId) readCount();
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      void showChanges(queryClient, [`comments:${postId}`]);
      readCount();
    }, askMilliseconds);
    return () => clearInterval(timer);
  }, [postId, queryClient]);
}

type Written = Parameters<Api['comments']['createComment']['call']>[0];

/** Adds a comment. While it is under way the panel shows it from `variables`; the post counts it at once. */
export function useCreateComment(postId: string) {
  const api = useApi();
  return useOptimistic({
    call: (written: Written) => api.comments.createComment.call(written),
    show: () => countPatches(api, postId, 1),
    answer: ({ comment, commentsCount }) => [
      commentsPatch(api, postId, (comments, isLast) => (isLast ? [...comments, comment] : comments)),
      ...postPatches(api, postId, (post) => ({ ...post, commentsCount })),
    ],
    failed: null,
  });
}

/** Changes an own comment; its form says why it failed. */
export function useEditComment(postId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.comments.editComment.mutationOptions({
      onSuccess(comment) {
        const put = (comments: Comment[]) => comments.map((other) => (other.id === comment.id ? comment : other));
        applyPatches(queryClient, [commentsPatch(api, postId, put)]);
      },
    }),
  );
}

/** Deletes an own comment; where the server refuses it shows again. */
export function useDeleteComment(postId: string) {
  const api = useApi();
  const without = (id: string) => commentsPatch(api, postId, (comments) => comments.filter((comment) => comment.id !== id));
  return useOptimistic({
    call: ({ id }: { id: string }) => api.comments.deleteComment.call({ id }),
    show: ({ id }) => [without(id), ...countPatches(api, postId, -1)],
    answer: ({ commentsCount }, { id }) => [without(id), ...postPatches(api, postId, (post) => ({ ...post, commentsCount }))],
    failed: 'Kon de reactie niet verwijderen. Probeer opnieuw.',
    moot: ['NOT_FOUND'],
  });
}
