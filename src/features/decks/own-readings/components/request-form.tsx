import { useState } from 'react';
import { Form, SubmitButton } from '../../../../platform/web/forms/form.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { EmailField } from '../../../../platform/web/kit/email-field.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useRequestReadings } from '../hooks.ts';
import { linkMinutes } from '../policy.ts';

/** Asks for the mail with the link. The answer never shows whether a deck was shared with the address. */
export function RequestForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { mutateAsync } = useRequestReadings();
  const form = useForm({
    initial: { email: '' },
    check({ email }: { email: string }) {
      return email.trim() === '' ? { problems: { email: 'Vul je e-mailadres in.' } } : { input: { email } };
    },
    save: (input: { email: string }) => mutateAsync(input),
    done: (_result, { email }) => setSentTo(email.trim()),
    title: 'Mail niet verstuurd',
    fieldOf: () => 'email',
  });
  if (sentTo !== null) {
    return (
      <Text role="status">
        Is er ooit een pitch gedeeld met <strong>{sentTo}</strong>? Dan krijg je nu een mail met een link die {linkMinutes} minuten werkt.
      </Text>
    );
  }
  return (
    <Form form={form}>
      <EmailField
        label="Je e-mailadres"
        hint="Het adres waarop de pitch met je gedeeld is. Je krijgt er een link op."
        autoComplete="email"
        maxLength={254}
        required
        {...form.field('email')}
      />
      <Actions>
        <SubmitButton form={form}>Link sturen</SubmitButton>
      </Actions>
      <noscript>
        <Text>Zet JavaScript aan om je adres te bevestigen.</Text>
      </noscript>
    </Form>
  );
}
