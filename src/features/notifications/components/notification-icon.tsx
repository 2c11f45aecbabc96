import {
  type Icon,
  IconAlertTriangle,
  IconBriefcase,
  IconCalendarEvent,
  IconCoinEuro,
  IconFlag,
  IconKey,
  IconLeaf,
  IconMessage,
  IconPlant2,
  IconPresentation,
  IconUsers,
} from '../../../platform/web/kit/icons.tsx';
import { RoundSign } from '../../../platform/web/kit/round-sign.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { Notification } from '../contract.ts';
import style from './notification-list.module.css';

/** Types whose icon stands for the type, whatever the kind. */
const iconsOfTypes: Partial<Record<Notification['type'], Icon>> = {
  investment: IconCoinEuro,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
};

const iconsOfKinds: Record<Notification['kind'], Icon> = {
  'connection-request': IconUsers,
  'connection-accepted': IconUsers,
  message: IconMessage,
  'meeting-invited': IconCalendarEvent,
  'meeting-moved': IconCalendarEvent,
  'meeting-changed': IconCalendarEvent,
  'meeting-cancelled': IconCalendarEvent,
  'meeting-confirmed': IconCalendarEvent,
  'meeting-declined': IconCalendarEvent,
  'meeting-tomorrow': IconCalendarEvent,
  'meeting-soon': IconCalendarEvent,
  comment: IconMessage,
  like: IconLeaf,
  'access-asked': IconKey,
  'access-admitted': IconKey,
  'access-declined': IconKey,
  'member-asked': IconUsers,
  'member-role': IconUsers,
  'member-accepted': IconUsers,
  'role-interest': IconUsers,
  'project-update': IconPlant2,
  'project-follow': IconPlant2,
  'project-question': IconMessage,
  'project-answer': IconMessage,
  'milestone-due': IconFlag,
  'deck-read': IconPresentation,
  'deck-opened': IconPresentation,
  'job-asked': IconBriefcase,
  'job-expired': IconBriefcase,
  'job-expired-owed': IconBriefcase,
  application: IconBriefcase,
  'application-withdrawn': IconBriefcase,
  'application-in-review': IconBriefcase,
  'application-invited': IconBriefcase,
  'application-hired': IconBriefcase,
  'application-answered': IconBriefcase,
  'application-job-gone': IconBriefcase,
  'answers-owed': IconBriefcase,
  'answer-missed': IconBriefcase,
  'applications-expire': IconBriefcase,
  'talent-invitation': IconBriefcase,
  'talent-declined': IconBriefcase,
  'match-mutual': IconUsers,
  'match-new': IconBriefcase,
};

/** The face of who did it with a small icon of its type or kind, or where nobody did the icon alone, in the colour of its type; decorative, as the text beside it says the same. */
export function NotificationIcon({ kind, type, actor }: Pick<Notification, 'kind' | 'type' | 'actor'>) {
  const tone = type === 'warning' || type === 'error' ? 'danger' : 'leaf';
  const icon = iconsOfTypes[type] ?? iconsOfKinds[kind];
  if (actor === null) return <RoundSign icon={icon} tone={tone} />;
  return (
    <span className={style.face}>
      <Avatar person={actor} />
      <RoundSign icon={icon} tone={tone} isOnFace />
    </span>
  );
}
