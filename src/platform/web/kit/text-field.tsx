import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldWords & {
    /** Shown inside the field, at its end. */
    control?: ReactNode;
  };

/** A labelled field of one line. */
export function TextField({ label, hint, error, control, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(frame) => (
        <>
          <input {...input} {...frame} />
          {control}
        </>
      )}
    </FieldFrame>
  );
}
