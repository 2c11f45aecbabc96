import { memo, useState } from 'react';
import { formatLongDateTime } from '../../../platform/web/format/dates.ts';
import { formatTime } from '../../../platform/web/format/days.ts';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconCopy, IconPencil, IconTrash } from '../../../platform/web/kit/icons.tsx';
import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import { Menu } from '../../../platform/web/kit/menu.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { firstNameOf } from '../../profiles/texts.ts';
import type { Message } from '../contract.ts';
import { tellFailure, useDeleteMessage } from '../hooks/change-message.ts';
import type { Line } from '../view/line-up.ts';
import { MessageFiles } from './message-files.tsx';
import style from './message-item.module.css';

type MessageItemProps = {
  line: Line;
  /** The other person. */
  person: PersonSummary;
  isMarked: boolean;
  /** Whether it is the viewer's last message that the other has read. */
  isLastRead: boolean;
  onEdit: (message: Message) => void;
};

/** One message with its actions. */
export const MessageItem = memo(function MessageItem({ line, person, isMarked, isLastRead, onEdit }: MessageItemProps) {
  const { message, beginsGroup, endsGroup } = line;
  const { id, senderId, content, attachments, createdAt, editedAt, isDeleted, editableUntil, can } = message;
  const [asks, setAsks] = useState(false);
  const remove = useDeleteMessage(person.id);
  const isOwn = senderId !== person.id;

  function edit() {
    if (editableUntil !== null && Date.parse(editableUntil) > Date.now()) onEdit(message);
    else tellFailure(null, 'Een bericht kun je tot 15 minuten na het versturen bewerken.');
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      toast({ kind: 'success', title: 'Bericht gekopieerd' });
    } catch {
      tellFailure(null, 'Kopiëren lukt niet in deze browser.');
    }
  }

  const items = [
    ...(can.edit ? [{ label: 'Bewerken', icon: IconPencil, onChoose: edit }] : []),
    ...(content === '' ? [] : [{ label: 'Kopiëren', icon: IconCopy, onChoose: () => void copy() }]),
    ...(can.delete ? [{ label: 'Verwijderen', icon: IconTrash, onChoose: () => setAsks(true) }] : []),
  ];

  return (
    <li
      className={style.message}
      data-message={id}
      data-at={createdAt}
      data-own={isOwn}
      data-begins={beginsGroup}
      data-ends={endsGroup}
      data-deleted={isDeleted}
      data-marked={isMarked}
      data-busy={remove.isPending}
    >
      <div className={style.bubble}>
        <Hidden>{isOwn ? 'Jij' : firstNameOf(person)}: </Hidden>
        {isDeleted ? (
          <p className={style.deleted}>Bericht verwijderd</p>
        ) : (
          <MessageFiles attachments={attachments} sender={isOwn ? 'jou' : firstNameOf(person)} />
        )}
        {content !== '' && <LinkedText text={content} className={style.text} />}
        <p className={style.time}>
          {editedAt !== null && !isDeleted && 'bewerkt · '}
          <time dateTime={createdAt} title={formatLongDateTime(createdAt)}>
            {formatTime(createdAt)}
          </time>
        </p>
      </div>
      {items.length > 0 && (
        <div className={style.dots}>
          <Menu label={`Meer over het bericht van ${formatTime(createdAt)}`} items={items} />
        </div>
      )}
      {isLastRead && <p className={style.read}>Gelezen</p>}
      {asks && (
        <ConfirmDialog
          title="Je bericht verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setAsks(false)}
        >
          Het verdwijnt voor jullie allebei. Er blijft staan dat er een bericht was.
        </ConfirmDialog>
      )}
    </li>
  );
});
