import { IconMessage2 } from '@tabler/icons-react';
import { Suspense, useId, useRef, useState } from 'react';
import { formatNumber } from '../../../platform/web/formats.ts';
import { onDemand } from '../../../platform/web/on-demand.tsx';
import type { Post } from '../contract.ts';
import { useDeletePost } from '../hooks/write-post.ts';
import { LikeButton } from './like-button.tsx';
import actions from './post-action.module.css';
import { PostCard } from './post-card.tsx';
import { PostMenu } from './post-menu.tsx';
import { ShareButton } from './share-button.tsx';

const CommentsPanel = onDemand(async () => (await import('../comments/components/comments-panel.tsx')).CommentsPanel);
const PostEditor = onDemand(async () => (await import('./post-editor.tsx')).PostEditor);

/** Loads what a post with its comments open needs, for a page that shows it so from the start. */
export const loadCommentsPanel = CommentsPanel.load;

type PostItemProps = {
  post: Post;
  now: number;
  first: boolean;
  /** On its own page the comments stand open. */
  isPage?: boolean;
  onDelete?: () => void;
};

/** A post with all that can be done with it. */
export function PostItem({ post, now, first, isPage = false, onDelete }: PostItemProps) {
  const [isOpen, setOpen] = useState(isPage);
  const [isEditing, setEditing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const remove = useDeletePost();
  const panel = useId();

  function stopEditing() {
    setEditing(false);
    menu.current?.focus();
  }

  function closeComments() {
    setOpen(false);
    toggle.current?.focus();
  }

  function deletePost() {
    const item = card.current?.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    next?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
    remove.mutate(post.id, { onSuccess: onDelete });
  }

  return (
    <PostCard
      ref={card}
      post={post}
      now={now}
      first={first}
      menu={(post.can.edit || post.can.delete) && <PostMenu ref={menu} post={post} onEdit={() => setEditing(true)} onDelete={deletePost} />}
      editor={
        isEditing && (
          <Suspense fallback={<p role="status">Laden...</p>}>
            <PostEditor post={post} onDone={stopEditing} />
          </Suspense>
        )
      }
      comments={
        isOpen && (
          <Suspense>
            <CommentsPanel id={panel} post={post} now={now} onClose={isPage ? undefined : closeComments} />
          </Suspense>
        )
      }
    >
      <LikeButton post={post} />
      <button
        ref={toggle}
        type="button"
        className={actions.action}
        aria-expanded={isPage ? undefined : isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => (isPage ? document.getElementById(`${panel}-veld`)?.focus() : setOpen(!isOpen))}
      >
        <IconMessage2 size={20} stroke={1.75} aria-hidden />
        {post.commentsCount === 0 ? 'Reageren' : 'Reacties '}
        {post.commentsCount > 0 && <span className={actions.count}>{formatNumber(post.commentsCount)}</span>}
      </button>
      {!post.isDraft && <ShareButton postId={post.id} />}
    </PostCard>
  );
}
