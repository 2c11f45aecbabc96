import { type InfiniteData, type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../platform/attempt.ts';
import { readFailure } from '../../platform/web/api-failure.ts';
import { readOwn, writeOwn } from '../../platform/web/own-storage.ts';
import { toast } from '../../platform/web/toast.ts';
import { useApi } from '../../platform/web/use-api.ts';
import type { Picture } from '../uploads/contract.ts';
import type { Post } from './contract.ts';

type Api = ReturnType<typeof useApi>;
type Page = { posts: Post[]; next: string | null };
type Pages = InfiniteData<Page, string | undefined>;

/** As the contract has it; its schema stays out of the browser. */
export const maxPostLength = 3000;
export const maxAltLength = 300;

/** The feed's pages. They don't change under the reader's eyes when the window gets focus. */
export function feedOptions(api: Api) {
  return api.feed.listPosts.infiniteOptions({
    input: (before: string | undefined) => ({ before }),
    initialPageParam: undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    refetchOnWindowFocus: false,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: 'always',
    staleTime: 60_000,
  });
}

/** Loads the first page before it is shown; what fails here is tried again, and told, by the screen. */
export function loadFeed(queryClient: QueryClient, api: Api): Promise<void> {
  return queryClient.prefetchInfiniteQuery({ ...feedOptions(api), retry: false });
}

/**
 * Changes the loaded posts. A load under way began with the posts as they were and would put
 * them back: it is cancelled, and begun anew where there is nothing to change yet.
 */
async function changeFeed(queryClient: QueryClient, api: Api, change: (posts: Post[], page: number) => Post[]): Promise<void> {
  const { queryKey } = feedOptions(api);
  if (queryClient.getQueryData<Pages>(queryKey) === undefined) {
    await queryClient.invalidateQueries({ queryKey });
    return;
  }
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Pages>(queryKey, (feed) => {
    return feed && { ...feed, pages: feed.pages.map((page, position) => ({ ...page, posts: change(page.posts, position) })) };
  });
}

/** The loaded posts, and the way to older ones. */
export function useFeed() {
  const feed = useInfiniteQuery(feedOptions(useApi()));
  const pages = feed.data?.pages ?? [];
  const [wanted, setWanted] = useState(1);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed;

  // A load of older posts that a new post or a like cancelled begins again.
  const isWanting = hasNextPage && !isFetching && !isFetchNextPageError && pages.length > 0 && pages.length < wanted;
  useEffect(() => {
    if (isWanting) void fetchNextPage();
  }, [isWanting, fetchNextPage]);

  return {
    ...feed,
    pages,
    showOlder() {
      setWanted(pages.length + 1);
      if (isFetchNextPageError) void fetchNextPage();
    },
  };
}

/** When the session ended elsewhere, the whole page learns it. */
function leaveWhenSignedOut(queryClient: QueryClient, api: Api, error: unknown): void {
  if (readFailure(error)?.code === 'UNAUTHORIZED') void queryClient.invalidateQueries({ queryKey: api.profiles.readMe.queryKey() });
}

/** Shares a post; it stands on top of the feed at once. */
export function useCreatePost() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.feed.createPost.mutationOptions({
      networkMode: 'always',
      onSuccess: (post) =>
        changeFeed(queryClient, api, (posts, page) => {
          const others = posts.filter(({ id }) => id !== post.id);
          return page === 0 ? [post, ...others] : others;
        }),
      onError: (error) => leaveWhenSignedOut(queryClient, api, error),
    }),
  );
}

/** A post's like as the viewer just chose it, before the server has answered; put back when it refuses. */
export function useLike(post: Pick<Post, 'id' | 'likesCount' | 'likedByViewer'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (like: boolean) => (like ? api.feed.likePost : api.feed.unlikePost).call({ id: post.id }),
    // One after the other, so that the last choice is the one that stays.
    scope: { id: `like-${post.id}` },
    networkMode: 'always',
    onSuccess: (state) =>
      changeFeed(queryClient, api, (posts) => posts.map((other) => (other.id === post.id ? { ...other, ...state } : other))),
    onError(error, like) {
      const message = like ? 'Kon de post niet liken.' : 'Kon de like niet verwijderen.';
      toast({ kind: 'error', title: 'Fout', message });
      leaveWhenSignedOut(queryClient, api, error);
    },
  });
  const isLiked = isPending ? variables : post.likedByViewer;
  const likesCount = post.likesCount + Number(isLiked) - Number(post.likedByViewer);
  return { isLiked, likesCount, toggle: () => mutate(!isLiked) };
}

/** A post that isn't sent yet, and the attempt to send it when one was made. */
export type Draft = { text: string; image: Picture | null; alt: string; attempt: Attempt | null };

export const noDraft: Draft = { text: '', image: null, alt: '', attempt: null };

/** What a person was writing; it outlives a reload and goes when it is posted or its writer signs out. */
export function useDraft(
  personId: string,
  textarea: RefObject<HTMLTextAreaElement | null>,
): [draft: Draft, keep: (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(noDraft);
  const latest = useRef(draft);
  const name = `post:${personId}`;
  useEffect(() => {
    // What was typed before the page worked is newer than what was kept.
    const typed = textarea.current?.value ?? '';
    const kept = parseDraft(readOwn(name));
    latest.current = typed === '' ? kept : { ...kept, text: typed, attempt: null };
    setDraft(latest.current);
  }, [name, textarea]);
  return [
    draft,
    (change) => {
      // A picture that arrives changes what was typed meanwhile, not what stood there when it left.
      const next = { ...latest.current, ...change };
      latest.current = next;
      setDraft(next);
      writeOwn(name, next.text.trim() === '' && next.image === null ? null : JSON.stringify(next));
    },
  ];
}

/** Reads a kept draft; what isn't one is none. */
export function parseDraft(kept: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(kept ?? 'null');
    if (!isRecord(draft) || typeof draft.text !== 'string') return noDraft;
    const { text, attempt } = draft;
    const isAttempt = isRecord(attempt) && typeof attempt.id === 'string' && typeof attempt.content === 'string';
    const image = isPicture(draft.image) ? draft.image : null;
    const alt = image !== null && typeof draft.alt === 'string' ? draft.alt : '';
    return { text, image, alt, attempt: isAttempt ? { id: String(attempt.id), content: String(attempt.content) } : null };
  } catch {
    return noDraft;
  }
}

function isPicture(value: unknown): value is Picture {
  if (!isRecord(value)) return false;
  const { id, width, height, widths } = value;
  return typeof id === 'string' && typeof width === 'number' && typeof height === 'number' && Array.isArray(widths);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
