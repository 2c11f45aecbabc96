import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import type { Meeting } from '../contract.ts';
import { toMeeting } from '../hooks/address.ts';
import { nameOf } from '../hooks/names.ts';
import { type Extent, type InLane, timeOn, timesOn, timesWhereCut } from '../hooks/placing.ts';
import { meetingStatusLabels } from '../policy.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './meeting-block.module.css';

type MeetingBlockProps = { meeting: Meeting; day: string; zone: string; place: Extent & InLane; hourHeight: number; isPicture: boolean };

/** In pixels: the vertical padding of a block, and the height of a line of text. */
const edges = 8;
const lineHeight = 17.5;

/** A meeting at its place in the day. */
export function MeetingBlock({ meeting, day, zone, place, hourHeight, isPicture }: MeetingBlockProps) {
  const { id, title, status, person } = meeting;
  const { from, to, lane, lanes } = place;
  const where = { '--from': from / 60, '--length': (to - from) / 60, '--lane': lane, '--lanes': lanes };
  const times = timesOn(day, meeting, zone);
  const lines = Math.max(1, Math.floor((((to - from) / 60) * hourHeight - edges) / lineHeight));
  return (
    <li className={style.place} style={where}>
      <AgendaLink
        search={(now) => toMeeting(now, id)}
        className={style.block}
        data-standing={status}
        data-low={lines === 1 || undefined}
        title={`${title}, ${times}`}
        tabIndex={isPicture ? -1 : undefined}
      >
        <span className={style.title} style={{ '--lines': Math.max(1, lines - 1) }}>
          {title}
        </span>
        {lines > 1 && (
          <span className={style.times} aria-hidden="true">
            {lanes > (isPicture ? 2 : 1) ? timeOn(day, meeting, zone) : timesWhereCut(day, meeting, zone)}
          </span>
        )}
        <Hidden>
          {times}, met {nameOf(person)}, {meetingStatusLabels[status]}
        </Hidden>
      </AgendaLink>
    </li>
  );
}
