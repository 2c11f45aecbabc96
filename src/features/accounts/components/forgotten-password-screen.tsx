import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { ButtonAnchor, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { useRequestPasswordReset } from '../hooks/reset-password.ts';
import { checkFields } from '../view/check-fields.ts';
import { knownEmail, rememberEmail } from '../view/known-email.ts';
import { FocusedTitle } from './focused-title.tsx';
import { NarrowPage } from './narrow-page.tsx';

/** Asks for a new password. The answer never shows whether the address has an account (docs/product.md, Accounts). */
export function ForgottenPasswordScreen({ hasMailbox }: { hasMailbox: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? <RequestForm onSent={setSentTo} /> : <MailSent email={sentTo} hasMailbox={hasMailbox} />;
}

function RequestForm({ onSent }: { onSent(email: string): void }) {
  const request = useRequestPasswordReset();
  const [known] = useState(knownEmail);
  const form = useForm({
    initial: { email: known },
    check: ({ email }) => checkFields({ email }) ?? { input: { email: email.trim() } },
    save: (input: { email: string }) => request.mutateAsync(input),
    done(_result, { email }) {
      rememberEmail(email);
      onSent(email);
    },
    title: 'Mail niet verstuurd',
    fieldOf: () => 'email',
  });

  return (
    <NarrowPage
      title="Wachtwoord vergeten?"
      intro="Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest."
      ways={<Link to="/auth">Terug naar inloggen</Link>}
    >
      <Form form={form}>
        <EmailField label="E-mailadres" autoComplete="email" required {...form.field('email')} />
        <SubmitButton form={form}>Link sturen</SubmitButton>
      </Form>
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
          Als er een account is met <strong>{email}</strong>, krijg je binnen enkele minuten een mail met een link. De link werkt een uur;
          een eerdere link werkt niet meer.
        </p>
        <p>Niets gekregen? Kijk bij ongewenste mail, of probeer een ander adres.</p>
      </NoticePage>
    </FocusedTitle>
  );
}
