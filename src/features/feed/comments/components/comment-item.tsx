import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { formatLongDateTime } from '../../../../platform/web/format/formats.ts';
import { shortAge } from '../../../../platform/web/format/relative-time.ts';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { LinkedText } from '../../../../platform/web/kit/linked-text.tsx';
import { Avatar } from '../../../profiles/components/avatar.tsx';
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
  const name = `${author.firstName} ${author.lastName}`.trim() || 'Onbekende gebruiker';
  const work = [author.jobTitle, author.company].filter((part) => part !== '').join(' bij ');

  function stopEditing() {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  }

  function confirm() {
    onGone();
    remove.mutate({ id: comment.id });
  }

  if (remove.isPending) return null;
  return (
    <li className={style.comment}>
      <Avatar person={author} />
      <div className={style.words} tabIndex={-1}>
        <p className={style.head}>
          <Link to="/profiel/$profileId" params={{ profileId: author.id }} preload={false} className={style.name}>
            {name}
          </Link>
          <span className={style.age}>
            <time dateTime={createdAt} title={formatLongDateTime(createdAt)}>
              {shortAge(createdAt, now)}
            </time>
            {editedAt !== null && ' · bewerkt'}
          </span>
        </p>
        {work !== '' && <p className={style.work}>{work}</p>}
        {isEditing ? (
          <CommentEditor postId={postId} comment={comment} onDone={stopEditing} />
        ) : (
          <LinkedText text={content} className={style.text} />
        )}
      </div>
      {!isEditing && (can.edit || can.delete) && (
        <div className={style.actions}>
          {can.edit && (
            <button ref={edit} type="button" className={style.action} onClick={() => setEditing(true)}>
              Bewerken
            </button>
          )}
          {can.delete && (
            <button type="button" className={style.action} onClick={() => setAsks(true)}>
              Verwijderen
            </button>
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
    </li>
  );
}
