import { useEffect, useRef } from 'react';
import { leaveSaved } from '../../../platform/web/forms/unsaved.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { IconArrowUp } from '../../../platform/web/kit/icons.tsx';
import type { useFeed } from '../hooks/feed.ts';
import { useNewPosts } from '../hooks/new-posts.ts';
import style from './new-posts.module.css';

type NewPostsProps = { feed: ReturnType<typeof useFeed>; viewerId: string };

/** Announces newer posts of others above the list without moving it; a click shows them (docs/product.md, Feed). */
export function NewPosts({ feed, viewerId }: NewPostsProps) {
  const count = useNewPosts(feed.items, viewerId);
  const notice = useRef<HTMLDivElement>(null);

  const goesToTop = useRef(false);
  const { dataUpdatedAt } = feed.query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the arrival of posts that matters.
  useEffect(() => {
    if (!goesToTop.current) return;
    goesToTop.current = false;
    window.scrollTo({ top: 0 });
    notice.current?.parentElement?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
  }, [dataUpdatedAt]);

  async function show() {
    goesToTop.current = true;
    if (!(await feed.showNewest())) goesToTop.current = false;
  }

  return (
    <div ref={notice} role="status" className={style.notice}>
      {count > 0 && (
        <div className={style.float}>
          <Button tone="primary" onClick={() => leaveSaved(() => void show(), document.body)}>
            <IconArrowUp size={18} stroke={2} aria-hidden />
            {newPostsLabel(count)}
          </Button>
        </div>
      )}
    </div>
  );
}

function newPostsLabel(count: number): string {
  if (count === 1) return '1 nieuwe post';
  return `${count > 99 ? '99+' : count} nieuwe posts`;
}
