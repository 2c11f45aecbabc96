import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { PasswordField } from '../../../platform/web/kit/password-field.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { SignInInput } from '../contract.ts';
import { useSignIn } from '../hooks/sign-in.ts';
import { checkFields } from '../view/check-fields.ts';
import { knownEmail, rememberEmail } from '../view/known-email.ts';
import { ResendButton } from './resend-button.tsx';
import style from './sign-in-form.module.css';

/** Refusals of the person, not of what they typed. */
const ofPerson = ['EMAIL_NOT_CONFIRMED', 'SUSPENDED'];

export function SignInForm({ officeMail }: { officeMail: string }) {
  const signIn = useSignIn();
  const [sentFor, setSentFor] = useState('');
  const [email] = useState(knownEmail);
  const form = useForm({
    initial: { email, password: '' },
    check: (values) => checkFields(values) ?? { input: { ...values, email: values.email.trim() } },
    save(input: SignInInput) {
      setSentFor(input.email);
      return signIn.mutateAsync(input);
    },
    title: 'Inloggen mislukt',
    prefix: 'Fout: ',
    fieldOf: (code) => (ofPerson.includes(code) ? undefined : 'password'),
  });
  const typed = form.values.email;
  useEffect(() => rememberEmail(typed), [typed]);

  return (
    <Form form={form}>
      <EmailField label="E-mailadres" autoComplete="email" required {...form.field('email')} />
      <PasswordField label="Wachtwoord" autoComplete="current-password" required {...form.secret('password')} />
      <Link to="/wachtwoord-vergeten" className={style.forgotten}>
        Wachtwoord vergeten?
      </Link>
      {form.code === 'EMAIL_NOT_CONFIRMED' && (
        <Notice role="status">
          <Text isStrong>Bevestig eerst je e-mailadres</Text>
          <p>Klik op de link in de mail die we naar {sentFor} stuurden. Daarna kun je inloggen.</p>
          <ResendButton email={sentFor} />
        </Notice>
      )}
      {form.code === 'SUSPENDED' && (
        <Notice tone="danger" role="status">
          <Text isStrong>Je account is geblokkeerd</Text>
          <p>
            Je kunt niet inloggen, en anderen zien niets van je. Ben je het er niet mee eens? Mail dan naar{' '}
            <a href={`mailto:${officeMail}`}>{officeMail}</a>.
          </p>
        </Notice>
      )}
      <SubmitButton form={form}>Inloggen</SubmitButton>
    </Form>
  );
}
