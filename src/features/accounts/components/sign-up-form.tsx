import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { type Attempt, attemptFor } from '../../../platform/attempt.ts';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import buttons from '../../../platform/web/kit/button.module.css';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useSignUp } from '../hooks/sign-up.ts';
import { checkFields, type Problems } from '../view/check-fields.ts';
import style from './form.module.css';
import { RoleChoice, roles } from './role-choice.tsx';

type SignUpFormProps = {
  email: string;
  passwordMinLength: number;
  onEmail(email: string): void;
  /** The account waits for confirmation of this address. */
  onSignedUp(email: string): void;
};

export function SignUpForm({ email, passwordMinLength, onEmail, onSignedUp }: SignUpFormProps) {
  const signUp = useSignUp();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>(null);
  const [problems, setProblems] = useState<Problems>({});

  useFocusOnError(form, problems, signUp.isPending);

  function refuse(message: string, found: Problems) {
    setProblems(found);
    toast({ kind: 'error', title: 'Registratie mislukt', message });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name));
    const fields = {
      firstName: text('firstName').trim(),
      lastName: text('lastName').trim(),
      email: text('email').trim(),
      password: text('password'),
      roles: roles.map(({ role }) => role).filter((role) => data.getAll('roles').includes(role)),
    };
    onEmail(fields.email);
    const found = checkFields(fields, passwordMinLength);
    if (found !== null) {
      refuse(found.message, found.problems);
      return;
    }
    setProblems({});
    attempt.current = attemptFor(attempt.current, fields.email);
    signUp.mutate(
      { id: attempt.current.id, ...fields },
      {
        onSuccess() {
          toast({ kind: 'success', title: 'Registratie succesvol!', message: 'Check je email voor de bevestigingslink.' });
          onSignedUp(fields.email);
        },
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) toastFailure();
          else refuse(failure.message, failure.code === 'WEAK_PASSWORD' ? { password: failure.message } : failure.fields);
        },
      },
    );
  }

  return (
    <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
      <fieldset className={style.fields} disabled={signUp.isPending}>
        <TextField label="Voornaam" name="firstName" autoComplete="given-name" maxLength={80} required error={problems.firstName} />
        <TextField label="Achternaam" name="lastName" autoComplete="family-name" maxLength={80} required error={problems.lastName} />
        <EmailField
          label="E-mailadres"
          name="email"
          autoComplete="email"
          required
          defaultValue={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={problems.email}
        />
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
        <p className={style.small}>
          Je profiel is zichtbaar voor wie is ingelogd; dat kun je later aanpassen. Door je te registreren ga je akkoord met onze{' '}
          <Link to="/voorwaarden" target="_blank">
            voorwaarden
          </Link>
          . In onze{' '}
          <Link to="/privacy" target="_blank">
            privacyverklaring
          </Link>{' '}
          lees je wat we met je gegevens doen.
        </p>
        <button type="submit" className={buttons.primary} disabled={!isHydrated}>
          {signUp.isPending ? 'Bezig...' : 'Registreren'}
        </button>
      </fieldset>
    </form>
  );
}
