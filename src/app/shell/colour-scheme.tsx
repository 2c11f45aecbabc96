import { useId } from 'react';
import { chooseColourScheme, useColourScheme } from '../../platform/web/style/colour-scheme.ts';
import style from './colour-scheme.module.css';

const schemes = [
  { value: 'auto', label: 'Automatisch' },
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
] as const;

/** Chooses light, dark or the device's scheme. The choice is kept in this browser. */
export function ColourScheme() {
  const name = useId();
  const chosen = useColourScheme();
  return (
    <fieldset className={style.choice}>
      <legend>Weergave</legend>
      <div className={style.options}>
        {schemes.map(({ value, label }) => (
          <label key={value} className={style.option}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => chooseColourScheme(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
