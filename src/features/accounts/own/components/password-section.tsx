import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { useFocusOnError } from '../../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { PasswordField } from '../../../../platform/web/kit/password-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import sections from '../../../../platform/web/kit/sections.module.css';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { tellRefusal, useAccount, useChangePassword } from '../hooks.ts';
import style from './settings.module.css';

const title = 'Wachtwoord niet gewijzigd';

type Problems = { currentPassword?: string; password?: string };

export function PasswordSection({ passwordMinLength }: { passwordMinLength: number }) {
  const { email } = useAccount();
  const change = useChangePassword();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  useFocusOnError(form, problems, change.isPending);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const data = new FormData(sent);
    const fields = { currentPassword: String(data.get('currentPassword')), password: String(data.get('password')) };
    const found: Problems = {};
    if (fields.currentPassword === '') found.currentPassword = 'Vul je huidige wachtwoord in.';
    if (fields.password.length < passwordMinLength) found.password = `Je nieuwe wachtwoord heeft minimaal ${passwordMinLength} tekens.`;
    setProblems(found);
    const message = found.currentPassword ?? found.password;
    if (message !== undefined) {
      toast({ kind: 'error', title, message });
      return;
    }
    change.mutate(fields, {
      onSuccess() {
        toast({ kind: 'success', title: 'Wachtwoord gewijzigd', message: 'Op andere apparaten ben je uitgelogd.' });
        sent.reset();
      },
      onError: (error) => setProblems(tellRefusal(error, title, { WRONG_PASSWORD: 'currentPassword', WEAK_PASSWORD: 'password' })),
    });
  }

  return (
    <Section id="wachtwoord" title="Wachtwoord" intro="Na een wijziging word je op alle andere apparaten uitgelogd.">
      <form ref={form} method="post" noValidate className={style.form} onSubmit={submit}>
        <fieldset className={style.fields} disabled={change.isPending}>
          {/* Lets password managers know whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Huidig wachtwoord"
            name="currentPassword"
            autoComplete="current-password"
            maxLength={128}
            required
            error={problems.currentPassword}
          />
          <PasswordField
            label="Nieuw wachtwoord"
            name="password"
            autoComplete="new-password"
            maxLength={128}
            required
            hint={`Minimaal ${passwordMinLength} tekens. Een zin van een paar woorden is sterk en makkelijk te onthouden.`}
            error={problems.password}
          />
          <div className={sections.actions}>
            <Button type="submit" tone="primary" disabled={!isHydrated}>
              {change.isPending ? 'Bezig...' : 'Wachtwoord wijzigen'}
            </Button>
          </div>
        </fieldset>
      </form>
    </Section>
  );
}
