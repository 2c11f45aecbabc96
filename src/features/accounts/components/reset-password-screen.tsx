import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useResetPassword } from '../hooks/reset-password.ts';
import { checkFields, type Problems } from '../view/check-fields.ts';
import style from './form.module.css';
import { NarrowPage } from './narrow-page.tsx';

type ResetPasswordScreenProps = { token: string; passwordMinLength: number };

/** Where the mail's link leads: a new password, then signing in with it. */
export function ResetPasswordScreen({ token, passwordMinLength }: ResetPasswordScreenProps) {
  const reset = useResetPassword();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isInvalid, setInvalid] = useState(token === '');

  useFocusOnError(form, problems, reset.isPending);

  function refuse(message: string, found: Problems) {
    setProblems(found);
    toast({ kind: 'error', title: 'Wachtwoord niet gewijzigd', message });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const found = checkFields({ password }, passwordMinLength);
    if (found !== null) {
      refuse(found.message, found.problems);
      return;
    }
    setProblems({});
    reset.mutate(
      { token, password },
      {
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) toastFailure();
          else if (failure.code === 'INVALID_LINK') setInvalid(true);
          else refuse(failure.message, { password: failure.message });
        },
      },
    );
  }

  if (isInvalid) {
    return (
      <NoticePage
        drawing="fallen"
        title="Deze link werkt niet meer"
        actions={
          <ButtonLink to="/wachtwoord-vergeten" tone="primary">
            Vraag een nieuwe link
          </ButtonLink>
        }
      >
        <p role="alert">
          Een link is 30 minuten geldig en werkt één keer, en alleen de laatste die je vroeg. Vraag een nieuwe aan en probeer het nog eens.
        </p>
      </NoticePage>
    );
  }
  return (
    <NarrowPage
      title="Kies een nieuw wachtwoord"
      intro="Daarna word je overal uitgelogd en log je in met je nieuwe wachtwoord."
      ways={<Link to="/auth">Terug naar inloggen</Link>}
    >
      <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
        <fieldset className={style.fields} disabled={reset.isPending}>
          <PasswordField
            label="Nieuw wachtwoord"
            name="password"
            autoComplete="new-password"
            maxLength={128}
            required
            hint={`Minimaal ${passwordMinLength} tekens. Een zin van een paar woorden is sterk en makkelijk te onthouden.`}
            error={problems.password}
          />
          <Button type="submit" tone="primary" disabled={!isHydrated}>
            {reset.isPending ? 'Bezig...' : 'Wachtwoord opslaan'}
          </Button>
        </fieldset>
      </form>
    </NarrowPage>
  );
}
