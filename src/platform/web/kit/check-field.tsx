import { type ComponentProps, useId } from 'react';
import style from './check-field.module.css';
import { Hidden } from './hidden.tsx';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  label: string;
  hint?: string;
  type?: 'checkbox' | 'radio';
  /** Its words are only read aloud: the row in which it is says the same. */
  isBare?: boolean;
};

/** A box or round to tick, with its words; the whole line can be pressed. */
export function CheckField({ label, hint, type = 'checkbox', isBare = false, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={style.check} data-bare={isBare || undefined}>
      <input {...input} type={type} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      <div>
        <label htmlFor={id}>{isBare ? <Hidden>{label}</Hidden> : label}</label>
        {hint && (
          <p id={`${id}-hint`} className={style.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
