import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatLongDateTime } from '../../../../platform/web/format/dates.ts';
import { shortAge } from '../../../../platform/web/format/relative-time.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { LinkedText } from '../../../../platform/web/kit/linked-text.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { Avatar } from '../../../profiles/components/avatar.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { Comment } from '../contract.ts';
import { useDeleteComment } from '../hooks.ts';
import { CommentEditor } from './comment-editor.tsx';
import style from './comment-item.module.css';

type CommentItemProps = { postId: string; comment: Comment; now: number; onGone: () => void };

/** One comment, with what its author can do with it. */
export function CommentItem({ postId, comment, now, onGone }: CommentItemProps) {
  const { author, content, createdAt, editedAt, can } = comment;
  const [isEditing, setEditing] = useState(false);
  const [asks, setAsks] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useDeleteComment(postId);
  const name = nameOf(author);
  const work = [author.jobTitle, author.company].filter((part) => part !== '').join(' bij ');

  function stopEditing() {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  }

  function confirm() {
    onGone();
    remove.mutate({ id: comment.id });
  }

  return (
    <div className={style.comment}>
      <Avatar person={author} />
      <div className={style.words} tabIndex={-1}>
        <Row as="p" justify="between" align="baseline" gap={0}>
          <Link to="/profiel/$profileId" params={{ profileId: author.id }} preload={false} className={style.name}>
            {name}
          </Link>
          <Text as="span" tone="muted" size="small">
            <time dateTime={createdAt} title={formatLongDateTime(createdAt)}>
              {shortAge(createdAt, now)}
            </time>
            {editedAt !== null && ' · bewerkt'}
          </Text>
        </Row>
        {work !== '' && (
          <Text tone="muted" size="small">
            {work}
          </Text>
        )}
        {isEditing ? (
          <CommentEditor postId={postId} comment={comment} onDone={stopEditing} />
        ) : (
          <Text as="div" isWritten>
            <LinkedText text={content} />
          </Text>
        )}
      </div>
      {!isEditing && (can.edit || can.delete) && (
        <div className={style.actions}>
          {can.edit && (
            <Button ref={edit} tone="muted" size="small" onClick={() => setEditing(true)}>
              Bewerken
            </Button>
          )}
          {can.delete && (
            <Button tone="muted" size="small" onClick={() => setAsks(true)}>
              Verwijderen
            </Button>
          )}
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title="Je reactie verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={confirm}
          onClose={() => setAsks(false)}
        >
          Je kunt dit niet terugdraaien.
        </ConfirmDialog>
      )}
    </div>
  );
}
