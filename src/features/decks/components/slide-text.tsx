import { TextAreaField } from '../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';

type SlideTextProps = {
  label: string;
  hint?: string;
  /** The most characters. */
  length: number;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
};

/** Longer texts get several lines. */
const longLine = 90;

/** One text of a slide. */
export function SlideText({ label, hint, length, value, error, onChange }: SlideTextProps) {
  const typed = {
    ...{ label, hint, error, value, maxLength: length, autoComplete: 'off' },
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (length < longLine) return <TextField {...typed} />;
  return <TextAreaField {...typed} rows={length > 2 * longLine ? 4 : 2} count={`${value.length} van ${length}`} />;
}
