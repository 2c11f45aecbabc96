import { formatLongDay } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';
import type { Extent, InLane } from '../hooks/placing.ts';
import { MeetingBlock } from './meeting-block.tsx';
import style from './time-column.module.css';

type TimeColumnProps = {
  day: string;
  zone: string;
  placed: (Extent & InLane & { meeting: Meeting })[];
  /** Minutes since midnight; undefined unless the day is today. */
  now: number | undefined;
  /** In pixels. */
  hourHeight: number;
  isComing: boolean;
  isPicture: boolean;
};

/** One day of a time line. */
export function TimeColumn({ day, zone, placed, now, hourHeight, isComing, isPicture }: TimeColumnProps) {
  return (
    <div className={style.column}>
      {isComing && <span className={style.ghost} aria-hidden="true" />}
      {placed.length > 0 && (
        <ol aria-label={formatLongDay(day)}>
          {placed.map(({ meeting, ...place }) => (
            <MeetingBlock
              key={meeting.id}
              meeting={meeting}
              day={day}
              zone={zone}
              place={place}
              hourHeight={hourHeight}
              isPicture={isPicture}
            />
          ))}
        </ol>
      )}
      {now !== undefined && <span className={style.now} style={{ '--at': now / 60 }} aria-hidden="true" />}
    </div>
  );
}
