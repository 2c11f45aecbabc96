import { useEffect, useRef } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Announce } from '../../../platform/web/kit/hidden.tsx';
import type { useFeed } from '../hooks/feed.ts';
import { PostItem } from './post-item.tsx';
import style from './post-list.module.css';

/** Older posts load by themselves this many times; then the reader presses a button, so the page's end stays reachable. */
const automaticPages = 3;

type PostListProps = { feed: ReturnType<typeof useFeed>; now: number };

/** The posts, newest first, with older ones on request. */
export function PostList({ feed, now }: PostListProps) {
  const { pages, hasNextPage, isFetchingNextPage, isFetchNextPageError, showOlder } = feed;
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const askedAfter = useRef<number>(null);
  const showOlderNow = useRef(showOlder);
  showOlderNow.current = showOlder;

  const comesByItself = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && pages.length <= automaticPages;
  useEffect(() => {
    if (!comesByItself || end.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showOlderNow.current(), { rootMargin: '800px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [comesByItself]);

  useEffect(() => {
    // After the button, focus moves to the first of the older posts.
    if (askedAfter.current === null || askedAfter.current !== pages.length - 1) return;
    askedAfter.current = null;
    list.current?.querySelector<HTMLElement>(`[data-page="${pages.length - 1}"] article`)?.focus();
  }, [pages.length]);

  function ask() {
    askedAfter.current = pages.length;
    showOlder();
  }

  return (
    <>
      <ul ref={list} className={style.list} aria-label="Posts">
        {pages.flatMap((page, position) =>
          page.posts.map((post, place) => (
            <li key={post.id} data-page={position}>
              <PostItem post={post} now={now} first={position === 0 && place === 0} />
            </li>
          )),
        )}
      </ul>
      <div ref={end} className={style.end}>
        {isFetchNextPageError && <p className={style.failure}>De oudere posts konden niet worden geladen.</p>}
        {hasNextPage && (
          <Button aria-disabled={isFetchingNextPage} onClick={ask}>
            {olderLabel(isFetchingNextPage, isFetchNextPageError)}
          </Button>
        )}
        {!hasNextPage && pages.length > 1 && <p className={style.last}>Dit was de allereerste post.</p>}
      </div>
      <Announce>{pages.length > 1 ? `${pages.at(-1)?.posts.length} oudere posts geladen.` : ''}</Announce>
    </>
  );
}

function olderLabel(isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Oudere posts laden...';
  return hasFailed ? 'Probeer opnieuw' : 'Oudere posts tonen';
}
