import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, type Ref, Suspense } from 'react';
import { formatLongDateTime } from '../../../platform/web/format/dates.ts';
import { shortAgo } from '../../../platform/web/format/relative-time.ts';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconCheck, IconTrash } from '../../../platform/web/kit/icons.tsx';
import type { Notification } from '../contract.ts';
import { useMarkRead } from '../hooks/notifications.ts';
import { type Asking, isAsking } from '../view/answering.ts';
import { NotificationIcon } from './notification-icon.tsx';
import style from './notification-list.module.css';

export type AnswerProps = {
  notification: Asking;
  /** Called once it is answered, with the notification as it then is. */
  onAnswer: (answered: Asking) => void;
  onLeave?: (() => void) | undefined;
};

/** Gives the answer that a notification asks for; composed in app, as each feature answers by its own procedure. */
export type Answer = ComponentType<AnswerProps>;

type NotificationItemProps = {
  notification: Notification;
  now: number;
  Answer: Answer;
  link?: Ref<HTMLAnchorElement>;
  /** Called after the link was followed. */
  onFollow?: (() => void) | undefined;
  onAnswer: (answered: Asking) => void;
  onDelete: () => void;
};

/** A notification. Its link marks it as read and leads to its subject. */
export function NotificationItem({ notification, now, Answer, link, onFollow, onAnswer, onDelete }: NotificationItemProps) {
  const router = useRouter();
  const { mutate: markRead } = useMarkRead();
  const { title, message, actionUrl, isRead, createdAt } = notification;

  function follow(event: MouseEvent) {
    if (!isRead) markRead(notification);
    // Let the browser open a new tab or window itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void router.navigate({ href: actionUrl });
  }

  /** Moves focus to the notification's link, because the button unmounts. */
  function mark(event: MouseEvent<HTMLButtonElement>) {
    markRead(notification);
    event.currentTarget.closest('li')?.querySelector('a')?.focus();
  }

  return (
    <div className={style.item} data-unread={!isRead}>
      <NotificationIcon kind={notification.kind} type={notification.type} actor={notification.actor} />
      <a ref={link} href={actionUrl} className={style.link} onClick={follow}>
        <span className={style.title}>
          {!isRead && <Hidden>Ongelezen: </Hidden>}
          {title}
        </span>
        <span className={style.message}>{message}</span>
        <time dateTime={createdAt} title={formatLongDateTime(createdAt)} className={style.age}>
          {shortAgo(createdAt, now)}
        </time>
      </a>
      <div className={style.actions}>
        {!isRead && (
          <button type="button" className={style.action} title="Markeren als gelezen" onClick={mark}>
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            <Hidden>Markeren als gelezen: {message}</Hidden>
          </button>
        )}
        <button type="button" className={style.action} title="Verwijderen" onClick={onDelete}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          <Hidden>Verwijderen: {message}</Hidden>
        </button>
      </div>
      {isAsking(notification) && (
        <div className={style.answer}>
          <Suspense fallback={null}>
            <Answer notification={notification} onAnswer={onAnswer} onLeave={onFollow} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
