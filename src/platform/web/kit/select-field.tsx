import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> &
  FieldWords & { options: readonly { value: string; label: string }[] };

/** A labelled choice of one; the device's own list. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(frame) => (
        <select {...select} {...frame}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
