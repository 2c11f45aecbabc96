import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children' | 'ref'> &
  FieldWords & { options: readonly { value: string; label: string }[] };

/** A labelled choice of one; the device's own list. A choice made before the page worked is reported once it does. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as later choices come by events.
  useLayoutEffect(() => {
    const chosen = field.current?.value;
    if (select.value !== undefined && chosen !== select.value) field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(frame) => (
        <select {...select} {...frame} ref={field}>
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
