import { IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import type { useFeed } from '../hooks/feed.ts';
import { useNewPosts } from '../hooks/new-posts.ts';
import style from './new-posts.module.css';

type NewPostsProps = { feed: ReturnType<typeof useFeed>; viewerId: string };

/** Says, over the list and without moving it, that others shared something since; a click shows it (decision 21). */
export function NewPosts({ feed, viewerId }: NewPostsProps) {
  const count = useNewPosts(
    feed.pages.flatMap(({ posts }) => posts),
    viewerId,
  );
  const notice = useRef<HTMLDivElement>(null);

  async function show() {
    const list = notice.current?.parentElement;
    if (!(await feed.showNewest())) return;
    window.scrollTo({ top: 0 });
    // Reads on at the newest, once it is drawn.
    requestAnimationFrame(() => list?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true }));
  }

  return (
    <div ref={notice} role="status" className={style.notice}>
      {count > 0 && (
        <button type="button" className={style.button} onClick={() => void show()}>
          <IconArrowUp size={18} stroke={2} aria-hidden />
          {newPostsLabel(count)}
        </button>
      )}
    </div>
  );
}

function newPostsLabel(count: number): string {
  if (count === 1) return '1 nieuwe post';
  return `${count > 99 ? '99+' : count} nieuwe posts`;
}
