import { addMonths, formatMonthOfDay } from '../../../platform/calendar.ts';
import { Card } from '../../../platform/web/kit/card.tsx';
import type { Shown } from '../hooks/shown.ts';
import { MonthTable } from './month-table.tsx';
import { PeriodNav } from './period-nav.tsx';

/** The days of a month to choose from; those with meetings are marked. */
export function MonthPicker({ shown }: { shown: Shown }) {
  const { day } = shown;
  return (
    <Card as="section" gap={12} aria-label="Datum kiezen">
      <PeriodNav title={formatMonthOfDay(day)} unit="month" previous={addMonths(day, -1)} next={addMonths(day, 1)} />
      <MonthTable shown={shown} size="small" />
    </Card>
  );
}
