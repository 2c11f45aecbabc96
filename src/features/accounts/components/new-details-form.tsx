import { type SubmitEvent, useRef, useState } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useConfirmWithDetails } from '../hooks/sign-up.ts';
import { checkFields, type Problems } from '../view/check-fields.ts';
import { Agreement } from './agreement.tsx';
import { FocusedTitle } from './focused-title.tsx';
import style from './form.module.css';
import { NarrowPage } from './narrow-page.tsx';
import { PersonFields, readPerson } from './person-fields.tsx';

type NewDetailsFormProps = {
  token: string;
  email: string;
  passwordMinLength: number;
  onConfirmed(): void;
  onInvalidLink(): void;
  /** Back to confirming with the password of the sign-up. */
  onBack(): void;
};

/** Asks the owner of an address for new details: they don't know the password that somebody else signed up with. */
export function NewDetailsForm({ token, email, passwordMinLength, onConfirmed, onInvalidLink, onBack }: NewDetailsFormProps) {
  const confirm = useConfirmWithDetails();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  useFocusOnError(form, problems, confirm.isPending);

  function refuse(message: string, found: Problems) {
    setProblems(found);
    toast({ kind: 'error', title: 'Registratie mislukt', message });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const person = readPerson(event.currentTarget);
    const found = checkFields(person, passwordMinLength);
    if (found !== null) {
      refuse(found.message, found.problems);
      return;
    }
    setProblems({});
    confirm.mutate(
      { token, ...person },
      {
        onSuccess: onConfirmed,
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) toastFailure();
          else if (failure.code === 'INVALID_LINK') onInvalidLink();
          else refuse(failure.message, failure.code === 'WEAK_PASSWORD' ? { password: failure.message } : failure.fields);
        },
      },
    );
  }

  return (
    <FocusedTitle>
      <NarrowPage
        title="Begin opnieuw"
        intro={`Vul in wie je bent en kies een nieuw wachtwoord. Wat eerder met ${email} is ingevuld, vervalt.`}
        ways={
          <button type="button" onClick={onBack}>
            Toch met je wachtwoord bevestigen
          </button>
        }
      >
        <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
          <fieldset className={style.fields} disabled={confirm.isPending}>
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <PersonFields passwordMinLength={passwordMinLength} problems={problems} />
            <Agreement />
            <Button type="submit" tone="primary">
              {confirm.isPending ? 'Bezig...' : 'Account maken'}
            </Button>
          </fieldset>
        </form>
      </NarrowPage>
    </FocusedTitle>
  );
}
