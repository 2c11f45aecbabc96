import { type ComponentProps, useId } from 'react';
import style from './check-field.module.css';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  label: string;
  hint?: string;
  type?: 'checkbox' | 'radio';
};

/** A box or round to tick, with its words; the whole line can be pressed. */
export function CheckField({ label, hint, type = 'checkbox', ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={style.check}>
      <input {...input} type={type} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className={style.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
