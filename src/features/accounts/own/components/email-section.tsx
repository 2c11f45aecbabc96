import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { useFocusOnError } from '../../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../../platform/web/kit/email-field.tsx';
import { PasswordField } from '../../../../platform/web/kit/password-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import sections from '../../../../platform/web/kit/sections.module.css';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { checkFields, type Problems } from '../../view/check-fields.ts';
import { tellRefusal, useAccount, useCancelEmailChange, useRequestEmailChange } from '../hooks.ts';
import style from './settings.module.css';

const title = 'E-mailadres niet gewijzigd';

export function EmailSection() {
  const { email, newEmail } = useAccount();
  const change = useRequestEmailChange();
  const cancel = useCancelEmailChange();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  useFocusOnError(form, problems, change.isPending);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const data = new FormData(sent);
    const fields = { email: String(data.get('email')).trim(), password: String(data.get('password')) };
    const found = checkFields(fields);
    setProblems(found?.problems ?? {});
    if (found !== null) {
      toast({ kind: 'error', title, message: found.message });
      return;
    }
    change.mutate(fields, {
      onSuccess() {
        toast({ kind: 'success', title: 'Mail verstuurd', message: `Klik op de link in de mail aan ${fields.email}.` });
        sent.reset();
      },
      onError: (error) => setProblems(tellRefusal(error, title, { WRONG_PASSWORD: 'password', SAME_EMAIL: 'email' })),
    });
  }

  return (
    <Section
      id="e-mail"
      title="E-mailadres"
      intro={
        <>
          Je logt in met <span className={style.address}>{email}</span>.
        </>
      }
    >
      {newEmail !== null && (
        <div className={style.notice} role="status">
          <p>
            We stuurden een link naar <span className={style.address}>{newEmail}</span>. Klik erop om over te stappen; tot dan blijft je
            oude adres gelden.
          </p>
          <Button
            disabled={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onError: (error) => tellRefusal(error, 'Niet geannuleerd') })}
          >
            {cancel.isPending ? 'Bezig...' : 'Wijziging annuleren'}
          </Button>
        </div>
      )}
      <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
        <fieldset className={style.fields} disabled={change.isPending}>
          <EmailField
            label="Nieuw e-mailadres"
            name="email"
            autoComplete="email"
            required
            hint="We sturen een link naar dit adres om te bevestigen dat het van jou is."
            error={problems.email}
          />
          <PasswordField
            label="Je wachtwoord"
            name="password"
            autoComplete="current-password"
            maxLength={128}
            required
            error={problems.password}
          />
          <div className={sections.actions}>
            <Button type="submit" tone="primary" disabled={!isHydrated}>
              {change.isPending ? 'Bezig...' : 'Bevestigingslink sturen'}
            </Button>
          </div>
        </fieldset>
      </form>
    </Section>
  );
}
