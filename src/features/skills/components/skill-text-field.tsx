import { useState } from 'react';
import type { FieldWords } from '../../../platform/web/kit/field-frame.tsx';
import { SuggestedTextField } from '../../../platform/web/kit/suggested-text-field.tsx';
import { useSuggestedSkills } from '../hooks.ts';

type SkillTextFieldProps = FieldWords & { value: string; maxLength: number; onChange: (value: string) => void };

/** A line that may be a skill, with those of ESCO as suggestions. */
export function SkillTextField({ onChange, ...field }: SkillTextFieldProps) {
  // A form of twenty lines would otherwise ask for all of them when it opens.
  const [isTyped, setTyped] = useState(false);
  const suggestions = useSuggestedSkills(isTyped ? field.value : '');
  function type(value: string) {
    setTyped(true);
    onChange(value);
  }
  return <SuggestedTextField {...field} suggestions={suggestions} onChange={type} />;
}
