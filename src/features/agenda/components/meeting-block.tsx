import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import { meetingStatusLabels } from '../policy.ts';
import { toMeeting } from '../view/address.ts';
import { type Extent, type InLane, timeOn, timesOn } from '../view/placing.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './meeting-block.module.css';

type MeetingBlockProps = { meeting: Meeting; day: string; zone: string; place: Extent & InLane; hourHeight: number };

/** In pixels: the height that a second line needs, that of a line, and what is around the lines. */
const twoLines = 44;
const lineHeight = 17.5;
const around = 7;

/**
 * A meeting at its place in the week: its time and title on one line, and under them the other person where there is room. Beside
 * others it is too narrow for that: the title has all lines, below the time where both fit.
 */
export function MeetingBlock({ meeting, day, zone, place: { from, to, lanes }, hourHeight }: MeetingBlockProps) {
  const { id, title, status, person } = meeting;
  const times = timesOn(day, meeting, zone);
  const height = ((to - from) / 60) * hourHeight;
  const isHigh = height >= twoLines;
  const isNarrow = lanes > 1;
  const showsTime = lanes < 3 && (isHigh || !isNarrow);
  const time = timeOn(day, meeting, zone);
  return (
    <AgendaLink
      search={(now) => toMeeting(now, id)}
      className={style.block}
      data-standing={status}
      data-low={!isHigh || undefined}
      data-narrow={isNarrow || undefined}
      title={`${title}, ${times}`}
    >
      <span className={style.title} style={{ '--lines': Math.floor((height - around) / lineHeight) }}>
        {showsTime ? <span className={style.time}>{time}</span> : <Hidden>{time}</Hidden>} <span>{title}</span>
      </span>
      {isHigh && !isNarrow && (
        <span className={style.person} aria-hidden="true">
          {nameOf(person)}
        </span>
      )}
      <Hidden>
        , {times}, met {nameOf(person)}, {meetingStatusLabels[status]}
      </Hidden>
    </AgendaLink>
  );
}
