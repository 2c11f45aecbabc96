import { useId, useLayoutEffect, useRef } from 'react';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { type Role, roles } from '../view/roles.ts';
import style from './role-choice.module.css';

type RoleChoiceProps = {
  /** The roles that are checked at first. */
  chosen: readonly Role[];
  onChange: (chosen: Role[]) => void;
  error?: string;
  /** Checked for somebody who chose nothing yet: it goes with the first choice of another role (docs/decisions/068). */
  suggested?: Role | undefined;
};

/** One role or several, each in its colour. */
export function RoleChoice({ chosen, onChange, error, suggested }: RoleChoiceProps) {
  const id = useId();
  const own = useRef<HTMLFieldSetElement>(null);
  const suggestion = useRef(suggested);

  function tell() {
    const ticked = [...(own.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(({ value }) => value);
    const now = roles.map(({ role }) => role).filter((role) => ticked.includes(role));
    // The stored ones may come in another order, which is no change.
    if (now.length !== chosen.length || now.some((role) => !chosen.includes(role))) onChange(now);
  }

  function choose() {
    const role = suggestion.current;
    suggestion.current = undefined;
    const boxes = own.current?.querySelectorAll('input') ?? [];
    // With another role it was not meant; without one, it is what the press took away.
    if (role !== undefined && chosen.length > 0) for (const box of boxes) if (box.value === role) box.checked = false;
    tell();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the boxes that were ticked before the page worked.
  useLayoutEffect(tell, []);

  return (
    <fieldset ref={own} aria-describedby={error ? `${id}-error` : `${id}-hint`} onChange={choose}>
      <legend className={style.legend}>
        Mijn rol
        <span id={`${id}-hint`} className={style.hint}>
          Meer dan één mag.
        </span>
      </legend>
      <Stack gap={8}>
        {roles.map(({ role, label, explanation }) => (
          <label key={role} className={style.role} data-role={role}>
            <input type="checkbox" name="roles" value={role} defaultChecked={chosen.includes(role)} aria-invalid={error !== undefined} />
            <span className={style.label}>{label}</span>
            <span className={style.explanation}>{explanation}</span>
          </label>
        ))}
        {error && (
          <Text tone="danger" size="small" id={`${id}-error`}>
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}
