import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { fieldWords, maxLengthOf, type TextName } from '../view/field-words.ts';

/** A text of the project, with its help. */
export function TextPart({ form, name }: { form: ProjectForm; name: TextName }) {
  const { rows, ...words } = fieldWords[name];
  const field = { ...words, ...form.field(name), maxLength: maxLengthOf(name), autoComplete: 'off' };
  return rows === undefined ? <TextField {...field} /> : <TextAreaField {...field} rows={rows} />;
}
