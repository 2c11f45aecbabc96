import { type Ref, useId, useRef } from 'react';
import style from './role-choice.module.css';

export const roles = [
  { role: 'entrepreneur', label: 'Ondernemer', explanation: 'Ik zoek kapitaal en mensen.' },
  { role: 'talent', label: 'Talent', explanation: 'Ik zoek werk of opdrachten.' },
  { role: 'investor', label: 'Investeerder', explanation: 'Ik investeer in projecten.' },
] as const;

type Role = (typeof roles)[number]['role'];

type RoleChoiceProps = {
  /** The roles that are checked at first. */
  chosen?: readonly Role[];
  onChange?: (chosen: Role[]) => void;
  error?: string;
  ref?: Ref<HTMLFieldSetElement>;
};

/** One role or several, each in its colour. */
export function RoleChoice({ chosen = ['investor'], onChange, error, ref }: RoleChoiceProps) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);

  function tell() {
    const ticked = [...(own.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(({ value }) => value);
    onChange?.(roles.map(({ role }) => role).filter((role) => ticked.includes(role)));
  }

  return (
    <fieldset ref={ref} className={style.choice} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className={style.legend}>
        Mijn rol
        <span id={`${id}-hint`} className={style.hint}>
          Meer dan één mag.
        </span>
      </legend>
      <div ref={own} className={style.roles} onChange={tell}>
        {roles.map(({ role, label, explanation }) => (
          <label key={role} className={style.role} data-role={role}>
            <input type="checkbox" name="roles" value={role} defaultChecked={chosen.includes(role)} aria-invalid={error !== undefined} />
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
