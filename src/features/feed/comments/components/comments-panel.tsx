import { useRef } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import type { Post } from '../../contract.ts';
import { useComments, useCreateComment, useFollowedComments } from '../hooks.ts';
import { ComingComment } from './coming-comment.tsx';
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
  const comments = useComments(post.id);
  const create = useCreateComment(post.id);
  useFollowedComments(post.id);
  const field = useRef<{ focus(): void }>(null);
  return (
    <section id={id} className={style.panel} aria-labelledby={`${id}-titel`}>
      <div className={style.head}>
        <Title id={`${id}-titel`}>Reacties</Title>
        {onClose && (
          <Button tone="muted" size="small" onClick={onClose}>
            Sluiten
          </Button>
        )}
      </div>
      <PagedList
        list={comments}
        label="Reacties"
        keyOf={(comment) => comment.id}
        size="line"
        words={{
          failed: 'De reacties konden niet worden geladen.',
          more: 'Meer reacties tonen',
          loading: 'Reacties laden...',
          moreFailed: 'Meer reacties konden niet worden geladen.',
        }}
        skeleton={<CommentsSkeleton rows={Math.min(3, Math.max(1, post.commentsCount))} />}
        empty={<Text tone="muted">Nog geen reacties. Plaats de eerste!</Text>}
        coming={create.isPending && <ComingComment content={create.variables.content} />}
      >
        {(comment) => <CommentItem postId={post.id} comment={comment} now={now} onGone={() => field.current?.focus()} />}
      </PagedList>
      <CommentForm ref={field} fieldId={`${id}-veld`} postId={post.id} create={create} focusAtOnce={onClose !== undefined} />
    </section>
  );
}

/** In the shape of what comes. */
function CommentsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Reacties laden...">
      <Stack gap={12}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have no other name and never move.
          <Row key={row} gap={12} align="start" isUnbroken>
            <Skeleton circle={40} />
            <Skeleton block={72} />
          </Row>
        ))}
      </Stack>
    </Loading>
  );
}
