import { useState } from 'react';
import style from './field.module.css';
import { IconEye, IconEyeOff } from './icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that its owner may look at while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'control'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      control={
        <button
          type="button"
          className={style.toggle}
          aria-label={isShown ? 'Wachtwoord verbergen' : 'Wachtwoord tonen'}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  );
}
