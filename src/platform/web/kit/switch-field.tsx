import { useHydrated } from '../browser/use-hydrated.ts';
import { CheckField } from './check-field.tsx';

type SwitchFieldProps = {
  label: string;
  hint: string;
  isOn: boolean;
  isSaving: boolean;
  onChoose: (isOn: boolean) => void;
};

/** A preference that is saved as it is chosen. */
export function SwitchField({ label, hint, isOn, isSaving, onChoose }: SwitchFieldProps) {
  const isHydrated = useHydrated();
  return (
    <CheckField
      role="switch"
      label={label}
      hint={hint}
      checked={isOn}
      disabled={!isHydrated}
      // Not disabled while it is saved: focus would be lost.
      aria-disabled={isSaving}
      onChange={(event) => {
        if (!isSaving) onChoose(event.currentTarget.checked);
      }}
    />
  );
}
