import { DateField } from '../../../../platform/web/kit/date-field.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { milestoneLabels, milestoneStatuses } from '../../milestones/policy.ts';

const statuses = milestoneStatuses.map((value) => ({ value, label: milestoneLabels[value] }));

export type RowFieldKind = 'text' | 'area' | 'number' | 'day' | 'status';

type RowFieldProps = {
  kind: RowFieldKind;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Its path in the form. */
  name: string;
  max: number;
  value: string;
  today: string;
  onChange: (value: string) => void;
};

/** One field of a row. */
export function RowField({ kind, label, hint, error, name, max, value, today, onChange }: RowFieldProps) {
  const words = { label, ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  const typed = { ...words, name, value, maxLength: max, autoComplete: 'off' };
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  switch (kind) {
    case 'area':
      return <TextAreaField {...typed} rows={2} onChange={change} />;
    case 'day':
      return (
        <DateField {...words} placeholder="Kies een datum" today={today} from="1900-01-01" isOptional value={value} onChange={onChange} />
      );
    case 'status':
      return <SelectField {...words} name={name} options={statuses} value={value} onChange={change} />;
    case 'number':
      return <TextField {...typed} inputMode="decimal" onChange={change} />;
    case 'text':
      return <TextField {...typed} onChange={change} />;
  }
}
