import { useState } from 'react';
import { Form, SubmitButton } from '../../../../platform/web/forms/form.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../../platform/web/kit/email-field.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { useEnterCode, useRequestCode } from '../hooks.ts';
import { codeDigits, codeMinutes } from '../policy.ts';

const title = 'Nog niet geopend';

/** Confirms the reader's address: a mail with a code, and the field to enter it. */
export function CodeForm({ token }: { token: string }) {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <Stack gap={16}>
      {email === null ? (
        <AddressForm token={token} onSent={setEmail} />
      ) : (
        <EnterForm token={token} email={email} onAgain={() => setEmail(null)} />
      )}
      <noscript>
        <Text>Zet JavaScript aan om je adres te bevestigen.</Text>
      </noscript>
    </Stack>
  );
}

function AddressForm({ token, onSent }: { token: string; onSent: (email: string) => void }) {
  const { mutateAsync } = useRequestCode();
  const form = useForm({
    initial: { email: '' },
    check({ email }: { email: string }) {
      return email.trim() === '' ? { problems: { email: 'Vul je e-mailadres in.' } } : { input: { token, email } };
    },
    save: (input: { token: string; email: string }) => mutateAsync(input),
    done: (_result, { email }) => onSent(email.trim()),
    title,
  });
  return (
    <Form form={form}>
      <EmailField
        label="Je e-mailadres"
        hint="Het adres waarvoor de pitch gedeeld is. Je krijgt er een code op."
        autoComplete="email"
        maxLength={254}
        required
        {...form.field('email')}
      />
      <Actions>
        <SubmitButton form={form}>Code aanvragen</SubmitButton>
      </Actions>
    </Form>
  );
}

function EnterForm({ token, email, onAgain }: { token: string; email: string; onAgain: () => void }) {
  const { mutateAsync } = useEnterCode();
  const form = useForm({
    initial: { code: '' },
    check({ code }: { code: string }) {
      const digits = code.replaceAll(/\D/g, '');
      return digits.length === codeDigits
        ? { input: { token, code: digits } }
        : { problems: { code: `Een code heeft ${codeDigits} cijfers.` } };
    },
    save: (input: { token: string; code: string }) => mutateAsync(input),
    fieldOf: (code) => (code === 'WRONG_CODE' ? 'code' : undefined),
    title,
  });
  return (
    <Form form={form}>
      <Text role="status">
        Is de pitch met <strong>{email}</strong> gedeeld? Dan krijg je nu een mail met een code. Hij blijft {codeMinutes} minuten geldig.
      </Text>
      <TextField
        label="Code uit de mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        {...form.field('code')}
      />
      <Actions>
        <SubmitButton form={form}>Bevestigen</SubmitButton>
        <Button tone="quiet" onClick={onAgain}>
          Ander adres of nieuwe code
        </Button>
      </Actions>
    </Form>
  );
}
