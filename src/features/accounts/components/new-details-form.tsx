import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { LinkButton } from '../../../platform/web/kit/link-button.tsx';
import { usePersonForm } from '../hooks/person-form.ts';
import { useConfirmWithDetails } from '../hooks/sign-up.ts';
import { suggestedRole } from '../view/roles.ts';
import { Agreement } from './agreement.tsx';
import { FocusedTitle } from './focused-title.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { PersonFields } from './person-fields.tsx';

type NewDetailsFormProps = {
  token: string;
  email: string;
  passwordMinLength: number;
  onConfirmed(): void;
  onInvalidLink(): void;
  /** Back to confirming with the password of the sign-up. */
  onBack(): void;
};

/** Asks the owner of an address for new details: they don't know the password that somebody else signed up with. */
export function NewDetailsForm({ token, email, passwordMinLength, onConfirmed, onInvalidLink, onBack }: NewDetailsFormProps) {
  const confirm = useConfirmWithDetails();
  const form = usePersonForm({
    email,
    passwordMinLength,
    // The link has the address.
    save: ({ email: _known, ...person }) => confirm.mutateAsync({ token, ...person }),
    done: onConfirmed,
    handle({ code }) {
      if (code === 'INVALID_LINK') onInvalidLink();
      return code === 'INVALID_LINK';
    },
  });

  return (
    <FocusedTitle>
      <NarrowPage
        title="Begin opnieuw"
        intro={`Vul in wie je bent en kies een nieuw wachtwoord. Wat eerder met ${email} is ingevuld, vervalt.`}
        ways={<LinkButton onClick={onBack}>Toch met je wachtwoord bevestigen</LinkButton>}
      >
        <Form form={form}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PersonFields form={form} passwordMinLength={passwordMinLength} suggested={suggestedRole} />
          <Agreement />
          <SubmitButton form={form}>Account maken</SubmitButton>
        </Form>
      </NarrowPage>
    </FocusedTitle>
  );
}
