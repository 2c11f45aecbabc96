import type { ReactNode } from 'react';
import { Grid } from '../../../platform/web/kit/layout.tsx';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import type { PersonForm } from '../hooks/person-form.ts';
import { passwordHint } from '../texts.ts';
import type { Role } from '../view/roles.ts';
import { RoleChoice } from './role-choice.tsx';

type PersonFieldsProps = {
  form: PersonForm;
  passwordMinLength: number;
  /** The role that is checked though nobody chose it. */
  suggested?: Role | undefined;
  /** The field of the address, where it is asked for. */
  children?: ReactNode;
};

/** Names, password and roles of a new account. */
export function PersonFields({ form, passwordMinLength, suggested, children }: PersonFieldsProps) {
  return (
    <>
      <Grid gap={16} columns={2} align="start">
        <TextField label="Voornaam" autoComplete="given-name" maxLength={80} required {...form.field('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" maxLength={80} required {...form.field('lastName')} />
      </Grid>
      {children}
      <PasswordField
        label="Wachtwoord"
        autoComplete="new-password"
        maxLength={128}
        required
        hint={passwordHint(passwordMinLength)}
        {...form.secret('password')}
      />
      <RoleChoice
        chosen={form.values.roles}
        suggested={suggested}
        onChange={(roles) => form.change({ roles })}
        error={form.problem('roles')}
      />
    </>
  );
}
