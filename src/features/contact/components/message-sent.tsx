import { useEffect, useRef } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import style from './message-sent.module.css';

type MessageSentProps = {
  email: string;
  /** Whether mails are shown at /postvak instead of being sent. */
  hasMailbox: boolean;
  onAnother(): void;
};

/** Stands where the form was: what happens next, and a way on. */
export function MessageSent({ email, hasMailbox, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={style.sent} aria-labelledby="verzonden">
      <Plant drawing="sprout" size={128} />
      <h2 id="verzonden" ref={heading} tabIndex={-1}>
        Je bericht is bij ons
      </h2>
      <p>
        We antwoorden op <strong className={style.address}>{email}</strong>. Daar krijg je ook een bevestiging; kijk bij ongewenste mail als
        je die niet ziet.
      </p>
      <div className={style.actions}>
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
      </div>
    </section>
  );
}
