import { Link } from '@tanstack/react-router';
import { formatShortDayTime } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';
import { toMeeting } from '../hooks/address.ts';
import { nameOf } from '../hooks/names.ts';
import { StatusBadge } from './status-badge.tsx';
import style from './upcoming-item.module.css';

/** One of the next meetings; opens it in the agenda. */
export function UpcomingItem({ meeting, zone }: { meeting: Meeting; zone: string }) {
  const { id, title, startTime, role, person, status } = meeting;
  return (
    <Link to="/agenda" search={(now) => toMeeting(now, id)} resetScroll={false} activeProps={{}} className={style.meeting}>
      <span className={style.when}>
        <time dateTime={startTime}>{formatShortDayTime(startTime, zone)}</time>
        <StatusBadge status={status} />
      </span>
      <span className={style.title}>{title}</span>
      <span className={style.person}>
        {role === 'organizer' ? 'Met: ' : 'Van: '}
        {nameOf(person)}
      </span>
    </Link>
  );
}
