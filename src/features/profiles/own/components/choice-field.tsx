import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';

type ChoiceFieldProps<T extends string> = {
  /** Of the field in its form, by which links and problems find it. */
  name: string;
  label: string;
  options: readonly T[];
  /** The labels of the options, where they differ from the stored values. */
  labels?: Record<T, string>;
  chosen: readonly T[];
  error?: string;
  onChange: (chosen: T[]) => void;
};

/** Any number of these; they are kept in the order in which they are offered. */
export function ChoiceField<T extends string>({ name, label, options, labels, chosen, error, onChange }: ChoiceFieldProps<T>) {
  function toggle(option: T) {
    onChange(options.filter((other) => (other === option) !== chosen.includes(other)));
  }

  return (
    <ChoiceGroup label={label} isWide error={error}>
      {options.map((option) => (
        <CheckField
          key={option}
          name={name}
          label={labels?.[option] ?? option}
          checked={chosen.includes(option)}
          onChange={() => toggle(option)}
        />
      ))}
    </ChoiceGroup>
  );
}
