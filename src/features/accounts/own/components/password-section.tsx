import { Form, SubmitButton } from '../../../../platform/web/forms/form.tsx';
import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { PasswordField } from '../../../../platform/web/kit/password-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { passwordHint } from '../../texts.ts';
import type { NewPassword } from '../contract.ts';
import { useAccount, useChangePassword } from '../hooks.ts';
import { checkNewPassword } from '../view/check-new-password.ts';

const initial: NewPassword = { currentPassword: '', password: '' };

const fields = new Map<string, keyof NewPassword>([
  ['WRONG_PASSWORD', 'currentPassword'],
  ['WEAK_PASSWORD', 'password'],
]);

export function PasswordSection({ passwordMinLength }: { passwordMinLength: number }) {
  const { email } = useAccount();
  const change = useChangePassword();
  const form = useForm({
    initial,
    check: (values): Checked<NewPassword> => checkNewPassword(values, passwordMinLength),
    save: (input) => change.mutateAsync(input),
    done() {
      toast({ kind: 'success', title: 'Wachtwoord gewijzigd', message: 'Op andere apparaten ben je uitgelogd.' });
      form.restart(initial);
    },
    title: 'Wachtwoord niet gewijzigd',
    fieldOf: (code) => fields.get(code),
  });

  return (
    <Section id="wachtwoord" title="Wachtwoord" intro="Na een wijziging word je op alle andere apparaten uitgelogd.">
      <Form form={form} width="narrow">
        {/* Lets password managers know whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Huidig wachtwoord"
          autoComplete="current-password"
          maxLength={128}
          required
          {...form.secret('currentPassword')}
        />
        <PasswordField
          label="Nieuw wachtwoord"
          autoComplete="new-password"
          maxLength={128}
          required
          hint={passwordHint(passwordMinLength)}
          {...form.secret('password')}
        />
        <Actions>
          <SubmitButton form={form}>Wachtwoord wijzigen</SubmitButton>
        </Actions>
      </Form>
    </Section>
  );
}
