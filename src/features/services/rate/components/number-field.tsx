import { FieldFrame, type FieldWords } from '../../../../platform/web/kit/field-frame.tsx';
import style from './rate-calculator.module.css';

type NumberFieldProps = FieldWords & {
  name: string;
  /** Shown inside the field, beside the number. */
  unit: string;
  text: string;
  onType(text: string): void;
};

/** A field for a whole number with its unit. Without JavaScript the browser accepts digits only, because the form is sent in the address. */
export function NumberField({ name, unit, text, onType, ...words }: NumberFieldProps) {
  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          {unit === '€' ? <span className={style.before}>€</span> : null}
          <input
            {...control}
            name={name}
            value={text}
            onChange={(event) => onType(event.currentTarget.value)}
            type="text"
            inputMode="numeric"
            pattern="[0-9]+"
            autoComplete="off"
          />
          {unit === '€' ? null : <span className={style.after}>{unit}</span>}
        </>
      )}
    </FieldFrame>
  );
}
