import { IconAlertTriangle } from '../../../platform/web/kit/icons.tsx';
import { dayOf, formatShortDayTime, formatTimes } from '../../../platform/zoned-time.ts';
import { firstNameOf } from '../../profiles/texts.ts';
import { checkTimes, type Draft } from '../hooks/draft.ts';
import { useOverlap } from '../hooks/find.ts';
import style from './overlap-note.module.css';

type OverlapNoteProps = { draft: Draft; zone: string; changedId: string | undefined };

/** Lists the meetings that either person already has at that time. It warns and forbids nothing (docs/product.md, Agenda). */
export function OverlapNote({ draft, zone, changedId }: OverlapNoteProps) {
  const checked = checkTimes(draft, zone, Date.now());
  const { person } = draft;
  const overlap = useOverlap(
    person === null || 'problems' in checked ? null : { ...checked.right, participantId: person.id, except: changedId },
  );
  const isAny = overlap !== undefined && (overlap.own.length > 0 || overlap.isOtherBusy);
  return (
    <div role="status">
      {isAny && (
        <div className={style.note}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <div>
            {overlap.own.length > 0 && (
              <>
                <p>Je hebt dan al:</p>
                <ul>
                  {overlap.own.map((meeting) => (
                    <li key={meeting.id}>
                      <strong>{meeting.title}</strong>, {timesOf(meeting, draft.day, zone)}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {overlap.isOtherBusy && person && <p>{firstNameOf(person)} heeft dan al iets.</p>}
          </div>
        </div>
      )}
    </div>
  );
}

/** Adds the date of a meeting that starts on another day than the chosen one. */
function timesOf(meeting: { startTime: string; endTime: string }, day: string, zone: string): string {
  const times = formatTimes(meeting, zone);
  if (dayOf(meeting.startTime, zone) === day) return times;
  return `${formatShortDayTime(meeting.startTime, zone)}${times.slice(times.indexOf(' - '))}`;
}
