import type { ReactNode } from 'react';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { addDays, formatLongDay } from '../../../platform/zoned-time.ts';
import { toNewMeeting } from '../hooks/address.ts';
import type { Shown } from '../hooks/shown.ts';
import { AgendaButton } from './agenda-button.tsx';
import style from './chosen-day.module.css';
import { DayMeetings } from './day-meetings.tsx';
import { PeriodNav } from './period-nav.tsx';

/** The chosen day in words, with its meetings or an empty or failed state. */
export function ChosenDay({ shown, failure }: { shown: Shown; failure: ReactNode }) {
  const { day, today } = shown;
  const empty = (
    <EmptyState drawing={day < today ? 'seed' : 'pot'} title="Geen meetings op deze datum">
      {day >= today && <AgendaButton search={toNewMeeting}>Meeting plannen</AgendaButton>}
    </EmptyState>
  );
  return (
    <div className={style.day}>
      <PeriodNav title={formatLongDay(day)} unit="day" previous={addDays(day, -1)} next={addDays(day, 1)} />
      {failure ?? <DayMeetings shown={shown} day={day} empty={empty} />}
    </div>
  );
}
