import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for an e-mail address, which no keyboard or spelling checker should change. */
export function EmailField(field: Omit<TextFieldProps, 'type' | 'autoCapitalize' | 'spellCheck'>) {
  return <TextField {...field} type="email" autoCapitalize="none" spellCheck={false} />;
}
