import { Link } from '@tanstack/react-router';
import { formatLongDateTime } from '../../../platform/web/format/dates.ts';
import { formatShortWhen } from '../../../platform/web/format/days.ts';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconBellOff } from '../../../platform/web/kit/icons.tsx';
import { OnlineDot } from '../../presence/components/online-dot.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { ListedConversation } from '../contract.ts';
import { countLabel } from '../view/count-label.ts';
import style from './conversation-row.module.css';

type ConversationRowProps = {
  conversation: ListedConversation;
  now: number;
  isOpen: boolean;
  /** Another conversation is open; this one replaces it in the history too. */
  isSwitch: boolean;
};

/** One conversation of a list, with its last message. */
export function ConversationRow({ conversation, now, isOpen, isSwitch }: ConversationRowProps) {
  const { person, lastMessage, unreadCount, isMarkedUnread, isMuted } = conversation;
  const isUnread = unreadCount > 0 || isMarkedUnread;
  return (
    <Link
      to="."
      search={(search) => ({ ...search, chat: person.id, bij: undefined })}
      replace={isSwitch}
      resetScroll={false}
      activeProps={{}}
      className={style.row}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={isUnread}
      data-muted={isMuted}
      data-person={person.id}
    >
      <span className={style.face}>
        <Avatar person={person} />
        <OnlineDot personId={person.id} />
      </span>
      <span className={style.name}>
        {nameOf(person)}
        {isMuted && (
          <>
            <IconBellOff size={16} stroke={1.75} aria-hidden className={style.muted} />
            <Hidden>, gedempt</Hidden>
          </>
        )}
      </span>
      <time className={style.when} dateTime={lastMessage.createdAt} title={formatLongDateTime(lastMessage.createdAt)}>
        {formatShortWhen(lastMessage.createdAt, now)}
      </time>
      <span className={style.last}>
        {lastMessage.isOwn && 'Jij: '}
        {lastMessage.isDeleted ? <em>Bericht verwijderd</em> : lastMessage.excerpt || attachmentWord(lastMessage.attachment)}
      </span>
      {isUnread && (
        <span className={style.badge} data-empty={unreadCount === 0 || undefined}>
          {unreadCount > 0 && countLabel(unreadCount)}
          <Hidden> ongelezen</Hidden>
        </span>
      )}
    </Link>
  );
}

function attachmentWord(attachment: ListedConversation['lastMessage']['attachment']): string {
  return attachment === 'document' ? 'Bestand' : 'Foto';
}
