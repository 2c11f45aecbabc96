import { useId } from 'react';
import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import style from './edit-form.module.css';

type ChoiceFieldProps<T extends string> = {
  label: string;
  options: readonly T[];
  /** The labels of the options, where they differ from the stored values. */
  labels?: Record<T, string>;
  chosen: readonly T[];
  error?: string;
  onChange: (chosen: T[]) => void;
};

/** Any number of these; they are kept in the order in which they are offered. */
export function ChoiceField<T extends string>({ label, options, labels, chosen, error, onChange }: ChoiceFieldProps<T>) {
  const id = useId();

  function toggle(option: T) {
    onChange(options.filter((other) => (other === option) !== chosen.includes(other)));
  }

  return (
    <fieldset className={`${style.choices} ${style.tick}`} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {options.map((option) => (
        <CheckField key={option} label={labels?.[option] ?? option} checked={chosen.includes(option)} onChange={() => toggle(option)} />
      ))}
      {error && (
        <p id={`${id}-error`} className={style.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
