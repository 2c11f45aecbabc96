import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import { toMeeting } from '../hooks/address.ts';
import { type Extent, timeOn, timesOn } from '../hooks/placing.ts';
import { meetingStatusLabels } from '../policy.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './meeting-block.module.css';

type MeetingBlockProps = { meeting: Meeting; day: string; zone: string; place: Extent; hourHeight: number };

/** In pixels: the height that a second line needs. */
const twoLines = 44;

/** A meeting at its place in the week: its time and title on one line, and under them the other person where there is room. */
export function MeetingBlock({ meeting, day, zone, place: { from, to }, hourHeight }: MeetingBlockProps) {
  const { id, title, status, person } = meeting;
  const times = timesOn(day, meeting, zone);
  const isHigh = ((to - from) / 60) * hourHeight >= twoLines;
  return (
    <AgendaLink
      search={(now) => toMeeting(now, id)}
      className={style.block}
      data-standing={status}
      data-low={!isHigh || undefined}
      title={`${title}, ${times}`}
    >
      <span className={style.title}>
        <span className={style.time}>{timeOn(day, meeting, zone)}</span> {title}
      </span>
      {isHigh && (
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
