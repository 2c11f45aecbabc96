import type { ReactNode } from 'react';
import { addDays } from '../../../platform/calendar.ts';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { meetingsOf, type Shown } from '../hooks/shown.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { DayTitle } from './day-title.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { NoMeetings } from './no-meetings.tsx';
import { PeriodNav } from './period-nav.tsx';
import { TimeLine } from './time-line.tsx';

/** In pixels; half an hour has room for the buttons that answer. */
const hourHeight = 76;

/** The chosen day: its meetings at their place on the time line, on phones below each other. */
export function DayView({ shown, failure }: { shown: Shown; failure: ReactNode }) {
  const { day, zone } = shown;
  return (
    <Stack gap={12}>
      <PeriodNav title={<DayTitle day={day} />} unit="day" previous={addDays(day, -1)} next={addDays(day, 1)} hasToday />
      {failure ?? (
        <Day shown={shown}>
          <TimeLine shown={shown} days={[day]} hourHeight={hourHeight} isListOnPhones>
            {(meeting) => <MeetingCard meeting={meeting} day={day} zone={zone} isPlaced />}
          </TimeLine>
        </Day>
      )}
    </Stack>
  );
}

/** The day's time line, unless it is still loading or has nothing to show. */
function Day({ shown, children }: { shown: Shown; children: ReactNode }) {
  const meetings = meetingsOf(shown, shown.day);
  if (meetings === undefined) return <CardsSkeleton />;
  return meetings.length === 0 ? <NoMeetings shown={shown} /> : children;
}
