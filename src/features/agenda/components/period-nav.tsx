import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../../platform/web/kit/icons.tsx';
import { toDay, toToday } from '../view/address.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './period-nav.module.css';

const units = {
  day: { previous: 'Vorige dag', next: 'Volgende dag' },
  week: { previous: 'Vorige week', next: 'Volgende week' },
  month: { previous: 'Vorige maand', next: 'Volgende maand' },
};

type PeriodNavProps = {
  title: ReactNode;
  unit: keyof typeof units;
  /** Any day of the previous period; `next` likewise. */
  previous: string;
  next: string;
  /** Adds a link to today. */
  hasToday?: boolean;
};

/** The title of the shown period, with links to the previous and next ones. */
export function PeriodNav({ title, unit, previous, next, hasToday = false }: PeriodNavProps) {
  const around = units[unit];
  return (
    <div className={style.period}>
      <h3 className={style.title} aria-live="polite">
        {title}
      </h3>
      <div className={style.ways}>
        {hasToday && (
          <AgendaLink search={toToday} className={style.today}>
            Vandaag
          </AgendaLink>
        )}
        <Way day={previous} label={around.previous}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </Way>
        <Way day={next} label={around.next}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </Way>
      </div>
    </div>
  );
}

function Way({ day, label, children }: { day: string; label: string; children: ReactNode }) {
  return (
    <AgendaLink search={(now) => toDay(now, day)} className={style.way} aria-label={label}>
      {children}
    </AgendaLink>
  );
}
