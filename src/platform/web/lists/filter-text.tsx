import { useEarlyValue } from '../browser/use-early-value.ts';
import { TextField, type TextFieldProps } from '../kit/text-field.tsx';

type FilterTextProps = Omit<TextFieldProps, 'value' | 'onChange'> & { value: string; onType: (text: string) => void };

/** A text by which a list is filtered; it counts from the first letter, whether the page worked by then or not. */
export function FilterText({ value, onType, ...field }: FilterTextProps) {
  const ref = useEarlyValue(value, onType);
  return <TextField {...field} ref={ref} value={value} onChange={(event) => onType(event.currentTarget.value)} />;
}
