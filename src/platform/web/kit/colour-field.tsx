import { useEffect, useEffectEvent, useRef } from 'react';
import style from './colour-field.module.css';
import { FieldFrame } from './field-frame.tsx';

type ColourFieldProps = {
  label: string;
  hint: string;
  /** As #rrggbb. */
  value: string;
  onChoose: (colour: string) => void;
};

/** A labelled colour, chosen in the browser's own picker. */
export function ColourField({ label, hint, value, onChoose }: ColourFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent(() => {
    if (input.current !== null && input.current.value !== value) onChoose(input.current.value);
  });

  // React's own event comes with each step through the picker; the browser's comes once, with the colour that stays.
  useEffect(() => {
    const field = input.current;
    const listener = () => choose();
    field?.addEventListener('change', listener);
    return () => field?.removeEventListener('change', listener);
  }, []);

  useEffect(() => {
    if (input.current !== null) input.current.value = value;
  }, [value]);

  return (
    <FieldFrame label={label} hint={hint}>
      {(frame) => <input {...frame} ref={input} type="color" defaultValue={value} className={style.colour} />}
    </FieldFrame>
  );
}
