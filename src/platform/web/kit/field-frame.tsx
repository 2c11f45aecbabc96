import { type ReactNode, useId } from 'react';
import style from './field.module.css';

export type FieldWords = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** How much is typed of how much may be. */
  count?: string | undefined;
};

type Control = { id: string; className: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type FieldFrameProps = FieldWords & {
  /** Draws the control itself with what ties it to its words. */
  children: (control: Control) => ReactNode;
};

/** The frame of every labelled field: help and errors appear under it, and screen readers read them with it. */
export function FieldFrame({ label, hint, error, count, children }: FieldFrameProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={style.field}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <div className={style.box} data-invalid={error === undefined ? undefined : true}>
        {children({
          id,
          className: style.input ?? '',
          'aria-invalid': error !== undefined,
          'aria-describedby': described || undefined,
        })}
      </div>
      {(hint || count) && (
        <div className={style.below}>
          <p id={`${id}-hint`} className={style.hint}>
            {hint}
          </p>
          {count && <p className={style.count}>{count}</p>}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={style.error}>
          {error}
        </p>
      )}
    </div>
  );
}
