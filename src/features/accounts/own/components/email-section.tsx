import { Form, SubmitButton } from '../../../../platform/web/forms/form.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../../platform/web/kit/email-field.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { PasswordField } from '../../../../platform/web/kit/password-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { checkFields } from '../../view/check-fields.ts';
import type { NewEmail } from '../contract.ts';
import { tellRefusal, useAccount, useCancelEmailChange, useRequestEmailChange } from '../hooks.ts';

const initial: NewEmail = { email: '', password: '' };

const fields = new Map<string, keyof NewEmail>([
  ['WRONG_PASSWORD', 'password'],
  ['SAME_EMAIL', 'email'],
]);

export function EmailSection() {
  const { email, newEmail } = useAccount();
  const change = useRequestEmailChange();
  const cancel = useCancelEmailChange();
  const form = useForm({
    initial,
    check: (values) => checkFields(values) ?? { input: { ...values, email: values.email.trim() } },
    save: (input: NewEmail) => change.mutateAsync(input),
    done(_result, sent) {
      toast({ kind: 'success', title: 'Mail verstuurd', message: `Klik op de link in de mail aan ${sent.email}.` });
      form.restart(initial);
    },
    title: 'E-mailadres niet gewijzigd',
    fieldOf: (code) => fields.get(code),
  });

  return (
    <Section
      id="e-mail"
      title="E-mailadres"
      intro={
        <>
          Je logt in met <strong>{email}</strong>.
        </>
      }
    >
      <KeepFocus>
        {newEmail !== null && (
          <Notice role="status">
            <p>
              We stuurden een link naar <strong>{newEmail}</strong>. Klik erop om over te stappen; tot dan blijft je oude adres gelden.
            </p>
            <Button
              disabled={cancel.isPending}
              onClick={() =>
                cancel.mutate(undefined, {
                  onSuccess: () => toast({ kind: 'success', title: 'Wijziging geannuleerd', message: `Je blijft inloggen met ${email}.` }),
                  onError: (error) => tellRefusal(error, 'Niet geannuleerd'),
                })
              }
            >
              {cancel.isPending ? 'Bezig...' : 'Wijziging annuleren'}
            </Button>
          </Notice>
        )}
        <Form form={form} width="narrow">
          <EmailField
            label="Nieuw e-mailadres"
            autoComplete="email"
            required
            hint="We sturen een link naar dit adres om te bevestigen dat het van jou is."
            {...form.field('email')}
          />
          <PasswordField label="Je wachtwoord" autoComplete="current-password" maxLength={128} required {...form.secret('password')} />
          <Actions>
            <SubmitButton form={form}>Bevestigingslink sturen</SubmitButton>
          </Actions>
        </Form>
      </KeepFocus>
    </Section>
  );
}
