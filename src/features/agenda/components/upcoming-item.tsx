import { IconMapPin } from '../../../platform/web/kit/icons.tsx';
import { formatShortDayTime } from '../../../platform/zoned-time.ts';
import { nameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import { toMeeting } from '../view/address.ts';
import { AgendaLink } from './agenda-link.tsx';
import { StatusBadge } from './status-badge.tsx';
import style from './upcoming-item.module.css';

type UpcomingItemProps = {
  meeting: Meeting;
  zone: string;
  /** Shown on another page than the agenda. */
  isElsewhere?: boolean;
};

/** One of the next meetings; a link that opens it in the agenda. */
export function UpcomingItem({ meeting, zone, isElsewhere = false }: UpcomingItemProps) {
  const { id, title, startTime, location, role, person, status } = meeting;
  return (
    <AgendaLink resetScroll={isElsewhere} search={(now) => toMeeting(now, id)} className={style.meeting}>
      <span className={style.when}>
        <time dateTime={startTime}>{formatShortDayTime(startTime, zone)}</time>
        <StatusBadge status={status} />
      </span>
      <span className={style.title}>{title}</span>
      {location !== null && !isElsewhere && (
        <span className={style.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          <span>{location}</span>
        </span>
      )}
      <span className={style.person}>
        {role === 'organizer' ? 'Met: ' : 'Van: '}
        {nameOf(person)}
      </span>
    </AgendaLink>
  );
}
