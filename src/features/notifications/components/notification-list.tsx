import { useState } from 'react';
import type { Notification } from '../contract.ts';
import { useDelete, useRestore } from '../hooks/notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import style from './notification-list.module.css';

type NotificationListProps = { notifications: Notification[]; now: number; onFollow?: () => void };

/** Notifications, newest first. What is deleted leaves the way back in its place for as long as the list is open. */
export function NotificationList({ notifications, now, onFollow }: NotificationListProps) {
  const [deleted, setDeleted] = useState<Notification[]>([]);
  const [returnedId, setReturnedId] = useState<string>();
  const { mutateAsync: remove } = useDelete();
  const { mutateAsync: restore, isPending: isRestoring } = useRestore();
  const isDeleted = ({ id }: Notification) => deleted.some((each) => each.id === id);
  const keep = ({ id }: Notification) => setDeleted((all) => all.filter((each) => each.id !== id));
  const shown = [...notifications.filter((each) => !isDeleted(each)), ...deleted].toSorted(byNewest);

  function onDelete(notification: Notification) {
    setDeleted((all) => [...all, notification]);
    // Told by a toast.
    remove(notification).catch(() => keep(notification));
  }

  async function onRestore(notification: Notification) {
    try {
      await restore(notification);
      setReturnedId(notification.id);
      keep(notification);
    } catch {
      // Told by a toast; the way back stays.
      return;
    }
  }

  return (
    <ul className={style.list} aria-label="Notificaties">
      {shown.map((notification) => (
        <li key={notification.id}>
          {isDeleted(notification) ? (
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
              link={notification.id === returnedId ? focus : undefined}
              onFollow={onFollow}
              onDelete={() => onDelete(notification)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The button that had focus is gone: it goes on in the same place. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function byNewest(a: Notification, b: Notification): number {
  const [first, second] = [`${a.createdAt}_${a.id}`, `${b.createdAt}_${b.id}`];
  return first < second ? 1 : -1;
}
