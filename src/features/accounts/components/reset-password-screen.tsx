import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { useResetPassword } from '../hooks/reset-password.ts';
import { passwordHint } from '../texts.ts';
import { checkFields } from '../view/check-fields.ts';
import { NarrowPage } from './narrow-page.tsx';

type ResetPasswordScreenProps = { token: string; works: boolean; passwordMinLength: number };

/** Where the mail's link leads: a new password, then signing in with it. */
export function ResetPasswordScreen({ token, works, passwordMinLength }: ResetPasswordScreenProps) {
  const reset = useResetPassword();
  const [isInvalid, setInvalid] = useState(!works);
  const form = useForm({
    initial: { password: '' },
    check: (values) => checkFields(values, passwordMinLength) ?? { input: values },
    save: ({ password }: { password: string }) => reset.mutateAsync({ token, password }),
    title: 'Wachtwoord niet gewijzigd',
    fieldOf: () => 'password',
    handle({ code }) {
      if (code === 'INVALID_LINK') setInvalid(true);
      return code === 'INVALID_LINK';
    },
  });

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
          Een link is een uur geldig en werkt één keer, en alleen de laatste die je vroeg. Vraag een nieuwe aan en probeer het nog eens.
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
      <Form form={form}>
        <PasswordField
          label="Nieuw wachtwoord"
          autoComplete="new-password"
          maxLength={128}
          required
          hint={passwordHint(passwordMinLength)}
          {...form.secret('password')}
        />
        <SubmitButton form={form}>Wachtwoord opslaan</SubmitButton>
      </Form>
    </NarrowPage>
  );
}
