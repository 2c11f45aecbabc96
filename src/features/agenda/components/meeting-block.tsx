import { Link } from '@tanstack/react-router';
import page from '../../../platform/web/page.module.css';
import type { Meeting } from '../contract.ts';
import { toMeeting } from '../hooks/address.ts';
import { nameOf } from '../hooks/names.ts';
import { type Extent, type InLane, timesOn } from '../hooks/placing.ts';
import { meetingStatusLabels } from '../policy.ts';
import style from './meeting-block.module.css';

type MeetingBlockProps = { meeting: Meeting; day: string; zone: string; place: Extent & InLane; isPicture: boolean };

/** A meeting where it stands in its day. */
export function MeetingBlock({ meeting, day, zone, place, isPicture }: MeetingBlockProps) {
  const { id, title, status, person } = meeting;
  const { from, to, lane, lanes } = place;
  const where = { '--from': from / 60, '--length': (to - from) / 60, '--lane': lane, '--lanes': lanes };
  return (
    <li className={style.place} style={where}>
      <Link
        to="/agenda"
        search={(now) => toMeeting(now, id)}
        resetScroll={false}
        activeProps={{}}
        className={style.block}
        data-status={status}
        tabIndex={isPicture ? -1 : undefined}
      >
        <span className={style.title}>{title}</span>
        <span className={style.times}>{timesOn(day, meeting, zone)}</span>
        <span className={page.hidden}>
          met {nameOf(person)}, {meetingStatusLabels[status]}
        </span>
      </Link>
    </li>
  );
}
