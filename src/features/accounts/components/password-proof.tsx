import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { checkFields, type Problems } from '../view/check-fields.ts';
import { FocusedTitle } from './focused-title.tsx';
import style from './form.module.css';
import { NarrowPage } from './narrow-page.tsx';

type PasswordProofProps = {
  intro: string;
  /** Lets the browser's password manager find the right password. */
  email?: string;
  /** Confirms with the password; throws the refusal. */
  onConfirm(password: string): Promise<unknown>;
  /** The link that was pressed is no longer valid. */
  onInvalidLink(): void;
  ways: ReactNode;
};

/** Where a link alone confirms nothing, as anyone may have asked for it: the password shows whose doing it was. */
export function PasswordProof({ intro, email, onConfirm, onInvalidLink, ways }: PasswordProofProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isPending, setPending] = useState(false);

  useFocusOnError(form, problems, isPending);

  function refuse(message: string, found: Problems) {
    setProblems(found);
    toast({ kind: 'error', title: 'Bevestigen is niet gelukt', message });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const found = checkFields({ password });
    if (found !== null) {
      refuse(found.message, found.problems);
      return;
    }
    setProblems({});
    setPending(true);
    try {
      await onConfirm(password);
    } catch (error) {
      const failure = readFailure(error);
      if (failure === null) toastFailure();
      else if (failure.code === 'INVALID_LINK') onInvalidLink();
      else refuse(failure.message, { password: failure.message });
    } finally {
      setPending(false);
    }
  }

  return (
    <FocusedTitle>
      <NarrowPage title="Vul je wachtwoord in" intro={intro} ways={ways}>
        <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
          <fieldset className={style.fields} disabled={isPending}>
            {email === undefined ? null : <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
            <PasswordField label="Wachtwoord" name="password" autoComplete="current-password" required error={problems.password} />
            <Button type="submit" tone="primary">
              {isPending ? 'Bezig...' : 'E-mailadres bevestigen'}
            </Button>
          </fieldset>
        </form>
      </NarrowPage>
    </FocusedTitle>
  );
}
