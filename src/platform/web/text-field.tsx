import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string;
  error?: string;
  /** Stands inside the field, at its end. */
  control?: ReactNode;
};

/** A labelled field: help and errors stand under it and are read with it. */
export function TextField({ label, hint, error, control, ...input }: TextFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={style.field}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <div className={style.box} data-invalid={error === undefined ? undefined : true}>
        <input {...input} id={id} className={style.input} aria-invalid={error !== undefined} aria-describedby={described || undefined} />
        {control}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={style.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={style.error}>
          {error}
        </p>
      )}
    </div>
  );
}
