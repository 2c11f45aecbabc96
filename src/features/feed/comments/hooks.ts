import { type InfiniteData, type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { readFailure, readLimit } from '../../../platform/web/api-failure.ts';
import { readOwn, writeOwn } from '../../../platform/web/own-storage.ts';
import { toast } from '../../../platform/web/toast.ts';
import { useApi } from '../../../platform/web/use-api.ts';
import { useMe } from '../../profiles/hooks.ts';
import { type Api, changePost, leaveWhenSignedOut } from '../hooks/cached-posts.ts';
import type { Comment } from './contract.ts';

type Page = { comments: Comment[]; next: string | null };
type Pages = InfiniteData<Page, string | undefined>;

/** As the contract has it; its schema stays out of the browser. */
export const maxCommentLength = 2000;

/** Where this browser keeps what isn't sent yet: for its writer alone, also when their session ended without signing out. */
export function useKeptName(postId: string): string {
  return `comment:${useMe()?.id}:${postId}`;
}

function commentsOptions(api: Api, postId: string) {
  return api.comments.listComments.infiniteOptions({
    input: (after: string | undefined) => ({ id: postId, after }),
    initialPageParam: undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
}

/** Loads the first comments before a page shows them; what fails here is told by the panel. */
export function loadComments(queryClient: QueryClient, api: Api, postId: string): Promise<void> {
  return queryClient.prefetchInfiniteQuery({ ...commentsOptions(api, postId), retry: false });
}

/** The loaded comments of a post, oldest first. */
export function useComments(postId: string) {
  const query = useInfiniteQuery(commentsOptions(useApi(), postId));
  const loaded = query.data?.pages.flatMap(({ comments }) => comments) ?? [];
  // One's own stands at the end of what was loaded until the page comes that it belongs to.
  const comments = loaded.filter(({ id }, place) => loaded.findLastIndex((other) => other.id === id) === place);
  return { ...query, comments };
}

async function changeComments(
  queryClient: QueryClient,
  api: Api,
  postId: string,
  change: (comments: Comment[], isLast: boolean) => Comment[],
) {
  const { queryKey } = commentsOptions(api, postId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Pages>(queryKey, (data) => {
    const last = (data?.pages.length ?? 0) - 1;
    return data && { ...data, pages: data.pages.map((page, at) => ({ ...page, comments: change(page.comments, at === last) })) };
  });
}

/** Adds a comment. While it is under way the panel shows it from `variables`; the post counts it at once. */
export function useCreateComment(postId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const kept = useKeptName(postId);
  const countBy = (change: number) =>
    changePost(queryClient, api, postId, (post) => ({ ...post, commentsCount: Math.max(0, post.commentsCount + change) }));
  return useMutation(
    api.comments.createComment.mutationOptions({
      networkMode: 'always',
      onMutate: () => countBy(1),
      async onSuccess({ comment, commentsCount }) {
        // Also when its panel was closed meanwhile.
        if (readOwn(kept)?.trim() === comment.content) writeOwn(kept, null);
        await changeComments(queryClient, api, postId, (comments, isLast) => (isLast ? [...comments, comment] : comments));
        await changePost(queryClient, api, postId, (post) => ({ ...post, commentsCount }));
        toast({ kind: 'success', title: 'Reactie toegevoegd', message: 'Je reactie is succesvol geplaatst.' });
      },
      async onError(error) {
        await countBy(-1);
        const failure = readFailure(error);
        const isSayable = failure?.code === 'UNAUTHORIZED' || failure?.code === 'NOT_FOUND';
        const message = isSayable ? failure.message : (readLimit(error) ?? 'Kon de reactie niet toevoegen.');
        toast({ kind: 'error', title: 'Fout', message });
        leaveWhenSignedOut(queryClient, api, error);
      },
    }),
  );
}

/** Changes an own comment. */
export function useEditComment(postId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.comments.editComment.mutationOptions({
      networkMode: 'always',
      onSuccess: (comment) =>
        changeComments(queryClient, api, postId, (comments) => comments.map((other) => (other.id === comment.id ? comment : other))),
      onError(error) {
        toast({ kind: 'error', title: 'Fout', message: readFailure(error)?.message ?? 'Kon de reactie niet wijzigen. Probeer opnieuw.' });
        leaveWhenSignedOut(queryClient, api, error);
      },
    }),
  );
}

/** Deletes an own comment. The panel hides it while that is under way; it shows again when the server refuses. */
export function useDeleteComment(postId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const drop = (id: string) => changeComments(queryClient, api, postId, (comments) => comments.filter((comment) => comment.id !== id));
  return useMutation(
    api.comments.deleteComment.mutationOptions({
      networkMode: 'always',
      async onSuccess({ commentsCount }, { id }) {
        await drop(id);
        await changePost(queryClient, api, postId, (post) => ({ ...post, commentsCount }));
      },
      onError(error, { id }) {
        if (readFailure(error)?.code === 'NOT_FOUND') return drop(id);
        toast({ kind: 'error', title: 'Fout', message: readLimit(error) ?? 'Kon de reactie niet verwijderen. Probeer opnieuw.' });
        leaveWhenSignedOut(queryClient, api, error);
      },
    }),
  );
}
