import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import type { Meeting } from '../contract.ts';
import { meetingStatusLabels } from '../policy.ts';
import { toDayAlone, toMeeting } from '../view/address.ts';
import { timeOn } from '../view/placing.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './month-day.module.css';

/** Lines per day of the month. With more meetings than lines, the last line counts the rest. */
const room = 3;

/** A day's meetings in the month table; `meetings` is undefined while loading. */
export function MonthDay({ day, zone, meetings }: { day: string; zone: string; meetings: Meeting[] | undefined }) {
  if (meetings === undefined) return <span className={style.ghost} aria-hidden="true" />;
  if (meetings.length === 0) return null;
  const listed = meetings.length > room ? meetings.slice(0, room - 1) : meetings;
  const left = meetings.length - listed.length;
  return (
    <ul className={style.meetings}>
      {listed.map((meeting) => (
        <li key={meeting.id}>
          <AgendaLink
            search={(now) => toMeeting(now, meeting.id)}
            className={style.meeting}
            data-standing={meeting.status}
            title={meeting.title}
          >
            <span className={style.time}>{timeOn(day, meeting, zone)}</span> {meeting.title}
            <Hidden>, {meetingStatusLabels[meeting.status]}</Hidden>
          </AgendaLink>
        </li>
      ))}
      {left > 0 && (
        <li>
          <AgendaLink search={() => toDayAlone(day)} className={style.more}>
            +{left} meer
          </AgendaLink>
        </li>
      )}
    </ul>
  );
}
