import { type Ref, useId } from 'react';
import style from './role-choice.module.css';

export const roles = [
  { role: 'entrepreneur', label: 'Ondernemer', explanation: 'Ik zoek kapitaal en mensen.' },
  { role: 'talent', label: 'Talent', explanation: 'Ik zoek werk of opdrachten.' },
  { role: 'investor', label: 'Investeerder', explanation: 'Ik investeer in projecten.' },
] as const;

type RoleChoiceProps = { error?: string; ref?: Ref<HTMLFieldSetElement> };

/** One role or several, each in its colour; investor is chosen to begin with (platform.md §5). */
export function RoleChoice({ error, ref }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset ref={ref} className={style.choice} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className={style.legend}>
        Mijn rol
        <span id={`${id}-hint`} className={style.hint}>
          Meer dan één mag.
        </span>
      </legend>
      <div className={style.roles}>
        {roles.map(({ role, label, explanation }) => (
          <label key={role} className={style.role} data-role={role}>
            <input type="checkbox" name="roles" value={role} defaultChecked={role === 'investor'} aria-invalid={error !== undefined} />
            <span className={style.label}>{label}</span>
            <span className={style.explanation}>{explanation}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={style.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
