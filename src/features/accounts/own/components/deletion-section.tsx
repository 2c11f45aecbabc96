import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { useFocusOnError } from '../../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { PasswordField } from '../../../../platform/web/kit/password-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import sections from '../../../../platform/web/kit/sections.module.css';
import { tellRefusal, useDeleteAccount } from '../hooks.ts';
import style from './settings.module.css';

const title = 'Account niet verwijderd';

/** The end of an account: what goes is said before the password is asked. */
export function DeletionSection({ appName }: { appName: string }) {
  const remove = useDeleteAccount();
  const isHydrated = useHydrated();
  const id = useId();
  const dialog = useRef<{ close(): void }>(null);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<{ password?: string }>({});

  useFocusOnError(form, problems, remove.isPending);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setProblems(password === '' ? { password: 'Vul je wachtwoord in.' } : {});
    if (password === '') return;
    remove.mutate({ password }, { onError: (error) => setProblems(tellRefusal(error, title, { WRONG_PASSWORD: 'password' })) });
  }

  function closed() {
    setOpen(false);
    setProblems({});
  }

  return (
    <Section
      id="verwijderen"
      title="Account verwijderen"
      intro="Je account en alles wat je plaatste, verdwijnen meteen en voorgoed. Wil je iets bewaren? Download dan eerst je gegevens."
    >
      <div className={sections.actions}>
        <Button tone="danger" disabled={!isHydrated} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Account verwijderen
        </Button>
      </div>
      {isOpen && (
        <Dialog ref={dialog} title="Je account verwijderen?" aria-describedby={`${id}-gevolg`} onClose={closed}>
          <form ref={form} method="post" noValidate className={style.deletion} onSubmit={submit}>
            <p id={`${id}-gevolg`}>Dit verdwijnt meteen, en niemand kan het terughalen:</p>
            <ul className={style.list}>
              <li>je profiel, met je foto’s</li>
              <li>je posts, met de reacties en likes die ze kregen</li>
              <li>je reacties en likes bij anderen</li>
              <li>je connecties en je bestanden</li>
              <li>je account: je kunt niet meer inloggen</li>
            </ul>
            <p className={style.small}>Je krijgt nog één mail van {appName}, dat je account is verwijderd.</p>
            <fieldset className={style.fields} disabled={remove.isPending}>
              <PasswordField
                label="Je wachtwoord"
                name="password"
                autoComplete="current-password"
                maxLength={128}
                required
                error={problems.password}
              />
              <div className={sections.actions}>
                <Button type="submit" tone="destructive">
                  {remove.isPending ? 'Bezig...' : 'Definitief verwijderen'}
                </Button>
                <Button onClick={() => dialog.current?.close()}>Annuleren</Button>
              </div>
            </fieldset>
          </form>
        </Dialog>
      )}
    </Section>
  );
}
