import { formatLongDateTime } from '../format/dates.ts';
import { relativeTime } from '../format/relative-time.ts';

/** A moment by its age, its date on request. */
export function TimeAgo({ instant, now, className }: { instant: string; now: number; className?: string }) {
  return (
    <time dateTime={instant} title={formatLongDateTime(instant)} className={className}>
      {relativeTime(instant, now)}
    </time>
  );
}
