import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCoinEuro,
  IconExclamationCircle,
  IconInfoCircle,
  IconLeaf,
  IconMessage,
  IconUsers,
} from '@tabler/icons-react';
import type { Notification } from '../contract.ts';
import style from './notification-list.module.css';

const ofType = {
  connection: IconUsers,
  investment: IconCoinEuro,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
  info: IconInfoCircle,
};

/** Of 'info', those that have a sign of their own elsewhere show that one. */
const ofKind: Partial<Record<Notification['kind'], typeof IconUsers>> = { like: IconLeaf, comment: IconMessage, message: IconMessage };

/** The icon of a notification's type; it is decorative, as the text beside it says the same. */
export function NotificationIcon({ kind, type }: Pick<Notification, 'kind' | 'type'>) {
  const Icon = ofKind[kind] ?? (kind.startsWith('meeting-') ? IconCalendarEvent : ofType[type]);
  return (
    <span className={style.icon} data-type={type}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
