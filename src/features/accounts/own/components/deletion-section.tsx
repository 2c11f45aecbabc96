import { useId, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Form, SubmitButton } from '../../../../platform/web/forms/form.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { PasswordField } from '../../../../platform/web/kit/password-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useDeleteAccount } from '../hooks.ts';
import style from './deletion-section.module.css';

/** The end of an account: what goes is said before the password is asked. */
export function DeletionSection({ appName }: { appName: string }) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);

  return (
    <Section
      id="verwijderen"
      title="Account verwijderen"
      intro="Je account en alles wat je plaatste, verdwijnen meteen en voorgoed. Wil je iets bewaren? Download dan eerst je gegevens."
    >
      <Actions>
        <Button tone="danger" disabled={!isHydrated} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Account verwijderen
        </Button>
      </Actions>
      {isOpen && <DeletionDialog appName={appName} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function DeletionDialog({ appName, onClose }: { appName: string; onClose: () => void }) {
  const remove = useDeleteAccount();
  const id = useId();
  const dialog = useRef<{ close(): void }>(null);
  const form = useForm({
    initial: { password: '' },
    check: (input) => (input.password === '' ? { problems: { password: 'Vul je wachtwoord in.' } } : { input }),
    save: (input: { password: string }) => remove.mutateAsync(input),
    title: 'Account niet verwijderd',
    fieldOf: (code) => (code === 'WRONG_PASSWORD' ? 'password' : undefined),
  });

  return (
    <Dialog ref={dialog} title="Je account verwijderen?" aria-describedby={`${id}-gevolg`} onClose={onClose}>
      <p id={`${id}-gevolg`}>Dit verdwijnt meteen, en niemand kan het terughalen:</p>
      <ul className={style.list}>
        <li>je profiel en je talentprofiel</li>
        <li>je projecten, pitches en vacatures</li>
        <li>je sollicitaties en je meetings</li>
        <li>je gesprekken, ook bij de ander</li>
        <li>je posts, met de reacties en likes die ze kregen</li>
        <li>je reacties en likes bij anderen</li>
        <li>je connecties, foto’s en bestanden</li>
        <li>je account: je kunt niet meer inloggen</li>
      </ul>
      <Text tone="muted" size="small">
        Je krijgt nog één mail van {appName}, dat je account is verwijderd.
      </Text>
      <Form form={form}>
        <PasswordField label="Je wachtwoord" autoComplete="current-password" maxLength={128} required {...form.secret('password')} />
        <Actions align="end" isPinned>
          <Button onClick={() => dialog.current?.close()}>Annuleren</Button>
          <SubmitButton form={form} tone="destructive">
            Definitief verwijderen
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
