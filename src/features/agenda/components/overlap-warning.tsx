import { IconAlertTriangle } from '../../../platform/web/kit/icons.tsx';
import { dayOf, formatShortDayTime, formatTimes } from '../../../platform/zoned-time.ts';
import type { Overlap } from '../contract.ts';
import style from './overlap-warning.module.css';

type OverlapWarningProps = {
  /** The viewer's own meetings then. */
  own: Overlap['own'];
  /** The first name of another who has something then too. */
  busyName?: string | undefined;
  /** The day that the reader knows of. */
  day: string;
  zone: string;
};

/** Lists what people already have at a time; empty where they have nothing. */
export function OverlapWarning({ own, busyName, day, zone }: OverlapWarningProps) {
  return (
    <div role="status">
      {(own.length > 0 || busyName !== undefined) && (
        <div className={style.note}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <div>
            {own.length > 0 && (
              <>
                <p>Je hebt dan al:</p>
                <ul>
                  {own.map((meeting) => (
                    <li key={meeting.id}>
                      <strong>{meeting.title}</strong>, {timesOf(meeting, day, zone)}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {busyName !== undefined && <p>{busyName} heeft dan al iets.</p>}
          </div>
        </div>
      )}
    </div>
  );
}

/** Adds the date of a meeting that starts on another day than the known one. */
function timesOf(meeting: { startTime: string; endTime: string }, day: string, zone: string): string {
  const times = formatTimes(meeting, zone);
  if (dayOf(meeting.startTime, zone) === day) return times;
  return `${formatShortDayTime(meeting.startTime, zone)}${times.slice(times.indexOf(' - '))}`;
}
