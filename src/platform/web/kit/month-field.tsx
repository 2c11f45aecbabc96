import { useId, useState } from 'react';
import { monthNames } from '../../calendar.ts';
import field from './field.module.css';
import style from './month-field.module.css';

type MonthFieldProps = {
  label: string;
  /** YYYY-MM, or YYYY without a month. */
  value: string | null;
  /** A month that is over, or this one: its years end with this year. */
  isPast?: boolean;
  error?: string;
  onChange: (month: string | null) => void;
};

/** Far enough for a first job, and for what a certificate is still good for. */
function years(isPast: boolean, chosen: string): number[] {
  const latest = Math.max(new Date().getFullYear() + (isPast ? 0 : 10), Number(chosen));
  return Array.from({ length: latest - 1949 }, (_year, index) => latest - index);
}

/** A year, and its month where that is known. Two lists, because browsers disagree on a field for months. */
export function MonthField({ label, value, isPast = false, error, onChange }: MonthFieldProps) {
  const id = useId();
  // A month counts once its year is chosen.
  const [early, setEarly] = useState('');
  const [year = '', month = ''] = value?.split('-') ?? ['', early];

  function choose(chosen: { month: string; year: string }) {
    setEarly(chosen.month);
    onChange(chosen.year === '' ? null : [chosen.year, chosen.month].filter((part) => part !== '').join('-'));
  }

  return (
    <fieldset className={field.field} aria-describedby={error && `${id}-error`}>
      <legend className={style.legend}>{label}</legend>
      <div className={style.lists}>
        <div className={field.box} data-invalid={error === undefined ? undefined : true}>
          <select
            className={field.input}
            aria-label={`${label}: maand`}
            aria-invalid={error !== undefined}
            value={month}
            onChange={(event) => choose({ year, month: event.currentTarget.value })}
          >
            <option value="">Maand</option>
            {monthNames.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={field.box} data-invalid={error === undefined ? undefined : true}>
          <select
            className={field.input}
            aria-label={`${label}: jaar`}
            value={year}
            onChange={(event) => choose({ month, year: event.currentTarget.value })}
          >
            <option value="">Jaar</option>
            {years(isPast, year).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
