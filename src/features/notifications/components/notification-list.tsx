import { type ReactNode, useState } from 'react';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import type { Pages } from '../../../platform/web/lists/use-pages.ts';
import type { Notification } from '../contract.ts';
import { useDelete, useRestore } from '../hooks/notifications.ts';
import { type Answer, NotificationItem } from './notification-item.tsx';
import style from './notification-list.module.css';

type NotificationListProps = {
  list: Pages<Notification>;
  now: number;
  Answer: Answer;
  /** Shown in a menu, which has only the newest. */
  isMenu?: boolean;
  skeleton: ReactNode;
  empty: ReactNode;
  onFollow?: () => void;
};

/**
 * Notifications, newest first. While the list is open, a deleted one leaves an undo button in its place, and an answered one stays
 * to say what was answered, also among the unread ones.
 */
export function NotificationList({ list, now, Answer, isMenu = false, skeleton, empty, onFollow }: NotificationListProps) {
  const [deleted, setDeleted] = useState<Notification[]>([]);
  const [answered, setAnswered] = useState<Notification[]>([]);
  const [returnedId, setReturnedId] = useState<string>();
  const { mutateAsync: remove } = useDelete();
  const { mutateAsync: restore, isPending: isRestoring } = useRestore();
  // A later event in the same notification brings it back.
  const gone = deleted.filter((each) => list.items.every(({ id, createdAt }) => id !== each.id || createdAt <= each.createdAt));
  const isDeleted = ({ id }: Notification) => gone.some((each) => each.id === id);
  const keep = ({ id }: Notification) => setDeleted((all) => all.filter((each) => each.id !== id));
  const left = answered.filter(({ id }) => list.items.every((each) => each.id !== id));
  const shown = [...[...list.items, ...left].filter((each) => !isDeleted(each)), ...gone].toSorted(byNewest);

  function onDelete(notification: Notification) {
    setDeleted((all) => [...all.filter(({ id }) => id !== notification.id), notification]);
    // A toast reports the failure.
    remove(notification).catch(() => keep(notification));
  }

  async function onRestore(notification: Notification) {
    try {
      await restore(notification);
      setReturnedId(notification.id);
      keep(notification);
    } catch {
      // A toast reports the failure; the undo button stays.
      return;
    }
  }

  return (
    <PagedList
      list={{ ...list, items: shown, more: isMenu ? 'none' : list.more }}
      label="Notificaties"
      keyOf={({ id }) => id}
      layout={isMenu ? 'rows' : 'card'}
      size={isMenu ? 'centred' : 'page'}
      atFirst={isMenu ? undefined : 10}
      words={{
        failed: 'De notificaties konden niet worden geladen.',
        more: 'Oudere notificaties tonen',
        loading: 'Oudere notificaties laden...',
        moreFailed: 'De oudere notificaties konden niet worden geladen.',
      }}
      skeleton={skeleton}
      empty={empty}
    >
      {(notification) =>
        isDeleted(notification) ? (
          <div className={style.deleted}>
            <p role="status">Notificatie verwijderd.</p>
            <button ref={focus} type="button" className={style.undo} disabled={isRestoring} onClick={() => void onRestore(notification)}>
              Ongedaan maken
            </button>
          </div>
        ) : (
          <NotificationItem
            notification={notification}
            now={now}
            Answer={Answer}
            link={notification.id === returnedId ? focus : undefined}
            onFollow={onFollow}
            onAnswer={(notification) => setAnswered((all) => [...all, notification])}
            onDelete={() => onDelete(notification)}
          />
        )
      }
    </PagedList>
  );
}

/** Keeps focus in place when a notification and its undo button replace each other. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function byNewest(a: Notification, b: Notification): number {
  const [first, second] = [`${a.createdAt}_${a.id}`, `${b.createdAt}_${b.id}`];
  return first < second ? 1 : -1;
}
