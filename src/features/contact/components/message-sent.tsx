import { useEffect, useRef } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import style from './message-sent.module.css';

type MessageSentProps = {
  email: string;
  /** Whether mails are not sent but shown at /postvak. */
  hasMailbox: boolean;
  onAnother(): void;
};

/** Replaces the form after sending: it says what happens next and offers another message. */
export function MessageSent({ email, hasMailbox, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" gap={24} aria-labelledby="verzonden">
      <div className={style.sent}>
        <Plant drawing="sprout" size={128} />
        <h2 id="verzonden" ref={heading} tabIndex={-1}>
          Je bericht is bij ons
        </h2>
        <p>
          We antwoorden op <strong className={style.address}>{email}</strong>. Daar krijg je ook een bevestiging; kijk bij ongewenste mail
          als je die niet ziet.
        </p>
      </div>
      <Actions>
        {hasMailbox ? (
          <ButtonAnchor href="/postvak" tone="primary">
            Open het postvak
          </ButtonAnchor>
        ) : (
          <ButtonLink to="/" tone="primary">
            Naar de startpagina
          </ButtonLink>
        )}
        <Button onClick={onAnother}>Nog een bericht sturen</Button>
      </Actions>
    </Card>
  );
}
