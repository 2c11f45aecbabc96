import type { ReactNode } from 'react';
import buttons from '../../../platform/web/kit/button.module.css';
import { PlantMessage } from '../../../platform/web/kit/plant-message.tsx';
import { addDays, formatLongDay } from '../../../platform/zoned-time.ts';
import { toNewMeeting } from '../hooks/address.ts';
import type { Shown } from '../hooks/shown.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './chosen-day.module.css';
import { DayMeetings } from './day-meetings.tsx';
import { PeriodNav } from './period-nav.tsx';

/** The chosen day in words, with its meetings or what stands in for them. */
export function ChosenDay({ shown, failure }: { shown: Shown; failure: ReactNode }) {
  const { day, today } = shown;
  const empty = (
    <PlantMessage drawing={day < today ? 'seed' : 'pot'} title="Geen meetings op deze datum">
      {day >= today && (
        <AgendaLink search={toNewMeeting} className={buttons.secondary}>
          Meeting plannen
        </AgendaLink>
      )}
    </PlantMessage>
  );
  return (
    <div className={style.day}>
      <PeriodNav title={formatLongDay(day)} unit="day" previous={addDays(day, -1)} next={addDays(day, 1)} />
      {failure ?? <DayMeetings shown={shown} day={day} empty={empty} />}
    </div>
  );
}
