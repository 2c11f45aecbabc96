import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useSignIn } from '../hooks/sign-in.ts';
import { checkFields, type Problems } from '../view/check-fields.ts';
import style from './form.module.css';
import { ResendButton } from './resend-button.tsx';

type SignInFormProps = { next: string | undefined; email: string; officeMail: string; onEmail(email: string): void };

export function SignInForm({ next, email, officeMail, onEmail }: SignInFormProps) {
  const signIn = useSignIn(next);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [isSuspended, setIsSuspended] = useState(false);

  useFocusOnError(form, problems, signIn.isPending);

  function refuse(message: string, found: Problems = {}) {
    setProblems(found);
    toast({ kind: 'error', title: 'Inloggen mislukt', message: `Fout: ${message}` });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = { email: String(data.get('email')).trim(), password: String(data.get('password')) };
    onEmail(fields.email);
    setUnconfirmed(null);
    setIsSuspended(false);
    const found = checkFields(fields);
    if (found !== null) {
      refuse(found.message, found.problems);
      return;
    }
    setProblems({});
    signIn.mutate(fields, {
      onError(error) {
        const failure = readFailure(error);
        if (failure === null) toastFailure();
        else if (failure.code === 'EMAIL_NOT_CONFIRMED') {
          refuse(failure.message);
          setUnconfirmed(fields.email);
        } else if (failure.code === 'SUSPENDED') {
          refuse(failure.message);
          setIsSuspended(true);
        } else refuse(failure.message, Object.keys(failure.fields).length > 0 ? failure.fields : { password: failure.message });
      },
    });
  }

  return (
    <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
      <fieldset className={style.fields} disabled={signIn.isPending}>
        <EmailField
          label="E-mailadres"
          name="email"
          autoComplete="email"
          required
          defaultValue={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={problems.email}
        />
        <PasswordField label="Wachtwoord" name="password" autoComplete="current-password" required error={problems.password} />
        <Link to="/wachtwoord-vergeten" className={style.forgotten}>
          Wachtwoord vergeten?
        </Link>
        {unconfirmed !== null && (
          <div className={style.notice} role="status">
            <p className={style.noticeTitle}>Bevestig eerst je e-mailadres</p>
            <p>Klik op de link in de mail die we naar {unconfirmed} stuurden. Daarna kun je inloggen.</p>
            <ResendButton email={unconfirmed} />
          </div>
        )}
        {isSuspended && (
          <div className={style.refusal} role="status">
            <p className={style.noticeTitle}>Je account is geblokkeerd</p>
            <p>
              Je kunt niet inloggen, en anderen zien niets van je. Ben je het er niet mee eens? Mail dan naar{' '}
              <a href={`mailto:${officeMail}`}>{officeMail}</a>.
            </p>
          </div>
        )}
        <Button type="submit" tone="primary" disabled={!isHydrated}>
          {signIn.isPending ? 'Bezig...' : 'Inloggen'}
        </Button>
      </fieldset>
    </form>
  );
}
