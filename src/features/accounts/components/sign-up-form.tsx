import { useEffect, useRef, useState } from 'react';
import { type Attempt, attemptFor } from '../../../platform/attempt.ts';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { type KnownPerson, usePersonForm } from '../hooks/person-form.ts';
import { useSignUp } from '../hooks/sign-up.ts';
import { knownEmail, rememberEmail } from '../view/known-email.ts';
import { suggestedRole } from '../view/roles.ts';
import { Agreement } from './agreement.tsx';
import { PersonFields } from './person-fields.tsx';

type SignUpFormProps = {
  passwordMinLength: number;
  /** Of somebody who signed up here before, with another address. */
  known: KnownPerson | undefined;
  /** The account waits for confirmation of this address. */
  onSignedUp(email: string, person: KnownPerson): void;
};

export function SignUpForm({ passwordMinLength, known, onSignedUp }: SignUpFormProps) {
  const signUp = useSignUp();
  const attempt = useRef<Attempt>(null);
  const [email] = useState(knownEmail);
  const form = usePersonForm({
    email,
    known,
    passwordMinLength,
    save(person) {
      attempt.current = attemptFor(attempt.current, JSON.stringify(person));
      return signUp.mutateAsync({ id: attempt.current.id, ...person });
    },
    done({ email: waitsFor, firstName, lastName, roles }) {
      toast({ kind: 'success', title: 'Registratie succesvol!', message: 'Check je email voor de bevestigingslink.' });
      onSignedUp(waitsFor, { firstName, lastName, roles });
    },
  });
  const typed = form.values.email;
  useEffect(() => rememberEmail(typed), [typed]);

  return (
    <Form form={form}>
      <PersonFields form={form} passwordMinLength={passwordMinLength} suggested={known === undefined ? suggestedRole : undefined}>
        <EmailField label="E-mailadres" autoComplete="email" required {...form.field('email')} />
      </PersonFields>
      <Agreement />
      <SubmitButton form={form}>Registreren</SubmitButton>
    </Form>
  );
}
