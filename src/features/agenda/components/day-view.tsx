import type { ReactNode } from 'react';
import { meetingsOf, type Shown } from '../hooks/shown.ts';
import { ChosenDay } from './chosen-day.tsx';
import style from './day-view.module.css';
import { MonthPicker } from './month-picker.tsx';
import { TimeLine } from './time-line.tsx';

/** A month to choose from, the meetings of the chosen day, and their place in the day. */
export function DayView({ shown, failure }: { shown: Shown; failure: ReactNode }) {
  const hasMeetings = (meetingsOf(shown, shown.day)?.length ?? 0) > 0;
  return (
    <div className={style.view}>
      <div className={style.month}>
        <MonthPicker shown={shown} />
      </div>
      <div className={style.day}>
        <ChosenDay shown={shown} failure={failure} />
      </div>
      {hasMeetings && (
        // Hidden from screen readers: the cards say the same in words.
        <div className={style.line} aria-hidden="true">
          <TimeLine shown={shown} days={[shown.day]} hourHeight={44} isPicture />
        </div>
      )}
    </div>
  );
}
