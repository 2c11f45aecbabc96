import type { ReactNode } from 'react';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { checkFields } from '../view/check-fields.ts';
import { FocusedTitle } from './focused-title.tsx';
import { NarrowPage } from './narrow-page.tsx';

type PasswordProofProps = {
  intro: string;
  /** Lets the browser's password manager find the right password. */
  email?: string;
  /** Confirms with the password; throws the refusal. */
  confirm(password: string): Promise<unknown>;
  onConfirmed(): void;
  /** The link that was pressed is no longer valid. */
  onInvalidLink(): void;
  ways: ReactNode;
};

/** Where a link alone confirms nothing, as anyone may have asked for it: the password shows whose doing it was. */
export function PasswordProof({ intro, email, confirm, onConfirmed, onInvalidLink, ways }: PasswordProofProps) {
  const form = useForm({
    initial: { password: '' },
    check: (values) => checkFields(values) ?? { input: values },
    save: ({ password }: { password: string }) => confirm(password),
    done: onConfirmed,
    title: 'Bevestigen is niet gelukt',
    fieldOf: () => 'password',
    handle({ code }) {
      if (code === 'INVALID_LINK') onInvalidLink();
      return code === 'INVALID_LINK';
    },
  });

  return (
    <FocusedTitle>
      <NarrowPage title="Vul je wachtwoord in" intro={intro} ways={ways}>
        <Form form={form}>
          {email === undefined ? null : <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
          <PasswordField label="Wachtwoord" autoComplete="current-password" required {...form.secret('password')} />
          <SubmitButton form={form}>E-mailadres bevestigen</SubmitButton>
        </Form>
      </NarrowPage>
    </FocusedTitle>
  );
}
