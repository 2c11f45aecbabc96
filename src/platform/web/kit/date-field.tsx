import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { DatePicker } from '@mantine/dates';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatLongDay } from '../../zoned-time.ts';
import style from './date-field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { Mantine } from './mantine.tsx';

type DateFieldProps = FieldWords & {
  /** Empty, or YYYY-MM-DD. */
  value: string;
  placeholder: string;
  /** Today for the person who chooses; earlier days can't be chosen. */
  today: string;
  onChange: (day: string) => void;
};

/** A labelled choice of a day from today, from a calendar that opens over the page. */
export function DateField({ label, hint, error, value, placeholder, today, onChange }: DateFieldProps) {
  const id = useId();
  const calendar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function choose(day: string | null) {
    if (day !== null) onChange(day);
    calendar.current?.hidePopover();
  }

  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    calendar.current?.showPopover({ source: event.currentTarget });
  }

  function toggled(isShown: boolean) {
    setOpen(isShown);
    if (!isShown) return;
    // The calendar renders in the next frame; the arrow keys continue from the focused day.
    requestAnimationFrame(() => calendar.current?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus());
  }

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(frame) => (
        <>
          <button
            {...frame}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={id}
            popoverTarget={id}
            className={`${frame.className} ${style.button}`}
            data-empty={value === ''}
            onKeyDown={openByArrow}
          >
            {value === '' ? placeholder : formatLongDay(value)}
            <IconCalendar size={20} stroke={1.75} aria-hidden />
          </button>
          <div
            ref={calendar}
            id={id}
            popover="auto"
            role="dialog"
            aria-label="Kies een datum"
            className={style.calendar}
            onToggle={(event) => toggled(event.newState === 'open')}
          >
            {isOpen && <Calendar value={value} today={today} onChange={choose} />}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

const labels = { previousMonth: 'Vorige maand', nextMonth: 'Volgende maand' };
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const classNames = {
  calendarHeader: style.head ?? '',
  calendarHeaderLevel: style.month ?? '',
  calendarHeaderControl: style.turn ?? '',
  weekday: style.weekday ?? '',
  day: style.day ?? '',
};

type CalendarProps = { value: string; today: string; onChange: (day: string | null) => void };

function Calendar({ value, today, onChange }: CalendarProps) {
  return (
    <Mantine>
      <DatePicker
        value={value === '' ? null : value}
        defaultDate={value === '' ? today : value}
        minDate={today}
        maxLevel="month"
        locale="nl"
        firstDayOfWeek={1}
        weekendDays={[]}
        size="md"
        ariaLabels={labels}
        previousIcon={<IconChevronLeft {...icon} />}
        nextIcon={<IconChevronRight {...icon} />}
        classNames={classNames}
        // Mantine's own mark follows the device's zone.
        getDayProps={(day) => ({
          'data-today': day === today || undefined,
          'aria-current': day === today ? 'date' : undefined,
          'aria-pressed': day === value,
        })}
        getDayAriaLabel={formatLongDay}
        onChange={onChange}
      />
    </Mantine>
  );
}
