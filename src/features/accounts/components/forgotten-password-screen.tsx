import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useRequestPasswordReset } from '../hooks/reset-password.ts';
import { checkFields, type Problems } from '../view/check-fields.ts';
import { FocusedTitle } from './focused-title.tsx';
import style from './form.module.css';
import { NarrowPage } from './narrow-page.tsx';

/** Asks for a new password. The answer never shows whether the address has an account (docs/product.md, Accounts). */
export function ForgottenPasswordScreen({ hasMailbox }: { hasMailbox: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? <RequestForm onSent={setSentTo} /> : <MailSent email={sentTo} hasMailbox={hasMailbox} />;
}

function RequestForm({ onSent }: { onSent(email: string): void }) {
  const request = useRequestPasswordReset();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  useFocusOnError(form, problems, request.isPending);

  function refuse(message: string, found: Problems) {
    setProblems(found);
    toast({ kind: 'error', title: 'Mail niet verstuurd', message });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const found = checkFields({ email });
    if (found !== null) {
      refuse(found.message, found.problems);
      return;
    }
    setProblems({});
    request.mutate(
      { email },
      {
        onSuccess: () => onSent(email),
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) toastFailure();
          else refuse(failure.message, Object.keys(failure.fields).length > 0 ? failure.fields : { email: failure.message });
        },
      },
    );
  }

  return (
    <NarrowPage
      title="Wachtwoord vergeten?"
      intro="Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest."
      ways={<Link to="/auth">Terug naar inloggen</Link>}
    >
      <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
        <fieldset className={style.fields} disabled={request.isPending}>
          <EmailField label="E-mailadres" name="email" autoComplete="email" required error={problems.email} />
          <Button type="submit" disabled={!isHydrated} tone="primary">
            {request.isPending ? 'Bezig...' : 'Link sturen'}
          </Button>
        </fieldset>
      </form>
    </NarrowPage>
  );
}

function MailSent({ email, hasMailbox }: { email: string; hasMailbox: boolean }) {
  return (
    <FocusedTitle>
      <NoticePage
        drawing="seed"
        title="Check je e-mail"
        actions={
          hasMailbox ? (
            <ButtonAnchor href="/postvak" tone="primary">
              Open het postvak
            </ButtonAnchor>
          ) : (
            <ButtonLink to="/auth">Terug naar inloggen</ButtonLink>
          )
        }
      >
        <p>
          Als er een account is met <strong>{email}</strong>, krijg je binnen enkele minuten een mail met een link. De link werkt 30
          minuten; een eerdere link werkt niet meer.
        </p>
        <p>Niets gekregen? Kijk bij ongewenste mail, of probeer een ander adres.</p>
      </NoticePage>
    </FocusedTitle>
  );
}
