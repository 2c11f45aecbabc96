import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Announce } from '../../../../platform/web/kit/hidden.tsx';
import type { Post } from '../../contract.ts';
import { useComments, useCreateComment } from '../hooks.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import style from './comments-panel.module.css';

export type CommentsPanelProps = {
  id: string;
  post: Pick<Post, 'id' | 'commentsCount'>;
  now: number;
  /** Absent where it can't be closed. */
  onClose: (() => void) | undefined;
};

/** The comments on a post, oldest first, and the field for one's own. */
export function CommentsPanel({ id, post, now, onClose }: CommentsPanelProps) {
  const { comments, isPending, isLoadingError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, data } =
    useComments(post.id);
  const create = useCreateComment(post.id);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<{ focus(): void }>(null);
  const readsOnAt = useRef<number>(null);

  useEffect(() => {
    // After 'more', focus moves to the first new comment.
    if (readsOnAt.current === null || comments.length <= readsOnAt.current) return;
    list.current?.children[readsOnAt.current]?.querySelector<HTMLElement>('[tabindex]')?.focus();
    readsOnAt.current = null;
  }, [comments.length]);

  function showMore() {
    if (isFetchingNextPage) return;
    readsOnAt.current = comments.length;
    void fetchNextPage();
  }

  const coming = create.isPending ? create.variables.content : null;
  const isEmpty = data !== undefined && comments.length === 0 && coming === null;
  return (
    <section id={id} className={style.panel} aria-labelledby={`${id}-titel`}>
      <div className={style.head}>
        <h2 id={`${id}-titel`} className={style.title}>
          Reacties
        </h2>
        {onClose && (
          <Button tone="muted" size="small" onClick={onClose}>
            Sluiten
          </Button>
        )}
      </div>
      {isPending && <Skeleton rows={Math.min(3, Math.max(1, post.commentsCount))} />}
      {isLoadingError && (
        <div role="alert" className={style.failure}>
          <p>De reacties konden niet worden geladen.</p>
          <Button onClick={() => void refetch()}>Probeer opnieuw</Button>
        </div>
      )}
      {isEmpty && <p className={style.empty}>Nog geen reacties. Plaats de eerste!</p>}
      {(comments.length > 0 || coming !== null) && (
        <ul ref={list} className={style.list}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} postId={post.id} comment={comment} now={now} onGone={() => field.current?.focus()} />
          ))}
          {coming !== null && (
            <li className={style.coming}>
              <p>{coming}</p>
              <p className={style.note}>Wordt geplaatst...</p>
            </li>
          )}
        </ul>
      )}
      {hasNextPage && (
        <div className={style.more}>
          {isFetchNextPageError && <p className={style.problem}>Meer reacties konden niet worden geladen.</p>}
          <Button tone="quiet" size="small" aria-disabled={isFetchingNextPage} onClick={showMore}>
            {isFetchingNextPage ? 'Reacties laden...' : 'Meer reacties tonen'}
          </Button>
        </div>
      )}
      <CommentForm ref={field} fieldId={`${id}-veld`} postId={post.id} create={create} focusAtOnce={onClose !== undefined} />
    </section>
  );
}

/** In the shape of what comes. */
function Skeleton({ rows }: { rows: number }) {
  return (
    <>
      <Announce>Reacties laden...</Announce>
      <div className={style.skeleton} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have no other name and never move.
          <Fragment key={row}>
            <span className={style.face} />
            <span className={style.bar} />
          </Fragment>
        ))}
      </div>
    </>
  );
}
