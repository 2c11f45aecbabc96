import { ButtonAnchor } from '../../../platform/web/kit/buttons.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { LinkButton } from '../../../platform/web/kit/link-button.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { FocusedTitle } from './focused-title.tsx';
import { ResendButton } from './resend-button.tsx';

type CheckMailProps = {
  email: string;
  /** Whether mails are shown at /postvak instead of being sent. */
  hasMailbox: boolean;
  onOtherAddress(): void;
};

/** After signing up: the account waits for its address to be confirmed. */
export function CheckMail({ email, hasMailbox, onOtherAddress }: CheckMailProps) {
  return (
    <FocusedTitle>
      <Stack align="start">
        <Plant drawing="seed" size={136} />
        <h1>Check je e-mail</h1>
        <p>
          We stuurden een link naar <strong>{email}</strong>. Open hem in deze browser om je e-mailadres te bevestigen; daarna kun je
          inloggen.
        </p>
        <Row gap={12}>
          {hasMailbox && (
            <ButtonAnchor href="/postvak" tone="primary">
              Open het postvak
            </ButtonAnchor>
          )}
          <ResendButton email={email} />
        </Row>
        <Text tone="muted" size="small">
          Niets gekregen? Kijk bij ongewenste mail, of <LinkButton onClick={onOtherAddress}>gebruik een ander adres</LinkButton>. De link
          werkt een dag.
        </Text>
      </Stack>
    </FocusedTitle>
  );
}
