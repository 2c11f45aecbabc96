import { type ComponentType, Suspense, useId, useRef, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { leaveSaved } from '../../../platform/web/forms/unsaved.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { IconMessage2, IconUsers } from '../../../platform/web/kit/icons.tsx';
import { ShareButton } from '../../../platform/web/kit/share-button.tsx';
import { Loading } from '../../../platform/web/kit/skeleton.tsx';
import type { CommentsPanelProps } from '../comments/components/comments-panel.tsx';
import type { Post } from '../contract.ts';
import { useDeletePost } from '../hooks/write-post.ts';
import { LikeButton } from './like-button.tsx';
import { PostCard } from './post-card.tsx';
import { PostMenu } from './post-menu.tsx';

const CommentsOnDemand = onDemand(
  async () => (await import(/* loads: early */ '../comments/components/comments-panel.tsx')).CommentsPanel,
  ({ onClose }) => onClose?.(),
);
const PostEditor = onDemand(
  async () => (await import(/* loads: early */ './post-editor.tsx')).PostEditor,
  ({ onDone }) => onDone(),
);

const LikersDialog = onDemand(
  async () => (await import('./likers-dialog.tsx')).LikersDialog,
  ({ onClose }) => onClose(),
);

type PostItemProps = {
  post: Post;
  now: number;
  first: boolean;
  /** Passed on the post's own page, where comments are open: the server renders them, so their styles come with the page. */
  OpenComments?: ComponentType<CommentsPanelProps>;
  onDelete?: () => void;
};

/** A post with all that can be done with it. */
export function PostItem({ post, now, first, OpenComments, onDelete }: PostItemProps) {
  const isPage = OpenComments !== undefined;
  const CommentsPanel = OpenComments ?? CommentsOnDemand;
  const [isOpen, setOpen] = useState(isPage);
  const [isEditing, setEditing] = useState(false);
  const [showsLikers, setLikers] = useState(false);
  const card = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const remove = useDeletePost(onDelete);
  const panel = useId();
  useLoadedEarly(CommentsOnDemand, PostEditor);

  function stopEditing() {
    setEditing(false);
    menu.current?.focus();
  }

  function closeComments() {
    leaveSaved(() => {
      setOpen(false);
      toggle.current?.focus();
    }, document.getElementById(panel));
  }

  function pressComments() {
    if (isPage) document.getElementById(`${panel}-veld`)?.focus();
    else if (isOpen) closeComments();
    else setOpen(true);
  }

  function deletePost() {
    const item = card.current?.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    next?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
    remove(post.id);
  }

  return (
    <PostCard
      ref={card}
      post={post}
      now={now}
      first={first}
      isPage={isPage}
      menu={(post.can.edit || post.can.delete) && <PostMenu ref={menu} post={post} onEdit={() => setEditing(true)} onDelete={deletePost} />}
      editor={
        isEditing && (
          <Suspense
            fallback={
              <Loading label="Laden...">
                <p>Laden...</p>
              </Loading>
            }
          >
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
      {post.likesCount > 0 && <IconButton size="small" label="Wie deze post leuk vindt" icon={IconUsers} onClick={() => setLikers(true)} />}
      <Button
        ref={toggle}
        tone="muted"
        size="small"
        aria-expanded={isPage ? undefined : isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={pressComments}
      >
        <IconMessage2 size={20} stroke={1.75} aria-hidden />
        {post.commentsCount === 0 ? 'Reageren' : 'Reacties '}
        {post.commentsCount > 0 && <span>{formatNumber(post.commentsCount)}</span>}
      </Button>
      {!post.isDraft && <ShareButton path={`/feed/${post.id}`} title="Deel deze post" label="Link naar de post" isSmall />}
      {showsLikers && (
        <Suspense>
          <LikersDialog postId={post.id} onClose={() => setLikers(false)} />
        </Suspense>
      )}
    </PostCard>
  );
}
