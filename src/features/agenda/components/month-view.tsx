import type { ReactNode } from 'react';
import { addMonths, formatMonthOfDay } from '../../../platform/calendar.ts';
import { meetingsOf, type Shown } from '../hooks/shown.ts';
import { ChosenDay } from './chosen-day.tsx';
import { MonthDay } from './month-day.tsx';
import { MonthTable } from './month-table.tsx';
import style from './month-view.module.css';
import { PeriodNav } from './period-nav.tsx';

/** A month with the meetings in its days. On phones, dots, and below them the meetings of the chosen day. */
export function MonthView({ shown, failure }: { shown: Shown; failure: ReactNode }) {
  const { day, zone } = shown;
  return (
    <div className={style.view}>
      <PeriodNav title={formatMonthOfDay(day)} unit="month" previous={addMonths(day, -1)} next={addMonths(day, 1)} hasToday />
      <div className={style.small}>
        <MonthTable shown={shown} size="small" />
        <ChosenDay shown={shown} failure={failure} />
      </div>
      <div className={style.large}>
        {failure ?? (
          <MonthTable
            shown={shown}
            size="large"
            inside={(each) => <MonthDay day={each} zone={zone} meetings={meetingsOf(shown, each)} />}
          />
        )}
      </div>
    </div>
  );
}
