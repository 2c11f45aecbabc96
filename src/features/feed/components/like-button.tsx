import { useState } from 'react';
import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import type { Post } from '../contract.ts';
import { useLike } from '../hooks/like.ts';
import style from './like-button.module.css';

/** Likes a post or takes the like back. The leaf unfolds once when the viewer likes, not for likes of before. */
export function LikeButton({ post }: { post: Pick<Post, 'id' | 'likesCount' | 'likedByViewer'> }) {
  const { isLiked, likesCount, toggle } = useLike(post);
  const [unfolds, setUnfolds] = useState(false);

  function click() {
    setUnfolds(!isLiked);
    toggle();
  }

  return (
    <Button tone="muted" size="small" aria-pressed={isLiked} onClick={click}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        aria-hidden="true"
        className={style.leaf}
        data-unfolds={unfolds && isLiked}
      >
        <path className={style.blade} d="M6.5 17.5C3.5 9.5 9 4 20 3.5C20.5 15 14.5 20 6.5 17.5Z" />
        <path className={style.vein} d="M3.5 21C6.5 15.5 10 12 14 9.5" />
      </svg>
      Like{' '}
      {likesCount > 0 && (
        <span>
          {formatNumber(likesCount)}
          <Hidden>{likesCount === 1 ? ' like' : ' likes'}</Hidden>
        </span>
      )}
    </Button>
  );
}
