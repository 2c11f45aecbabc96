import type { ReactNode } from 'react';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import type { Problems } from '../view/check-fields.ts';
import { RoleChoice, roles } from './role-choice.tsx';

type PersonFieldsProps = {
  passwordMinLength: number;
  problems: Problems;
  /** The field of the address, where it is asked for. */
  children?: ReactNode;
};

/** Names, password and roles of a new account. */
export function PersonFields({ passwordMinLength, problems, children }: PersonFieldsProps) {
  return (
    <>
      <TextField label="Voornaam" name="firstName" autoComplete="given-name" maxLength={80} required error={problems.firstName} />
      <TextField label="Achternaam" name="lastName" autoComplete="family-name" maxLength={80} required error={problems.lastName} />
      {children}
      <PasswordField
        label="Wachtwoord"
        name="password"
        autoComplete="new-password"
        maxLength={128}
        required
        hint={`Minimaal ${passwordMinLength} tekens. Een zin van een paar woorden is sterk en makkelijk te onthouden.`}
        error={problems.password}
      />
      <RoleChoice error={problems.roles} />
    </>
  );
}

/** Reads the values of the form. */
export function readPerson(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name));
  return {
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    password: text('password'),
    roles: roles.map(({ role }) => role).filter((role) => data.getAll('roles').includes(role)),
  };
}
