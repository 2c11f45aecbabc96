import { type KeyboardEvent, useState } from 'react';
import type { FieldWords } from './field-frame.tsx';
import { isWholeTime, parseTime, stepTime } from './parse-time.ts';
import { TextField } from './text-field.tsx';

type TimeFieldProps = Omit<FieldWords, 'count'> & {
  name: string;
  /** Empty, or HH:MM of a day of 24 hours. */
  value: string;
  isRequired?: boolean;
  onChange: (time: string) => void;
};

/** Minutes by key. */
const steps: Record<string, number> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 };

/** Where the arrows begin in an empty field. */
const morning = '09:00';

/**
 * A labelled time of day, always of 24 hours: the browser's own field follows the language of the system. It is typed as people
 * write times (parse-time.ts); arrow keys go a quarter of an hour on or back, Page Up and Page Down an hour.
 * Focus selects the text, so that typing replaces the time: another field may just have filled it in.
 */
export function TimeField({ value, isRequired = false, error, onChange, ...field }: TimeFieldProps) {
  // While it is typed; gone once the form has the time, or another one.
  const [typed, setTyped] = useState<{ text: string; beside: string } | null>(null);
  const text = typed?.beside === value ? typed.text : value;
  const [isLeft, setLeft] = useState(true);
  const isWrong = isLeft && text.trim() !== '' && parseTime(text) === null;

  function take(time: string) {
    setTyped(null);
    if (time !== value) onChange(time);
  }

  function type(next: string) {
    setLeft(false);
    if (next.trim() === '' || isWholeTime(next)) {
      const time = parseTime(next) ?? '';
      setTyped({ text: next, beside: time });
      if (time !== value) onChange(time);
    } else {
      setTyped({ text: next, beside: value });
    }
  }

  /** A text that isn't a time stays in the field, and the form has none. */
  function finish() {
    setLeft(true);
    const time = parseTime(text);
    if (time !== null || text.trim() === '') return take(time ?? '');
    setTyped({ text, beside: '' });
    if (value !== '') onChange('');
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') return finish();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const time = parseTime(text);
    take(time === null ? morning : stepTime(time, step));
  }

  return (
    <TextField
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="uu:mm"
      maxLength={10}
      aria-required={isRequired}
      value={text}
      error={isWrong ? 'Vul een tijd in zoals 9:30 of 14:00.' : error}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={press}
    />
  );
}
