import { formatZone } from '../../../platform/zoned-time.ts';
import type { Shown } from '../hooks/shown.ts';
import type { View as ViewName } from '../view/search.ts';
import { isHomeZone } from '../view/zones.ts';
import style from './calendar-card.module.css';
import { DayView } from './day-view.tsx';
import { MeetingsFailure } from './meetings-failure.tsx';
import { MonthView } from './month-view.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { WeekView } from './week-view.tsx';

type CalendarCardProps = { view: ViewName; shown: Shown; hasFailed: boolean; onRetry: () => void };

const views = { dag: DayView, week: WeekView, maand: MonthView };

/** The calendar: a day with its month beside it, a week, or a month. */
export function CalendarCard({ view, shown, hasFailed, onRetry }: CalendarCardProps) {
  const View = views[view];
  return (
    <section className={style.card} aria-labelledby="kalender">
      <header className={style.head}>
        <div>
          <h2 id="kalender">Kalender</h2>
          <p className={style.intro}>Selecteer een datum om meetings te bekijken</p>
          {!isHomeZone(shown.zone) && <p className={style.intro}>Je ziet de {formatZone(shown.zone)}.</p>}
        </div>
        <ViewSwitch view={view} />
      </header>
      <View shown={shown} failure={hasFailed ? <MeetingsFailure onRetry={onRetry} /> : null} />
    </section>
  );
}
