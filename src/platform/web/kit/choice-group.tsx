import { type ReactNode, useId } from 'react';
import style from './choice-group.module.css';
import { Text } from './text.tsx';

type ChoiceGroupProps = {
  label: string;
  /** Beside each other where there is room, for short choices. */
  isWide?: boolean;
  error?: string;
  /** A `CheckField` for each choice. */
  children: ReactNode;
};

/** Choices that belong together, under their question. */
export function ChoiceGroup({ label, isWide = false, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={style.group} data-wide={isWide || undefined} aria-describedby={error && `${id}-error`}>
      <legend className={style.legend}>{label}</legend>
      {children}
      {error && (
        <Text tone="danger" size="small" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </fieldset>
  );
}
