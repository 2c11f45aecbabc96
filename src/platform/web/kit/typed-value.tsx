import { useState } from 'react';
import { parseNumber } from '../forms/parse-number.ts';
import { classes } from './box.ts';
import field from './field.module.css';
import style from './slider.module.css';

type TypedValueProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** The number of a slider as a field: a thumb on a small screen hardly finds one step of a thousand. Takes the nearest step once it is left. */
export function TypedValue({ label, min, max, step, value, format, onChange }: TypedValueProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function take() {
    const number = parseNumber(typed ?? '');
    setTyped(null);
    if (Number.isNaN(number)) return;
    const nearest = Math.min(Math.max(Math.round(number / step) * step, min), max);
    if (nearest !== value) onChange(nearest);
  }

  return (
    <span className={classes(field.box, style.typed)}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        className={field.input}
        maxLength={20}
        value={typed ?? format(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </span>
  );
}
