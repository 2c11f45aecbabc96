import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldWords;

/** A labelled field of several lines; it grows with its text. */
export function TextAreaField({ label, hint, error, count, rows = 3, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} count={count}>
      {(frame) => <textarea rows={rows} {...area} {...frame} />}
    </FieldFrame>
  );
}
