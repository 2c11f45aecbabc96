import { type ChevronProps, DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { nl } from 'react-day-picker/locale/nl';
import { formatLongDay } from '../../calendar.ts';
import style from './calendar.module.css';
import { DayMark } from './day-mark.tsx';
import { IconChevronLeft, IconChevronRight } from './icons.tsx';

type CalendarProps = {
  /** Empty, or YYYY-MM-DD. */
  value: string;
  today: string;
  /** Earlier days can't be chosen. */
  from: string;
  /** Whether focus goes to the chosen day, else to today. */
  hasFocus: boolean;
  onChoose: (day: string) => void;
};

/** The days of a month, from Monday. */
export function Calendar({ value, today, from, hasFocus, onChoose }: CalendarProps) {
  const now = dateOf(today);
  const first = dateOf(from);
  const chosen = value === '' ? undefined : dateOf(value);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus={hasFocus}
      locale={nl}
      navLayout="around"
      showOutsideDays
      // The picker's own today is that of the device's zone.
      today={now}
      selected={chosen}
      defaultMonth={chosen ?? now}
      startMonth={first}
      disabled={{ before: first }}
      classNames={classNames}
      components={components}
      labels={labels}
      onSelect={(date) => onChoose(dayOf(date))}
    />
  );
}

const classNames = {
  root: style.root ?? '',
  months: '',
  month: style.month ?? '',
  month_caption: style.caption ?? '',
  caption_label: '',
  button_previous: style.turn ?? '',
  button_next: style.turn ?? '',
  month_grid: style.grid ?? '',
  weekday: style.weekday ?? '',
  day: '',
  day_button: style.day ?? '',
  outside: style.outside ?? '',
  today: '',
  selected: '',
};

const labels = {
  labelPrevious: () => 'Vorige maand',
  labelNext: () => 'Volgende maand',
  labelDayButton: (date: Date) => formatLongDay(dayOf(date)),
};

const components = { Chevron, DayButton: Day };

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? IconChevronLeft : IconChevronRight;
  return <Icon size={20} stroke={1.75} aria-hidden />;
}

function Day({ children: _number, ...props }: DayButtonProps) {
  const { today = false, selected = false } = props.modifiers;
  return (
    <DayButton {...props} aria-current={today ? 'date' : undefined}>
      <DayMark number={props.day.date.getDate()} isToday={today} isChosen={selected} />
    </DayButton>
  );
}

/** The picker counts in dates of the device's zone; only their year, month and day are used. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
