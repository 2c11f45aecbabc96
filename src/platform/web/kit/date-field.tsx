import { type KeyboardEvent, Suspense, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { formatLongDay } from '../../calendar.ts';
import { onDemand } from '../browser/on-demand.tsx';
import { Button } from './buttons.tsx';
import style from './date-field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { IconCalendar } from './icons.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { TypedDay } from './typed-day.tsx';

/** It comes after the form; without it a day can still be typed. */
const Calendar = onDemand(
  async () => (await import('./calendar.tsx')).Calendar,
  () => undefined,
);

type DateFieldProps = FieldWords & {
  /** Empty, or YYYY-MM-DD. */
  value: string;
  placeholder: string;
  /** Today for the person who chooses. */
  today: string;
  /** The earliest day that can be chosen, if not today. */
  from?: string;
  /** Whether the choice can be taken back. */
  isOptional?: boolean;
  onChange: (day: string) => void;
};

/**
 * A labelled choice of a day, from a calendar that opens over the page. It can be typed as well: a digit opens the calendar
 * with the cursor in its field.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, value, placeholder, today, from = today, isOptional = false, onChange } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    // Opening loads it again, and reports a failure then.
    Calendar.load().catch(() => undefined);
  }, []);

  function choose(day: string) {
    onChange(day);
    setTyped(false);
    panel.current?.hidePopover();
  }

  function openByKey(event: KeyboardEvent<HTMLElement>) {
    const isDigit = /^\d$/.test(event.key);
    if (event.key !== 'ArrowDown' && !isDigit) return;
    setTyped(isDigit);
    panel.current?.showPopover({ source: event.currentTarget });
    // In time for the browser to put the digit there, and those that follow at once.
    if (isDigit) typed.current?.focus();
    else event.preventDefault();
  }

  function toggled({ oldState, newState }: ToggleEvent) {
    setOpen(newState === 'open');
    if (newState === 'closed') setTyped(false);
    // A calendar that closes and opens again at once fires one event; the calendar takes the focus when it is made.
    const isReopened = oldState === 'open' && newState === 'open' && !isTyped;
    if (newState === 'closed' || isReopened) setTimes(times + 1);
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
            onKeyDown={openByKey}
          >
            {value === '' ? placeholder : formatLongDay(value)}
            <IconCalendar size={20} stroke={1.75} aria-hidden />
          </button>
          <div ref={panel} id={id} popover="auto" role="dialog" aria-label="Kies een datum" className={style.panel} onToggle={toggled}>
            {isOpen && (
              <Suspense fallback={<CalendarSkeleton />}>
                <Calendar key={times} value={value} today={today} from={from} hasFocus={!isTyped} onChoose={choose} />
              </Suspense>
            )}
            {/* A calendar that comes later leaves the cursor where it is. */}
            <TypedDay key={times} ref={typed} today={today} from={from} onChoose={choose} onFocus={() => setTyped(true)} />
            {isOptional && value !== '' && (
              <Button tone="quiet" size="small" onClick={() => choose('')}>
                Datum wissen
              </Button>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

function CalendarSkeleton() {
  return (
    <Loading label="Kalender laden...">
      <div className={style.skeleton}>
        <Skeleton block={288} />
      </div>
    </Loading>
  );
}
