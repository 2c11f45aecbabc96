import { type SubmitEvent, useRef, useState } from 'react';
import { type Attempt, attemptFor } from '../../../platform/attempt.ts';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useSignUp } from '../hooks/sign-up.ts';
import { checkFields, type Problems } from '../view/check-fields.ts';
import { Agreement } from './agreement.tsx';
import style from './form.module.css';
import { PersonFields, readPerson } from './person-fields.tsx';

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
    const typedEmail = String(new FormData(event.currentTarget).get('email')).trim();
    const fields = { ...readPerson(event.currentTarget), email: typedEmail };
    onEmail(fields.email);
    const found = checkFields(fields, passwordMinLength);
    if (found !== null) {
      refuse(found.message, found.problems);
      return;
    }
    setProblems({});
    attempt.current = attemptFor(attempt.current, JSON.stringify(fields));
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
        <PersonFields passwordMinLength={passwordMinLength} problems={problems}>
          <EmailField
            label="E-mailadres"
            name="email"
            autoComplete="email"
            required
            defaultValue={email}
            onChange={(event) => onEmail(event.currentTarget.value)}
            error={problems.email}
          />
        </PersonFields>
        <Agreement />
        <Button type="submit" disabled={!isHydrated} tone="primary">
          {signUp.isPending ? 'Bezig...' : 'Registreren'}
        </Button>
      </fieldset>
    </form>
  );
}
